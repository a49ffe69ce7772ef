// The messages about the images of one choice, drop or paste. Each message replaces the one before.
import type { FileRefusal } from '#ui/kit/image-refusal.ts';

export interface UploadReports {
  onProblem: (problem: FileRefusal, file: Pick<File, 'name'>) => void;
  onUploaded: () => void;
}

/** A problem of the files with these `names`; without names, of pictures that a paste leaves out. */
type FilesProblem = FileRefusal & { names: string[] };

/**
 * The reports about `count` files: each problem at once and together with the earlier ones, success only once, when every
 * file was inserted. `leftOut` are the problems that were reported before.
 */
export function uploadReports(
  count: number,
  leftOut: readonly FileRefusal[],
  on: { onProblem: (problem: FileRefusal) => void; onUploaded: () => void },
): UploadReports {
  const problems: FilesProblem[] = leftOut.map((problem) => ({ ...problem, names: [] }));
  let inserted = 0;
  return {
    onProblem(problem, { name }) {
      const same = problems.find(({ description }) => description === problem.description);
      if (same) same.names.push(name);
      else problems.push({ ...problem, names: [name] });
      on.onProblem(messageOf(problems));
    },
    onUploaded() {
      inserted += 1;
      if (problems.length === 0 && inserted === count) on.onUploaded();
    },
  };
}

function messageOf(problems: readonly FilesProblem[]): FileRefusal {
  const texts = problems.map(({ names, title, description }) =>
    names.length > 0 ? `${names.join(', ')}: ${description}` : `${title}. ${description}`,
  );
  const [first, ...others] = problems;
  const title = first && others.length === 0 ? first.title : 'Some files were not added';
  return { title, description: texts.join(' ') };
}
