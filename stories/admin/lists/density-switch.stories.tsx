// The switch for the height of rows.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DensitySwitch } from '#ui/admin/lists/density-switch.tsx';

export default {
  component: DensitySwitch,
  parameters: {
    docs: {
      description: {
        component: `Compact or comfortable rows, kept in this browser.

        Do: put it at the end of the tools of a list.

        Don't: put two on a screen.`,
      },
    },
  },
} satisfies Meta<typeof DensitySwitch>;
type Story = StoryObj<typeof DensitySwitch>;

export const Compact: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comfortable rows' }));
    await expect(document.documentElement).toHaveAttribute('data-density', 'comfortable');
    await userEvent.click(canvas.getByRole('button', { name: 'Compact rows' }));
    await expect(document.documentElement).toHaveAttribute('data-density', 'compact');
  },
};
