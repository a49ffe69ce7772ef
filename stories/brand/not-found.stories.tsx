// The not-found page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { popularLinks } from '#db/content/navigation.ts';
import { NotFound } from '#ui/brand/not-found.tsx';
import { original, valuesOf } from '../fixtures/originals.ts';

export default {
  component: NotFound,
  parameters: {
    docs: {
      description: {
        component: `The page for unknown paths.

        Do: answer 404, and keep the four popular links.

        Don't: use it for a missing article or case study: they have their own pages.`,
      },
    },
  },
  args: { ...valuesOf(original('not-found'), 'not-found'), links: popularLinks },
} satisfies Meta<typeof NotFound>;

export const Missing: StoryObj<typeof NotFound> = {};
