// Adding an image or a film.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { MediaTool } from '#ui/admin/editor/media-tool.tsx';
import { Toaster } from '#ui/admin/shell/toaster.tsx';
import { ClientData } from '#ui/islands/client-data.tsx';
import { LiveEditor } from '../../fixtures/live-editor.tsx';

function Opened({ kind }: { kind: 'image' | 'video' }) {
  const [open, setOpen] = useState(false);
  return (
    <ClientData>
      <Toaster>
        <LiveEditor>
          {(editor) => (
            <MediaTool
              editor={editor}
              kind={kind}
              open={open}
              onOpenChange={setOpen}
              onFiles={kind === 'image' ? () => {} : undefined}
            />
          )}
        </LiveEditor>
      </Toaster>
    </ClientData>
  );
}

export default {
  component: MediaTool,
  parameters: {
    docs: {
      description: {
        component:
          'Do: take files and addresses of files. Don’t: take players of other sites; content holds no frames.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const Image: Story = {
  render: () => <Opened kind="image" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Image' }));
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: 'Choose images' })).toBeVisible(),
    );
  },
};
export const PlayerRefused: Story = {
  render: () => <Opened kind="video" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await userEvent.type(
      await screen.findByLabelText('Address of the film'),
      'https://www.youtube.com/watch?v=x{Enter}',
    );
    await waitFor(async () =>
      expect(await screen.findByText(/player of another site/)).toBeVisible(),
    );
  },
};
