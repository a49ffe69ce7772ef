// What a visitor sees when the server could not make the page.
import { Button } from '#ui/kit/button.tsx';
import { MessagePage } from './message-page.tsx';

interface ErrorPageProps {
  /** 503 while the database is out of reach. */
  status?: 500 | 503;
  /** Lets the agency find the entry in its log. */
  requestId?: string;
  /** Where help is. */
  email?: string;
}

/** Says that it is our fault, and what to do. Holds the page's h1. */
export function ErrorPage({ status = 500, requestId, email }: ErrorPageProps) {
  const what =
    status === 503
      ? 'Our server is out of breath and cannot make this page just now. Please try again in a minute.'
      : 'Something broke while this page was being made. Please try again.';
  const trace = requestId
    ? ` If it happens twice, mention ${requestId} and we will find out why.`
    : '';
  return (
    <MessagePage
      title="That one's on us."
      text={what + trace}
      reverse={String(status)}
      actions={
        <>
          <Button href="/" size="lg">
            Back to the home page
          </Button>
          {email && (
            <Button href={`mailto:${email}`} variant="outline" size="lg">
              {email}
            </Button>
          )}
        </>
      }
    />
  );
}
