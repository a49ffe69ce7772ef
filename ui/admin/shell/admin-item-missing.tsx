// An editing screen without its item.
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';

interface AdminItemMissingProps {
  title: string;
  back: { label: string; href: string };
}

/** What is missing, and the way back. */
export function AdminItemMissing({ title, back }: AdminItemMissingProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="outline" href={back.href}>
          {back.label}
        </Button>
      }
    />
  );
}
