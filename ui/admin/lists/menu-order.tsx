// The place of a case study among the others: its number, a handle to put it elsewhere, and a step up or down.

import { DragHandle } from '#ui/admin/forms/drag-handle.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ArrowDown, ArrowUp } from '#ui/kit/icons.ts';
import type { MenuOrdering } from './use-menu-order.ts';

/** What is needed of a case study to move it. */
export interface PlacedStudy {
  id: number;
  title: string;
  menuOrder: number;
}

interface MenuOrderProps {
  study: PlacedStudy;
  /** The studies as they are shown. */
  among: readonly PlacedStudy[];
  /** Left out where another order or a filter hides the places. */
  ordering?: Pick<MenuOrdering, 'show' | 'save' | 'say'>;
}

/** The first cannot go up, nor the last down. */
export function MenuOrder({ study, among, ordering }: MenuOrderProps) {
  const place = among.findIndex(({ id }) => id === study.id);
  if (!ordering) return <span className="menu-order">{study.menuOrder}</span>;
  const steps = [
    { name: 'up', to: place - 1, Arrow: ArrowUp },
    { name: 'down', to: place + 1, Arrow: ArrowDown },
  ];
  return (
    <span className="menu-order">
      {study.menuOrder}
      {steps.map(({ name, to, Arrow }) => (
        <Button
          key={name}
          id={`move-${name}-${study.id}`}
          size="icon"
          variant="ghost"
          aria-label={`Move ${study.title} ${name}`}
          // not `disabled`: who moves it to the end with the keyboard keeps the focus
          aria-disabled={among[to] === undefined || undefined}
          onClick={() => {
            if (among[to] === undefined) return;
            ordering.show(study.id, to);
            ordering.save(study.id, to);
          }}
        >
          <Arrow aria-hidden="true" />
        </Button>
      ))}
      <DragHandle
        name={study.title}
        index={place}
        count={among.length}
        onMove={(to) => ordering.show(study.id, to)}
        onDrop={(_, to) => ordering.save(study.id, to)}
        onSay={ordering.say}
      />
    </span>
  );
}
