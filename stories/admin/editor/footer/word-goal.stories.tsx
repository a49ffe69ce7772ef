// The number of words to write.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { WordGoalBar, WordGoalTool } from '#ui/admin/editor/footer/word-goal.tsx';

export default {
  component: WordGoalTool,
  args: { goal: 0, onGoal: fn() },
  parameters: {
    docs: { description: { component: 'Do: keep it quiet. Don’t: prompt for a goal.' } },
  },
} satisfies Meta<typeof WordGoalTool>;
type Story = StoryObj<typeof WordGoalTool>;

export const GoalSet: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Word goal' }));
    await userEvent.type(await screen.findByLabelText(/Number of words/), '800{Enter}');
    await waitFor(() => expect(args.onGoal).toHaveBeenCalledWith(800));
  },
};
export const Progress: Story = {
  render: () => (
    <div style={{ position: 'relative', paddingTop: '1rem' }}>
      <WordGoalBar words={320} goal={800} />
      <p>320 of 800 words</p>
    </div>
  ),
};
