// The pages below an entry of the header.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeaderMenu } from '#ui/site/frame/header/header-menu.tsx';

export default {
  component: HeaderMenu,
  parameters: {
    docs: {
      description: {
        component: `The pages below an entry of the header.

        Do: keep it to a handful of pages.

        Don't: nest it once more.`,
      },
    },
  },
  args: {
    id: 'menu',
    parent: { label: 'Services', href: '/services' },
    entries: [
      { label: 'Strategy', href: '/services#strategy' },
      { label: 'Development', href: '/services#development' },
    ],
    current: '/services',
  },
} satisfies Meta<typeof HeaderMenu>;
type Story = StoryObj<typeof HeaderMenu>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.getByRole('button').click();
    await expect(canvasElement.querySelector('#menu')).toBeVisible();
  },
};
