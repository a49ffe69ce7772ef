// The empty state in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';

export default {
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component: `Shown in place of a list without entries: nothing found, nothing yet, or failed.

        Do: use the words of docs/contract.md and offer one next step; set live when it replaces a list after an action.

        Don't: leave the space blank, or use it for an error of a single field (Field).`,
      },
    },
  },
} satisfies Meta<typeof EmptyState>;
type Story = StoryObj<typeof EmptyState>;

export const AfterAFilter: Story = {
  args: {
    title: 'No case studies found.',
    live: true,
    action: <Button variant="outline">Clear Filters</Button>,
  },
};

export const WithoutAction: Story = { args: { title: 'No partners found in this category.' } };

export const WithText: Story = {
  args: {
    title: 'Article Not Found',
    text: "The article you're looking for doesn't exist.",
    action: <Button href="/insights">Back to Insights</Button>,
  },
};
