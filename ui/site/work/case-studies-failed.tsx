// The error state of the case-study list.
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { Section } from '#ui/site/frame/section.tsx';

/** The text follows that of the blog posts. `href` is the address of the list with its filters. */
export function CaseStudiesFailed({ href = '/case-studies' }: { href?: string }) {
  return (
    <Section space="half">
      <EmptyState
        live
        title="Error loading case studies. Please try again later."
        text="The work itself is fine. It’s the shelf that has gone missing."
        action={
          <Button href={href} variant="outline">
            Try again
          </Button>
        }
      />
    </Section>
  );
}
