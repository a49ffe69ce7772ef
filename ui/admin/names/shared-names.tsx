// Categories, sectors, roles and authors: how many items have each, and renaming or merging one of them everywhere.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NameKind, NameList, RenameTakeBack, SharedName } from '#db/contract/names.ts';
import { namesQuery } from '#ui/admin/forms/fields/use-names.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { focusFallback } from '#ui/admin/shell/focus-fallback.ts';
import { undoSave, useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { Button } from '#ui/kit/button.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { undoneMessage } from './undone-message.ts';

const KINDS: readonly { of: NameKind; title: string; noun: 'posts' | 'case studies' }[] = [
  { of: 'post-category', title: 'Categories of posts', noun: 'posts' },
  { of: 'author', title: 'Authors', noun: 'posts' },
  { of: 'case-study-category', title: 'Categories of case studies', noun: 'case studies' },
  { of: 'sector', title: 'Sectors', noun: 'case studies' },
  { of: 'role', title: 'Roles', noun: 'case studies' },
];
const ONE = { posts: 'post', 'case studies': 'case study' } as const;

// a name that somebody else renamed leaves the list once its dialog has been closed
const passesFocusOn = focusFallback((removed) => removed.closest('[tabindex="-1"]'));

/** The names as the server rendered them. */
export function SharedNames(props: { list: NameList }) {
  return (
    <AdminFrame>
      <Names {...props} />
    </AdminFrame>
  );
}

function Names({ list }: { list: NameList }) {
  const queries = useQueryClient();
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const [renaming, setRenaming] = useState<SharedName | null>(null);
  const { data } = useQuery({
    ...namesQuery,
    initialData: list,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const refresh = () => queries.invalidateQueries({ queryKey: namesQuery.queryKey });
  const root = useRef<HTMLDivElement>(null);
  const renamedTo = useRef<string>(null);
  // the button that opened the dialog has disappeared with the former name
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the names are those after the rename
  useEffect(() => {
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-name]') ?? [])];
    const button = buttons.find(({ dataset }) => dataset.name === renamedTo.current);
    if (!button) return;
    renamedTo.current = null;
    button.focus();
  }, [data]);
  const takeBack = async (undo: RenameTakeBack) => {
    try {
      const answer = await whenLoggedIn('the undo', () =>
        answerOf(api.admin.names['take-back'].$post({ json: undo })),
      );
      toasts.show(undoneMessage(undo, answer.undo));
    } catch (error) {
      toasts.showUndoError(error, () => void takeBack(undo));
    }
    await refresh();
  };
  return (
    <div className="shared-names" ref={root}>
      {KINDS.map(({ of, title, noun }) => {
        const names = data.names.filter((each) => each.of === of);
        return (
          <section key={of} className="shared-names-kind" aria-labelledby={`names-${of}`}>
            <h2 className="shared-names-title" id={`names-${of}`}>
              {title}
            </h2>
            {names.length === 0 && <p className="shared-names-none">None yet.</p>}
            <ul className="shared-names-list">
              {names.map((each) => (
                <li key={each.name} className="shared-names-row">
                  <span className="shared-names-name" dir="auto">
                    {each.name}
                  </span>
                  <span className="shared-names-count">
                    {each.count} {each.count === 1 ? ONE[noun] : noun}
                  </span>
                  <Button
                    size="sm"
                    variant="ghost"
                    data-name={`${of} ${each.name}`}
                    ref={passesFocusOn}
                    onClick={() => setRenaming(each)}
                  >
                    Rename…<span className="visually-hidden"> {each.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {renaming && (
        <RenameDialog
          key={`${renaming.of} ${renaming.name}`}
          renaming={renaming}
          others={data.names.filter(({ of }) => of === renaming.of)}
          onClose={() => setRenaming(null)}
          // somebody else may have renamed it
          onFailed={refresh}
          onRenamed={async (to, { changed, undo }) => {
            setRenaming(null);
            renamedTo.current = `${renaming.of} ${to}`;
            toasts.show({
              title: 'Success',
              description: `“${renaming.name}” is now “${to}” in ${changed} ${changed === 1 ? 'item' : 'items'}.`,
              action: undoSave(() => void takeBack(undo)),
            });
            await refresh();
          }}
        />
      )}
    </div>
  );
}
