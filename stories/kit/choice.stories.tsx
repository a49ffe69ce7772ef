// The row of a checkbox, a switch or a radio button.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Choice } from '#ui/kit/choice.tsx';

export default {
  component: Choice,
  args: {
    id: 'choice',
    label: 'Featured',
    children: <input id="choice" type="checkbox" style={{ margin: '0.35rem' }} />,
  },
  parameters: {
    docs: {
      description: {
        component:
          'The label beside a single control. Do use Checkbox, Switch and RadioGroupItem, which include it. Do not put a text field in it: use Field.',
      },
    },
  },
} satisfies Meta<typeof Choice>;
type Story = StoryObj<typeof Choice>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'Shown first on the list of case studies.' } };
export const WithError: Story = { args: { error: 'Choose this to go on' } };
