// The browser's own select in the house style.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import { inBox } from '../fixtures/in-box.tsx';

const options = ['All Sectors', 'Fashion', 'Food and drink', 'Tools'].map((label) => ({
  value: label === 'All Sectors' ? '' : label,
  label,
}));

export default {
  component: NativeSelect,
  args: { 'aria-label': 'Filter by Sector', options, defaultValue: '', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'For one choice from a list. It works without JavaScript. Do give it a label. Do not use it for two to five options that should be visible at once (RadioGroup).',
      },
    },
  },
} satisfies Meta<typeof NativeSelect>;
type Story = StoryObj<typeof NativeSelect>;

export const All: Story = {};
export const Chosen: Story = { args: { defaultValue: 'Tools' } };
export const Disabled: Story = { args: { disabled: true } };
export const Large: Story = {
  decorators: [
    inBox({ style: { fontFamily: 'var(--font-display)', fontSize: 'var(--text-title)' } }),
  ],
};
export const LongInANarrowColumn: Story = {
  args: {
    options: [
      { value: '', label: 'A sector whose name somebody did not think to keep any shorter' },
    ],
  },
  decorators: [inBox({ style: { width: '12rem' } })],
};
export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Filter by Sector' });
    await userEvent.selectOptions(select, 'Fashion');
    await expect(select).toHaveValue('Fashion');
    await expect(args.onChange).toHaveBeenCalled();
  },
};
