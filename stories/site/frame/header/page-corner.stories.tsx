// The turned corner that shows the dark side of a page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageCorner } from '#ui/site/frame/header/page-corner.tsx';
import { inBox } from '../../../fixtures/in-box.tsx';

export default {
  component: PageCorner,
  parameters: {
    docs: {
      description: {
        component: `Turns the whole page to its dark side and back; the page's script shows it. The corner shows the other scheme.

        Do: add one to the header of every public page.

        Don't: use it for one section; sections have a theme.`,
      },
    },
  },
  args: { shown: true },
  decorators: [inBox({ style: { position: 'relative', height: '8rem' } })],
} satisfies Meta<typeof PageCorner>;
type Story = StoryObj<typeof PageCorner>;

export const Light: Story = {};
export const Dark: Story = { args: { pressed: true }, globals: { theme: 'dark' } };
