// The platform partnership.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { platformPartner } from '#db/content/home.ts';
import { PlatformPartner } from '#ui/site/home/platform-partner.tsx';

export default {
  component: PlatformPartner,
  parameters: {
    docs: {
      description: {
        component: `Seal, claim and four figures.

        Do: place it at the end of the light part of the home page.

        Don't: use a second seal on a page.`,
      },
    },
  },
  args: {
    ...platformPartner,
    platform: company.platform,
    mark: company.mark,
    sources: new Map([
      [
        'axforth',
        {
          slug: 'axforth',
          title: 'Axforth',
          mainImage: null,
          gridImage: '/images/axforth-grid.jpg',
        },
      ],
      [
        'norrowe',
        {
          slug: 'norrowe',
          title: 'Norrowe',
          mainImage: null,
          gridImage: '/images/norrowe-grid.jpg',
        },
      ],
    ]),
  },
} satisfies Meta<typeof PlatformPartner>;

export const Whole: StoryObj<typeof PlatformPartner> = {};
