// What staff see in place of a part of a screen that failed while they used it.
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';

/** Says that a reload helps and that typed text is not lost: a form stores its local copy when it goes. */
export function FailedIsland() {
  return (
    <Alert>
      <p>
        This part of the page has stopped working. Reload the page to go on. Text that was typed in
        a form is offered again.
      </p>
      <Button variant="outline" size="sm" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </Alert>
  );
}
