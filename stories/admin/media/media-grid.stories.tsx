// The grid of pictures: links, buttons, loading.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MediaGrid } from '#ui/admin/media/media-grid.tsx';
import { usePictureSelection } from '#ui/admin/media/use-picture-selection.ts';
import { files, library } from '../../fixtures/media.ts';

const meta = {
  component: MediaGrid,
  args: { pictures: library.media, label: 'Pictures', busy: false, onChoose: fn() },
  parameters: {
    docs: {
      description: {
        component: `Uncropped pictures in a grid.

        Do: give \`hrefOf\` where a picture has its own address.

        Don't: use it on the public site; there pictures are shown with Picture.`,
      },
    },
  },
} satisfies Meta<typeof MediaGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /office-liverpool/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(library.media[0]);
  },
};
export const Links: Story = { args: { hrefOf: ({ name }) => `#${name}` } };
export const FilmsAndPdfs: Story = { args: { pictures: files.media } };
export const Busy: Story = { args: { busy: true } };

export const Selectable: Story = {
  render: (args) => {
    const selection = usePictureSelection(args.pictures);
    return <MediaGrid {...args} hrefOf={({ name }) => `#${name}`} selection={selection} />;
  },
  play: async ({ canvas }) => {
    const boxes = () => canvas.getAllByRole<HTMLInputElement>('checkbox');
    const selected = () => boxes().map((box) => box.checked);
    canvas.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard(' ');
    await expect(selected()).toEqual([true, false, false, false]);
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(selected()).toEqual([true, true, true, false]);
    await userEvent.keyboard('{Escape}');
    await expect(selected()).toEqual([false, false, false, false]);
    // one user for all steps, so that a key that is held down stays down
    const person = userEvent.setup();
    await person.click(boxes()[1] as HTMLElement);
    await person.keyboard('{Shift>}');
    await person.click(boxes()[3] as HTMLElement);
    await person.keyboard('{/Shift}');
    await expect(selected().slice(1)).toEqual([true, true, true]);
  },
};
