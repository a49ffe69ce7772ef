// The menu order of a case study: its number, a drag handle, and buttons to move it up or down.
import { DragHandle } from '#ui/admin/forms/rows/drag-handle.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ArrowDown, ArrowUp } from '#ui/kit/icons.ts';
import type { MenuOrdering } from './use-menu-order.ts';

/** The fields of a case study that reordering needs. */
export interface OrderedStudy {
  id: number;
  title: string;
  menuOrder: number;
}

interface MenuOrderProps {
  study: OrderedStudy;
  /** All studies of the page, in the order shown. */
  siblings: readonly OrderedStudy[];
  /** Undefined while another order or a filter is active. */
  ordering?: Pick<MenuOrdering, 'show' | 'save' | 'announce'>;
}

/** The first study cannot move up, nor the last one down. */
export function MenuOrder({ study, siblings, ordering }: MenuOrderProps) {
  const place = siblings.findIndex(({ id }) => id === study.id);
  const number = <span className="menu-order-number">{study.menuOrder}</span>;
  if (!ordering) return <span className="menu-order">{number}</span>;
  const steps = [
    { name: 'up', to: place - 1, Arrow: ArrowUp },
    { name: 'down', to: place + 1, Arrow: ArrowDown },
  ];
  return (
    <span className="menu-order">
      {number}
      {steps.map(({ name, to, Arrow }) => (
        <Button
          key={name}
          id={`move-${name}-${study.id}`}
          size="icon"
          variant="ghost"
          aria-label={`Move ${study.title} ${name}`}
          // not `disabled`, so that the button keeps the focus at the end of the list
          aria-disabled={siblings[to] === undefined || undefined}
          onClick={() => {
            if (siblings[to] === undefined) return;
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
        count={siblings.length}
        onMove={(to) => ordering.show(study.id, to)}
        onDrop={(_, to) => ordering.save(study.id, to)}
        onSay={ordering.announce}
      />
    </span>
  );
}
