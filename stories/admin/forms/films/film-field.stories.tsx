// A film of a form: none, removed, of another kind. One and a wrong one are stories of DocumentField.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { FilmField } from '#ui/admin/forms/films/film-field.tsx';
import { FormFrame } from '../../../fixtures/form-frame.tsx';

const meta = {
  component: FilmField,
  parameters: {
    docs: {
      description: {
        component: `A film of a form: uploaded, chosen from the library, or given as an address.

        Do: use it for every film of a back-office form.

        Don't: use it for pictures (ImageField): each offers only its own kind.`,
      },
    },
  },
} satisfies Meta<typeof FilmField>;
export default meta;
type Story = StoryObj;

export const None: Story = {
  render: () => (
    <FormFrame>
      <FilmField name="mainImage" label="Film" hint="Shown over all columns" optional />
    </FormFrame>
  ),
};

export const Removed: Story = {
  render: () => (
    <FormFrame values={{ mainImage: '/videos/showreel.mp4' }}>
      <FilmField name="mainImage" label="Film" />
    </FormFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Film' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getByLabelText('Film')).toHaveFocus());
    await expect(canvas.getByLabelText('Film')).toHaveValue('');
  },
};

export const OfAnotherKind: Story = {
  ...None,
  play: async ({ canvas, canvasElement }) => {
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const text = new File(['words'], 'notes.txt', { type: 'text/plain' });
    const person = userEvent.setup({ applyAccept: false });
    await person.upload(picker as HTMLInputElement, text);
    const problem = await canvas.findByRole('alert');
    await expect(problem).toHaveTextContent('Please select a film (MP4 or WebM)');
  },
};
