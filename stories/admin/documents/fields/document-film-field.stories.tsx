// A film of a document, with a field for its poster beside it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { DocumentFilmField } from '#ui/admin/documents/fields/document-film-field.tsx';
import { TextField } from '#ui/admin/forms/fields/text-field.tsx';
import { DocumentFrame } from '../../../fixtures/document-frame.tsx';
import { files, libraryAnswers } from '../../../fixtures/media.ts';
import { ok } from '../../../toolbars/answer-api.ts';

/** The dialog is loaded on the first click. */
const PATIENCE = { timeout: 4000 };

const meta = {
  component: DocumentFilmField,
  parameters: {
    api: { ...libraryAnswers, 'GET /api/admin/media': ok(files) },
    docs: {
      description: {
        component: `A film of a document.

        Do: name the field of its poster \`poster\`, beside it.

        Don't: ask for a poster that the library already has.`,
      },
    },
  },
} satisfies Meta<typeof DocumentFilmField>;
export default meta;
type Story = StoryObj;

export const WithItsPoster: Story = {
  render: () => (
    <DocumentFrame values={{ src: '', poster: '/images/hero.jpg' }}>
      <DocumentFilmField name="src" label="Film" />
      <TextField name="poster" label="Poster" />
    </DocumentFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Film' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Choose from library/ }));
    await userEvent.click(await screen.findByRole('button', { name: /showreel.mp4/ }, PATIENCE));
    await waitFor(() => expect(canvas.getByLabelText('Film')).toHaveValue('/videos/showreel.mp4'));
    await expect(canvas.getByLabelText('Poster')).toHaveValue('/images/showreel-poster.jpg');
  },
};
