// The page of a case study that does not exist.
import { MessagePage } from '#ui/brand/message-page.tsx';
import { Button } from '#ui/kit/button.tsx';

/** Texts of docs/contract.md, Case study. */
export function CaseStudyNotFound() {
  return (
    <MessagePage
      title="Case Study Not Found"
      text="Either the address is wrong, or it’s a client who would rather not be talked about."
      actions={
        <Button href="/case-studies" size="lg">
          Back to Case Studies
        </Button>
      }
    />
  );
}
