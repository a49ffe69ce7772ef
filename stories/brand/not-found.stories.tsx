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
        component: `The page for any path that is not one.

        Do: answer 404, and keep the four popular links.

        Don't: use it for an article or case study that is missing: they have their own.`,
      },
    },
  },
  args: { ...valuesOf(original('not-found'), 'not-found'), links: popularLinks },
} satisfies Meta<typeof NotFound>;

export const Missing: StoryObj<typeof NotFound> = {};
