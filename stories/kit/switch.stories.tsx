// The switch in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from '#ui/kit/switch.tsx';

export default {
  component: Switch,
  args: { label: 'Live preview', onCheckedChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'For a setting that applies immediately. Do name what is on. Do not change the label with the state, and do not use it in a form with a save button: use Checkbox.',
      },
    },
  },
} satisfies Meta<typeof Switch>;
type Story = StoryObj<typeof Switch>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = {
  args: { defaultChecked: true, hint: 'Shows the card beside the form while you type.' },
};
export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
    </div>
  ),
};
export const Invalid: Story = { args: { error: 'The preview could not be started' } };
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Switch {...args} label="معاينة مباشرة" defaultChecked />
    </div>
  ),
};

export const TurnedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Live preview' });
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};
