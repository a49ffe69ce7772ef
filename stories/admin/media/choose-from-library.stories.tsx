// The button that opens the library.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ChooseFromLibrary } from '#ui/admin/media/choose-from-library.tsx';
import { withToasts } from '../../fixtures/admin-decorators.tsx';
import { harbour, libraryAnswers } from '../../fixtures/media.ts';

const meta = {
  component: ChooseFromLibrary,
  args: { what: 'Main Image', onChoose: fn() },
  parameters: {
    api: libraryAnswers,
    docs: {
      description: {
        component: `The button of a field that opens the library.

        Do: say what the picture is for when a page has several.

        Don't: import LibraryDialog directly: its code is loaded on demand.`,
      },
    },
  },
  decorators: [withToasts],
} satisfies Meta<typeof ChooseFromLibrary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Choose from library for Main Image' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: /office-liverpool/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(harbour);
    await waitFor(() => expect(button).toHaveFocus());
  },
};
