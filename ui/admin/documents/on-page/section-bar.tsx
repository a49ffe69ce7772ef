// The toolbar over a section of the previewed page.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { keepOneTabStop, moveThrough } from '#ui/admin/shell/roving-focus.ts';
import { Button } from '#ui/kit/button.tsx';
import { ArrowDown, ArrowUp, Copy, EyeOff, Plus, SquarePen, Trash2 } from '#ui/kit/icons.ts';
import type { Sections } from '../use-sections.ts';

interface SectionBarProps {
  /** The index of the section in the form. */
  index: number;
  sections: Pick<Sections, 'mayAt' | 'labelAt'>;
  /** Opens the section in the form. */
  onEdit: () => void;
  onMove: (by: 1 | -1) => void;
  onAdd: () => void;
  onDuplicate: () => void;
  onHide: () => void;
  onRemove: () => void;
  /** Goes to the next section of the page, or the one before; the focus stays on its tool. */
  onStep: (by: 1 | -1) => void;
  onFocus?: () => void;
  /** Called for Escape. */
  onLeave: () => void;
}

/** A toolbar with one tab stop. Every section has the same buttons, and they keep the focus from one section to the next. */
export function SectionBar({ index, sections, ...on }: SectionBarProps) {
  const strip = useRef<HTMLDivElement>(null);
  const hintId = useId();
  useEffect(() => keepOneTabStop(strip.current), []);
  const label = sections.labelAt(index);
  const may = sections.mayAt(index);
  const kept = may.keptBecause;
  const tool = (name: string, icon: ReactNode, onClick: () => void, isOff = false, why = name) => (
    <Button
      variant="ghost"
      size="icon"
      data-tool=""
      aria-label={`${name}: ${label}`}
      aria-disabled={isOff || undefined}
      title={why}
      onClick={() => !isOff && onClick()}
    >
      {icon}
    </Button>
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (by === undefined) return moveThrough(event, strip.current, on.onLeave);
    event.preventDefault();
    on.onStep(by);
  };
  return (
    <div
      className="section-bar"
      role="toolbar"
      aria-label={`Section: ${label}`}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
      onFocus={on.onFocus}
    >
      <span className="section-bar-name">{label}</span>
      <span className="visually-hidden" id={hintId}>
        Use the up and down arrow keys to move between sections.
      </span>
      <div className="section-bar-tools" ref={strip}>
        {tool('Edit', <SquarePen aria-hidden="true" />, on.onEdit)}
        {tool('Move up', <ArrowUp aria-hidden="true" />, () => on.onMove(-1), !may.moveUp)}
        {tool('Move down', <ArrowDown aria-hidden="true" />, () => on.onMove(1), !may.moveDown)}
        {tool('Add below', <Plus aria-hidden="true" />, on.onAdd)}
        {tool(
          'Duplicate',
          <Copy aria-hidden="true" />,
          on.onDuplicate,
          !may.repeat,
          may.repeat ? 'Duplicate' : 'A page has this section only once',
        )}
        {tool('Hide', <EyeOff aria-hidden="true" />, on.onHide, kept !== null, kept ?? 'Hide')}
        {tool(
          'Remove',
          <Trash2 aria-hidden="true" />,
          on.onRemove,
          kept !== null,
          kept ?? 'Remove',
        )}
      </div>
    </div>
  );
}
