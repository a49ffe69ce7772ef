// Inserting an image or a video.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { MediaTool } from '#ui/admin/editor/toolbar/media-tool.tsx';
import { Toaster } from '#ui/admin/shell/toaster.tsx';
import { ClientData } from '#ui/islands/client-data.tsx';
import { EditorFixture } from '../../../fixtures/editor-fixture.tsx';

function Opened({ kind }: { kind: 'image' | 'video' }) {
  const [open, setOpen] = useState(false);
  return (
    <ClientData>
      <Toaster>
        <EditorFixture>
          {(editor) => (
            <MediaTool
              editor={editor}
              kind={kind}
              open={open}
              onOpenChange={setOpen}
              onFiles={kind === 'image' ? () => {} : undefined}
            />
          )}
        </EditorFixture>
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
          'Do: accept files and addresses of files. Don’t: load players of other sites; their videos are links.',
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
export const VideoOfAnotherHost: Story = {
  render: () => <Opened kind="video" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await userEvent.type(
      await screen.findByLabelText(/Video URL/),
      'https://www.youtube.com/watch?v=x{Enter}',
    );
    await waitFor(async () => expect(await canvas.findByText('Watch on YouTube')).toBeVisible());
    await expect(document.querySelector('iframe[src*="youtube"]')).toBeNull();
  },
};
