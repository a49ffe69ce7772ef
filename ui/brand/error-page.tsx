// The error page of the site.
import { Button } from '#ui/kit/button.tsx';
import { MessagePage } from './message-page.tsx';

interface ErrorPageProps {
  /** 503 while the database is out of reach. */
  status?: 500 | 503;
  /** The request id, by which the log entry is found. */
  requestId?: string;
  /** The contact email address. */
  email?: string;
}

/** Holds the page's h1. */
export function ErrorPage({ status = 500, requestId, email }: ErrorPageProps) {
  const what =
    status === 503
      ? 'Our server can’t show this page right now. Please try again in a minute.'
      : 'Something went wrong while loading this page. Please try again.';
  const trace = requestId ? ` If it happens again, contact us and mention ${requestId}.` : '';
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
