// Shown in the place of what could not be loaded, or beside what could not be saved.
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';

/** An error message and a button that tries again. */
export function TryAgainAlert({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert>
      <p>{message}</p>
      <Button size="sm" variant="outline" onClick={() => onRetry()}>
        Try again
      </Button>
    </Alert>
  );
}
