// The button below the first rows of a long table.
import { Button } from '#ui/kit/button.tsx';

interface ShowAllButtonProps {
  /** The number of all rows. */
  total: number;
  /** What the rows are, for people who cannot see the table: 'Pages'. */
  title: string;
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
}

/** Shows all rows, then the first ones again; it stays, and so does its focus. */
export function ShowAllButton({ total, title, isWhole, onChange }: ShowAllButtonProps) {
  return (
    <Button size="sm" variant="ghost" onClick={() => onChange(!isWhole)}>
      {isWhole ? 'Show fewer' : `Show all ${total}`}
      <span className="visually-hidden">: {title}</span>
    </Button>
  );
}
