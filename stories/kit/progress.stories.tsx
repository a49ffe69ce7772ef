// The progress bar in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from '#ui/kit/progress.tsx';
import { inBox } from '../fixtures/in-box.tsx';

export default {
  component: Progress,
  args: { label: 'Uploading cover.jpg' },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
  decorators: [inBox({ style: { maxWidth: '28rem' } })],
  parameters: {
    docs: {
      description: {
        component:
          'For a task that takes a while. Do show the real progress as soon as it is known. Do not use it for less than a second (show nothing), for a loading page (Skeleton), or for a value that does not change.',
      },
    },
  },
} satisfies Meta<typeof Progress>;
type Story = StoryObj<typeof Progress>;

export const Beginning: Story = { args: { value: 0 } };
export const Halfway: Story = { args: { value: 52 } };
export const Complete: Story = { args: { value: 100 } };
export const Indeterminate: Story = {};
export const OutOfBounds: Story = { args: { value: 140 } };
export const LabelHidden: Story = { args: { value: 30, labelHidden: true } };
export const LongLabel: Story = {
  args: {
    value: 8,
    label:
      'Uploading a-photograph-of-the-third-plinth-from-the-left-final-FINAL-2-really-final.jpeg',
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Progress {...args} label="جارٍ الرفع" value={35} />
    </div>
  ),
};
