// Stands where the rows of a list would be when they could not be fetched.
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';

/** The list's own words, and another try. */
export function ListFailed({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <Alert>
      <p>{words}</p>
      <Button size="sm" variant="outline" onClick={() => onRetry()}>
        Try again
      </Button>
    </Alert>
  );
}
