// /partners: all, one category, and a category without partners.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { partnerFilters, partners } from '#db/content/partners.ts';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { PartnerFilter } from '#ui/site/partners/partner-filter.tsx';
import { PartnerStage } from '#ui/site/partners/partner-stage.tsx';
import { PublicScreen } from './frames.tsx';

function Partners({ category }: { category: string }) {
  return (
    <PublicScreen path="/partners">
      <PageHead
        title="Trusted Partners & integrations"
        intro="A shop is forty tools that have to get on with each other. These are the ones we know by heart, build with every week and would choose again."
      />
      <PartnerStage
        src="/images/about-stage.jpg"
        alt="An empty stage with an orange curtain, a lectern and two chairs in the spotlight"
        caption="The partner evening, before the doors opened"
      />
      <PartnerFilter partners={partners} filters={partnerFilters} category={category} />
      <CallToAction
        title="Running on something else?"
        label="Schedule a call to discuss your project"
        href="/contact"
        opensBooking
      />
    </PublicScreen>
  );
}

export default { component: Partners } satisfies Meta<typeof Partners>;
type Story = StoryObj<typeof Partners>;

export const All: Story = { args: { category: 'All' } };
export const OneCategory: Story = { args: { category: 'Customer Support' } };
export const EmptyCategory: Story = { args: { category: 'no such category' } };
