// What stands at the address of a case study that is not there.

import { MessagePage } from '#ui/brand/message-page.tsx';
import { Button } from '#ui/kit/button.tsx';

/** Texts of spec §2 'Public case-study detail'. */
export function CaseStudyNotFound() {
  return (
    <MessagePage
      title="Case Study Not Found"
      actions={
        <Button href="/case-studies" size="lg">
          Back to Case Studies
        </Button>
      }
    />
  );
}
