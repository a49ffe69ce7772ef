// Links from the form of an item to the forms of the previous and the next item in the list.
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Neighbour, Neighbours } from '#db/contract/neighbours.ts';
import { hrefOfItem } from '#ui/admin/shell/item-labels.ts';
import { Button } from '#ui/kit/button.tsx';
import { ChevronDown, ChevronUp } from '#ui/kit/icons.ts';

const NOUN = { post: 'post', 'case-study': 'case study', document: 'page' };

interface ItemStepsProps {
  kind: ItemKind;
  neighbours: Neighbours;
}

/** Two links; at the ends of the list one is disabled. As with any link, the browser asks before unsaved work is left. */
export function ItemSteps({ kind, neighbours }: ItemStepsProps) {
  return (
    <div className="item-steps">
      <Step kind={kind} direction="Previous" to={neighbours.previous} />
      <Step kind={kind} direction="Next" to={neighbours.next} />
    </div>
  );
}

interface StepProps {
  kind: ItemKind;
  direction: 'Previous' | 'Next';
  to: Neighbour | null;
}

function Step({ kind, direction, to }: StepProps) {
  const noun = NOUN[kind];
  const Icon = direction === 'Next' ? ChevronDown : ChevronUp;
  return (
    <Button
      size="icon"
      variant="ghost"
      href={to ? hrefOfItem(kind, to.id) : ''}
      disabled={!to}
      title={to?.title}
    >
      <Icon aria-hidden="true" />
      <span className="visually-hidden">
        {direction} {noun}
        {to && `: ${to.title}`}
      </span>
    </Button>
  );
}
