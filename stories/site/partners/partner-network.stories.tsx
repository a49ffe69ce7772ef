// The frame of the Partner Network.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { partners } from '#db/content/partners.ts';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import { PartnerCard } from '#ui/site/partners/partner-card.tsx';
import { PartnerNetwork } from '#ui/site/partners/partner-network.tsx';

export default {
  component: PartnerNetwork,
  args: {
    filters: (
      <FilterChips
        label="Partner category"
        options={['All', 'Analytics'].map((value) => ({ value, label: value }))}
        value="All"
      />
    ),
    children: (
      <ul className="partner-network-list">
        {partners.slice(0, 5).map((partner) => (
          <li key={partner.name}>
            <PartnerCard partner={partner} />
          </li>
        ))}
      </ul>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `Heading, row of filters, partners in two columns.

        Do: use it through the island partner-filter.

        Don't: put a second heading inside.`,
      },
    },
  },
} satisfies Meta<typeof PartnerNetwork>;

export const Five: StoryObj<typeof PartnerNetwork> = {};
