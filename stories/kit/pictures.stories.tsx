// The picture facts that a layout provides to the pictures inside it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from '#ui/kit/picture.tsx';
import { Pictures } from '#ui/kit/pictures.tsx';

/** Facts as the server reads them; `animated`, because Storybook has no server that makes variants. */
const FACTS = {
  id: 'abcde',
  width: 1200,
  height: 1500,
  version: '0123456789ab',
  placeholder: '#6d2b33,#40161d',
  animated: true,
} as const;

export default {
  component: Pictures,
  args: { known: { find: () => FACTS } },
  parameters: {
    docs: {
      description: {
        component:
          'The provider of picture data, once around a page; islands get their own. Do pass only the path of a picture. Do not pass width, height or placeholder: they are looked up by the path, and stay correct when the file changes.',
      },
    },
  },
} satisfies Meta<typeof Pictures>;
type Story = StoryObj<typeof Pictures>;

/** Only the path is given: size and placeholder come from the facts. */
export const Known: Story = {
  args: {
    children: (
      <div style={{ maxWidth: '20rem' }}>
        <Picture src="/images/velmoor-grid.jpg" alt="Folded ribbed knits on burgundy" eager />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('width', '1200');
    await expect(image).toHaveAttribute('height', '1500');
  },
};

/** An address that is not a file of the site, such as one of another host. */
const FOREIGN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#6d2b33" d="M0 0h3v2H0z"/><circle cx="1.5" cy="1" r=".6" fill="#f5f2ec"/></svg>',
)}`;

/** A picture that is not a file of the site is shown as it is. */
export const Foreign: Story = {
  args: {
    children: (
      <div style={{ maxWidth: '20rem' }}>
        <Picture src={FOREIGN} alt="A pale disc on burgundy" width={3} height={2} eager />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', FOREIGN);
  },
};
