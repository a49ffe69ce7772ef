// A partner, with a drawn mark or with its name in place of one.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Partner, partners } from '#db/content/partners.ts';
import { PartnerCard } from '#ui/site/partners/partner-card.tsx';

const named = (name: string) => partners.find((partner) => partner.name === name) as Partner;

export default {
  component: PartnerCard,
  args: { partner: named('Shopify') },
  parameters: {
    docs: {
      description: {
        component: `A tool that the agency works with. Its colour appears on hover.

        Do: say what the agency uses it for.

        Don't: colour the logo by default.`,
      },
    },
  },
} satisfies Meta<typeof PartnerCard>;
type Story = StoryObj<typeof PartnerCard>;

export const Mark: Story = {};
export const WithWork: Story = {
  args: { partner: named('Loop'), usedAt: [{ slug: 'strydal', title: 'Strydal' }] },
};
export const Leading: Story = {
  args: {
    partner: named('Klaviyo'),
    usedAt: ['Tivvo', 'Pellam', 'Wagsby'].map((title) => ({ slug: title.toLowerCase(), title })),
  },
};
export const First: Story = {
  args: {
    usedAt: ['Norrowe', 'Strydal', 'Velmoor', 'Oonaru', 'Axforth', 'Pellam', 'Tivvo'].map(
      (title) => ({ slug: title.toLowerCase(), title }),
    ),
  },
};
export const WideMark: Story = { args: { partner: named('DHL') } };
export const Word: Story = { args: { partner: named('Brightpearl') } };
