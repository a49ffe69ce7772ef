// The main landmark, alone and inside another one.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Main } from '#ui/brand/main-landmark.tsx';

const meta = {
  component: Main,
  args: { children: <p>What the page is about.</p> },
  parameters: {
    docs: {
      description: {
        component: `The main landmark of a page.

        Do: use it for pages that appear both alone and inside the back office, such as the not-found page.

        Don't: give it an id of its own: the skip link leads to #content.`,
      },
    },
  },
} satisfies Meta<typeof Main>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const InsideAnother: Story = {
  render: (args) => (
    <Main>
      <Main {...args} />
    </Main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
};
