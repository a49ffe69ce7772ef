// What a layout gives to the pictures inside it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from '#ui/kit/picture.tsx';
import { Pictures } from '#ui/kit/pictures.tsx';

/** As the server finds them out; `animated`, because no server is here to make variants. */
const FACTS = {
  id: 'abcde',
  width: 1200,
  height: 1500,
  version: '0123456789ab',
  placeholder:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAKklEQVR42mPYuXHpyye3vn56c/boDobk6KD/3vJAPlCUgYebC8gHCgM5AN78Fo15yy2aAAAAAElFTkSuQmCC',
  animated: true,
} as const;

export default {
  component: Pictures,
  args: { known: { find: () => FACTS } },
  parameters: {
    docs: {
      description: {
        component:
          'Stands once around a page; islands get their own from it. Do write just the path of a picture. Do not give width, height or placeholder by hand: they are found by the path, and stay right when the file changes.',
      },
    },
  },
} satisfies Meta<typeof Pictures>;
type Story = StoryObj<typeof Pictures>;

/** The path alone: size and placeholder come from what is known. */
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

/** Another host's picture is shown as it is. */
export const Foreign: Story = {
  args: {
    children: (
      <Picture
        src="data:,"
        alt="A picture of another host"
        ratio="3/2"
        width={3}
        height={2}
        eager
      />
    ),
  },
};
