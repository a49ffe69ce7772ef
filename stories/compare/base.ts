// Chooses the commit that the stories are compared with.
import { run } from './run.ts';

/** The commit to compare with. `reason` completes "compared with abc1234, …". */
export interface Base {
  revision: string;
  reason: string;
}

/** The state of the repository, from which the base is chosen. */
export interface RepositoryState {
  /** The revision that was asked for by `--base`. */
  given: string | undefined;
  /** There are uncommitted changes or untracked files. */
  dirty: boolean;
  head: string;
  /** The merge base of HEAD and main; null when the repository has no main. */
  mergeBase: string | null;
}

/**
 * The revision asked for; else HEAD for uncommitted changes, the commit before HEAD on main, and the merge base with main
 * on any other branch. Throws when there is no main to compare with.
 */
export function chooseBase({ given, dirty, head, mergeBase }: RepositoryState): Base {
  if (given !== undefined) return { revision: given, reason: 'given by --base' };
  if (dirty) return { revision: 'HEAD', reason: 'since there are uncommitted changes' };
  if (mergeBase === null) throw new Error('There is no branch main: choose a commit with --base.');
  if (mergeBase === head)
    return { revision: 'HEAD~1', reason: 'the commit before, since HEAD is on main' };
  return { revision: mergeBase, reason: 'the merge base with main' };
}

/** The base of the repository in `folder`, with its full hash as `revision`. Throws when the revision does not exist. */
export async function findBase(
  folder: string,
  given: string | undefined,
  signal: AbortSignal,
): Promise<Base> {
  const git = (...args: string[]) => run(['git', ...args], { cwd: folder, signal });
  const state = {
    given,
    dirty: (await git('status', '--porcelain')) !== '',
    head: await git('rev-parse', 'HEAD'),
    mergeBase: await git('merge-base', 'HEAD', 'main')
      .catch(() => git('merge-base', 'HEAD', 'origin/main'))
      .catch(() => null),
  };
  const { revision, reason } = chooseBase(state);
  return { revision: await git('rev-parse', '--verify', `${revision}^{commit}`), reason };
}
