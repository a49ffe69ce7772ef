// The list that '/' opens: the focus stays in the text, the arrow keys move through the list.
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Anchored } from './anchored.tsx';
import type { SlashMenuStore } from './slash-commands.ts';

/** Shows what `store` has open. `context` is the text, which says to assistive tools which row is meant. */
export function SlashMenu({ store, context }: { store: SlashMenuStore; context: Element }) {
  const open = useSyncExternalStore(store.subscribe, store.current, () => null);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = open?.found.length ? open.at : undefined;
  useEffect(() => {
    if (at === undefined) return;
    context.setAttribute('aria-controls', id);
    context.setAttribute('aria-activedescendant', `${id}-${at}`);
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
    return () => {
      context.removeAttribute('aria-controls');
      context.removeAttribute('aria-activedescendant');
    };
  }, [context, id, at]);
  if (!open) return null;
  return (
    <Anchored rect={open.rect} context={context} className="editor-slash">
      <div id={id} ref={list} role="listbox" aria-label="Insert">
        {open.found.map((command, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, which names the active row
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the text
          <div
            key={command.id}
            id={`${id}-${index}`}
            className="option"
            role="option"
            aria-selected={index === open.at}
            data-selected={index === open.at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => open.choose(command)}
          >
            <span className="option-mark">
              {command.Icon && <command.Icon aria-hidden="true" />}
            </span>
            {command.label}
          </div>
        ))}
      </div>
      {open.found.length === 0 && <p className="editor-slash-none">Nothing by that name</p>}
    </Anchored>
  );
}
