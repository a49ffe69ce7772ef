// Shown in the place of what could not be loaded, or beside what could not be saved.
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { focusFallback } from './focus-fallback.ts';

// once the try succeeds, its button is gone
const passesFocusOn = focusFallback((alert) => alert.parentElement?.closest('[tabindex="-1"]'));

/** An error message and a button that tries again. */
export function TryAgainAlert({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert ref={passesFocusOn}>
      <p>{message}</p>
      <Button size="sm" variant="outline" onClick={() => onRetry()}>
        Try again
      </Button>
    </Alert>
  );
}
