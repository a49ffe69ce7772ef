// The filter chips in all their states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import { inBox } from '../fixtures/in-box.tsx';

type Args = ComponentProps<typeof FilterChips>;

const categories =
  'All,Analytics,Advertising,Cloud Infrastructure,Customer Support,Email & SMS,Fraud Prevention,Internationalisation,Loyalty & Rewards,Operations,Personalisation,Platform,Refunds & Exchanges,Retail Operating System,Retention,Search & Discovery,Shipping'.split(
    ',',
  );
const buttons = categories.map((label) => ({ value: label, label }));
const links = categories.map((label) => ({
  value: label,
  label,
  href: label === 'All' ? '/partners' : `/partners?category=${encodeURIComponent(label)}`,
}));

/** Keeps what is chosen, as a page would. */
function Kept({ value, onValueChange, ...rest }: Args) {
  const [chosen, setChosen] = useState(value);
  return (
    <FilterChips
      {...rest}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange?.(next);
      }}
    />
  );
}

export default {
  component: FilterChips,
  render: (args: Args) => <Kept {...args} />,
  args: { label: 'Filter by category', options: buttons, value: 'All', onValueChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'For one of many short filters over a list. Do give each an address on a public page, so that it filters without JavaScript. Do not allow several at once (checkboxes), or wrap the row: on a phone it would push the list down.',
      },
    },
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const PartnerCategories: Story = {};
export const Links: Story = {
  args: { options: links, value: 'Advertising', onValueChange: undefined },
  render: (args) => <FilterChips {...args} />,
};
export const Few: Story = { args: { options: buttons.slice(0, 3) } };
export const LastChosen: Story = {
  args: { value: 'Shipping' },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Shipping' });
    const row = chip.closest('ul');
    await waitFor(() => expect(row?.scrollLeft).toBeGreaterThan(0));
  },
};
export const LongAndHostile: Story = {
  args: {
    value: 'long',
    options: [
      { value: 'long', label: 'A category whose name somebody did not think to keep any shorter' },
      { value: 'x', label: '<b>bold</b>' },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    value: 'ا',
    options: ['ا', 'ب', 'ج', 'د'].map((letter) => ({ value: letter, label: `الفئة ${letter}` })),
  },
  decorators: [inBox({ dir: 'rtl', lang: 'ar', style: { maxWidth: '16rem' } })],
};

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const chip = canvas.getByRole('button', { name: 'Analytics' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(args.onValueChange).toHaveBeenCalledWith('Analytics');
  },
};
export const ButtonsOfAForm: Story = { args: { name: 'category', value: 'Shipping' } };
export const LinksHandledByThePage: Story = {
  args: { options: links },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Analytics' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('Analytics');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Analytics');
  },
};
