// The not-found page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { popularLinks } from '#db/content/navigation.ts';
import { NotFound } from '#ui/site/not-found.tsx';

export default { component: NotFound, args: { links: popularLinks } } satisfies Meta<
  typeof NotFound
>;

export const Missing: StoryObj<typeof NotFound> = {};
