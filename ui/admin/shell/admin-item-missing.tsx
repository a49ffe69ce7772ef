// The editing screen of an item that does not exist.
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';

interface AdminItemMissingProps {
  title: string;
  back: { label: string; href: string };
}

/** Names the missing item and links back. */
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
