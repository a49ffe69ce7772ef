// The giant figure in all its states; the stories count as a page does.
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { StatNumeral } from '#ui/kit/stat-numeral.tsx';
import { initCountUp } from '#ui/site/behaviours/count-up.ts';

const counting: Decorator = (Story) => {
  useEffect(() => initCountUp(), []);
  return <Story />;
};

export default {
  component: StatNumeral,
  args: { value: '128', suffix: '%' },
  decorators: [counting],
  parameters: {
    docs: {
      description: {
        component:
          'For the one figure that a visitor should remember. Do write it as it is shown, with plus sign and commas. Do not animate figures that are not quantities (years, versions), and show at most four at once.',
      },
    },
  },
} satisfies Meta<typeof StatNumeral>;
type Story = StoryObj<typeof StatNumeral>;

export const WithUnit: Story = {};
export const WithPlus: Story = { args: { value: '140+', suffix: undefined } };
export const Decimal: Story = { args: { value: '2.5', suffix: 'x' } };
export const Thousands: Story = { args: { value: '500,000', suffix: undefined } };
export const NoNumber: Story = { args: { value: 'Twice', suffix: undefined } };
export const Inherited: Story = {
  render: () => (
    <p style={{ fontSize: 'var(--text-display-3)' }}>
      <StatNumeral value="97" suffix="%" size="inherit" /> growth
    </p>
  ),
};

export const EndsAsWritten: Story = {
  args: { value: '500,000', suffix: '+' },
  play: async ({ canvas }) => {
    const figure = canvas.getByText('500,000');
    await waitFor(() => expect(figure).not.toHaveAttribute('data-counting'), { timeout: 5000 });
    await expect(figure).toHaveTextContent('500,000');
  },
};
