// The alert in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '#ui/kit/alert.tsx';

export default {
  component: Alert,
  parameters: {
    docs: {
      description: {
        component: `What went wrong or needs knowing, at the place it concerns, and there until it is dealt with.

        Do: say what happened and what to do next, in one or two sentences; use the info tone for what is no failure.

        Don't: use it for what passes by itself (Toast), or for one field (Field's error).`,
      },
    },
  },
} satisfies Meta<typeof Alert>;
type Story = StoryObj<typeof Alert>;

export const Failure: Story = { args: { children: 'Invalid password. Please try again.' } };

export const Information: Story = {
  args: { tone: 'info', children: 'This study is a draft. Visitors do not see it yet.' },
};

export const SeveralLines: Story = {
  args: {
    children: (
      <>
        <p>The post was not saved.</p>
        <p>Somebody else saved it after you opened it. Compare both texts before you go on.</p>
      </>
    ),
  },
};
