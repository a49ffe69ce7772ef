// Shown instead of the rows of a list when they could not be fetched.
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';

/** An error message and a button that tries again. */
export function ListFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert>
      <p>{message}</p>
      <Button size="sm" variant="outline" onClick={() => onRetry()}>
        Try again
      </Button>
    </Alert>
  );
}
