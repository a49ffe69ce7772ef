// The menu that opens when '/' is typed. The focus stays in the text; the arrow keys move through the menu.
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Kbd } from '#ui/kit/kbd.tsx';
import { Anchored } from './anchored.tsx';
import type { SlashMenuStore } from './slash-commands.ts';

/** Shows the open menu of `store`. `context` is the text, which refers assistive tools to the active option. */
export function SlashMenu({ store, context }: { store: SlashMenuStore; context: Element }) {
  const open = useSyncExternalStore(store.subscribe, store.current, () => null);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const active = open?.matches.length ? open.activeIndex : undefined;
  useEffect(() => {
    if (active === undefined) return;
    context.setAttribute('aria-controls', id);
    context.setAttribute('aria-activedescendant', `${id}-${active}`);
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    return () => {
      context.removeAttribute('aria-controls');
      context.removeAttribute('aria-activedescendant');
    };
  }, [context, id, active]);
  if (!open) return null;
  return (
    <Anchored rect={open.rect} context={context} className="editor-slash">
      <div id={id} ref={list} role="listbox" aria-label="Insert">
        {open.matches.map((command, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, which refers to the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text handles the keys
          <div
            key={command.id}
            id={`${id}-${index}`}
            className="option"
            role="option"
            aria-selected={index === open.activeIndex}
            data-selected={index === open.activeIndex}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => open.choose(command)}
          >
            <span className="option-mark">
              {command.Icon && <command.Icon aria-hidden="true" />}
            </span>
            <span className="option-text">{command.label}</span>
            {command.keys && <Kbd keys={command.keys} aria-hidden="true" />}
          </div>
        ))}
      </div>
      {open.matches.length === 0 && <p className="editor-slash-none">No matches</p>}
    </Anchored>
  );
}
