// The place of a case study among the others: its number, and a step up or down.
import { Button } from '#ui/kit/button.tsx';
import { ArrowDown, ArrowUp } from '#ui/kit/icons.ts';

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
  /** Shows `id` in the place of `other`. Left out where another order or a filter hides the places. */
  onMove?: (id: number, other: number) => void;
}

/** The first cannot go up, nor the last down. */
export function MenuOrder({ study, among, onMove }: MenuOrderProps) {
  const place = among.findIndex(({ id }) => id === study.id);
  const steps = [
    { name: 'up', other: among[place - 1], Arrow: ArrowUp },
    { name: 'down', other: among[place + 1], Arrow: ArrowDown },
  ];
  return (
    <span className="menu-order">
      {study.menuOrder}
      {onMove &&
        steps.map(({ name, other, Arrow }) => (
          <Button
            key={name}
            id={`move-${name}-${study.id}`}
            size="icon"
            variant="ghost"
            aria-label={`Move ${study.title} ${name}`}
            // not `disabled`: who moves it to the end with the keyboard keeps the focus
            aria-disabled={other === undefined || undefined}
            onClick={() => other && onMove(study.id, other.id)}
          >
            <Arrow aria-hidden="true" />
          </Button>
        ))}
    </span>
  );
}
