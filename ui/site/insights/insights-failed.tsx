// The error state of the Insights list.
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { Section } from '#ui/site/frame/section.tsx';

/** The text of docs/contract.md, Fixed texts. `href` is the page of the list that failed. */
export function InsightsFailed({ href = '/insights' }: { href?: string }) {
  return (
    <Section space="half">
      <EmptyState
        live
        title="Error loading blog posts. Please try again later."
        text="All those articles, and not one within reach. We’ve written to ourselves about it."
        action={
          <Button href={href} variant="outline">
            Try again
          </Button>
        }
      />
    </Section>
  );
}
