// Both sides of a client's shop, with a divider between them.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type TwoSides, twoSides } from '#db/content/two-sides.ts';
import { initRectoVerso } from '#ui/site/behaviours/recto-verso.ts';
import { RectoVerso } from '#ui/site/work/study/recto-verso.tsx';

export default {
  component: RectoVerso,
  parameters: {
    docs: {
      description: {
        component: `Two pictures of one frame: what the customer sees, and what was changed behind it. The page's script lays them over each other and lets the divider be dragged, or moved by the arrow keys.

        Do: draw both sides in the same frame, so that the divider shows one thing becoming the other.

        Don't: use it for before and after.`,
      },
    },
  },
  args: { sides: twoSides.norrowe as TwoSides },
} satisfies Meta<typeof RectoVerso>;
type Story = StoryObj<typeof RectoVerso>;

export const WithoutScript: Story = {};

export const Divided: Story = {
  decorators: [
    (Story) => {
      useEffect(initRectoVerso);
      return <Story />;
    },
  ],
  play: async ({ canvasElement }) => {
    const divider = await within(canvasElement).findByRole('slider');
    divider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(divider).toHaveFocus();
  },
};
