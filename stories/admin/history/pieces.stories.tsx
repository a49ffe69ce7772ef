// Compared words: mixed, one after the other, a link with another address.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { compareWords, wordsOf } from '#ui/admin/history/compare-words.ts';
import { Changed, ComparedPicture, Pieces } from '#ui/admin/history/pieces.tsx';

const meta = {
  component: Pieces,
  parameters: {
    docs: {
      description: {
        component: `Unchanged, added and removed words. Changed marks other additions and removals.

        Do: set it in running text.

        Don't: rely on colour alone: changes are struck through or underlined, and announced.`,
      },
    },
  },
} satisfies Meta<typeof Pieces>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {
  args: {
    pieces: compareWords(
      wordsOf('Most shops count orders, not returns.'),
      wordsOf('Most shops count parcels, and few count returns.'),
    ),
  },
};
export const OneAfterTheOther: Story = {
  args: { pieces: compareWords(wordsOf('All of it'), wordsOf('Something else')) },
};
export const AnotherLink: Story = {
  args: {
    pieces: compareWords(
      [...wordsOf('Read the '), ...wordsOf('results', ['a /results'])],
      [...wordsOf('Read the '), ...wordsOf('results', ['strong', 'a /insights'])],
    ),
  },
};
export const OfSomethingElse: StoryObj = {
  render: () => (
    <p>
      <Changed change="removed">Published</Changed> <Changed change="added">Draft</Changed>
    </p>
  ),
};
export const OfAPicture: StoryObj = {
  render: () => <ComparedPicture src="/images/about-desk.jpg" alt="A desk" />,
};
export const OfALostPicture: StoryObj = {
  render: () => <ComparedPicture src="data:image/png;base64,AA" alt="A desk" />,
  async play({ canvas }) {
    const picture = canvas.getByRole('img', { name: 'A desk' });
    await expect(getComputedStyle(picture, '::after').content).toBe('"A desk"');
  },
};
