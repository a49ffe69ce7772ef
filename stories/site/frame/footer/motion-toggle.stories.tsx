// The one control that stops what moves by itself.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MotionToggle } from '#ui/site/frame/footer/motion-toggle.tsx';
import { inBox } from '../../../fixtures/in-box.tsx';

export default {
  component: MotionToggle,
  parameters: {
    docs: {
      description: {
        component: `Stops film, cards and logo; the page's script shows it when there is motion to stop.

        Do: add one per page, where the motion starts.

        Don't: use it for a film with its own controls.`,
      },
    },
  },
  args: { shown: true },
  decorators: [inBox({ style: { padding: '2rem' } })],
  globals: { theme: 'dark' },
} satisfies Meta<typeof MotionToggle>;
type Story = StoryObj<typeof MotionToggle>;

export const Running: Story = {};
export const Paused: Story = { args: { paused: true } };
