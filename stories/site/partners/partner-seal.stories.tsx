// The badge of the platform partnership at the size of a poster.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { PartnerSeal } from '#ui/site/partners/partner-seal.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

export default {
  component: PartnerSeal,
  parameters: {
    docs: {
      description: {
        component: `The folded mark in a ring of words that turns with the page.

        Do: say the words beside it too; the seal is decoration.

        Don't: show it under twelve rem, where the ring cannot be read.`,
      },
    },
  },
  args: { mark: company.mark, words: 'Shopify premier partner' },
  decorators: [inBox({ style: { width: '28rem', padding: '2rem' } })],
} satisfies Meta<typeof PartnerSeal>;

export const Whole: StoryObj<typeof PartnerSeal> = {};
export const LongWords: StoryObj<typeof PartnerSeal> = {
  args: { words: 'Commerce platform of the year and premier partner' },
};
