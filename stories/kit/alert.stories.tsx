// The alert in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '#ui/kit/alert.tsx';

export default {
  component: Alert,
  parameters: {
    docs: {
      description: {
        component: `A persistent message beside the content that it concerns.

        Do: say what happened and what to do next, in one or two sentences; use the info tone when nothing failed.

        Don't: use it for temporary messages (Toast), or for one field (Field's error).`,
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
