// What can be done with a section of the previewed page, in a bar over it.
import type { ReactNode } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { ArrowDown, ArrowUp, Copy, EyeOff, Plus, SquarePen, Trash2 } from '#ui/kit/icons.ts';
import type { Sections } from '../use-sections.ts';

interface SectionBarProps {
  /** Its place in the form. */
  index: number;
  sections: Pick<
    Sections,
    'mayAt' | 'labelAt' | 'move' | 'say' | 'askToAdd' | 'duplicate' | 'setHidden' | 'removeSection'
  >;
  /** Opens the section in the form. */
  onEdit: () => void;
}

/** A toolbar; its buttons keep the focus, so that a section is moved by one press after another. */
export function SectionBar({ index, sections, onEdit }: SectionBarProps) {
  const label = sections.labelAt(index);
  const may = sections.mayAt(index);
  const kept = may.keptBecause;
  const moveBy = (by: 1 | -1) => {
    sections.move(index, index + by);
    sections.say(`${label} moved, place ${index + by + 1}.`);
  };
  const tool = (name: string, icon: ReactNode, onClick: () => void, isOff = false, why = name) => (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`${name}: ${label}`}
      aria-disabled={isOff || undefined}
      title={why}
      onClick={() => !isOff && onClick()}
    >
      {icon}
    </Button>
  );
  return (
    <div className="section-bar" role="toolbar" aria-label={`Section: ${label}`}>
      <span className="section-bar-name">{label}</span>
      {tool('Edit', <SquarePen aria-hidden="true" />, onEdit)}
      {tool('Move up', <ArrowUp aria-hidden="true" />, () => moveBy(-1), !may.moveUp)}
      {tool('Move down', <ArrowDown aria-hidden="true" />, () => moveBy(1), !may.moveDown)}
      {tool('Add below', <Plus aria-hidden="true" />, () => sections.askToAdd(index))}
      {may.repeat &&
        tool('Duplicate', <Copy aria-hidden="true" />, () => sections.duplicate(index))}
      {tool(
        'Hide',
        <EyeOff aria-hidden="true" />,
        () => sections.setHidden(index, true),
        kept !== null,
        kept ?? 'Hide',
      )}
      {tool(
        'Remove',
        <Trash2 aria-hidden="true" />,
        () => sections.removeSection(index),
        kept !== null,
        kept ?? 'Remove',
      )}
    </div>
  );
}
