// Questions that open to show their answers.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuestionsPassage } from '#ui/site/passages/questions-passage.tsx';

const frame = { id: 'passage', title: 'Peak, without the panic', theme: 'paper' as const };

export default {
  component: QuestionsPassage,
  parameters: {
    docs: {
      description: {
        component: `Questions that open to show their answers.

        Do: ask as a visitor would.

        Don't: hide essential content.`,
      },
    },
  },
  args: {
    ...frame,
    questions: [
      { question: 'When do you freeze the theme?', answer: '<p>Eleven weeks before.</p>' },
      {
        question: 'And if something breaks?',
        answer: '<h2>We are there</h2><p>Around the clock.</p>',
      },
    ],
  },
} satisfies Meta<typeof QuestionsPassage>;
type Story = StoryObj<typeof QuestionsPassage>;

export const Whole: Story = {};
export const Dark: Story = { args: { theme: 'dark' } };
