// The files of a drop zone in every state, and the focus after a file is removed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#ui/kit/button.tsx';
import { FileDropList } from '#ui/kit/file-drop-list.tsx';
import type { Upload } from '#ui/kit/upload-list.ts';

const states = ['waiting', 'uploading', 'done', 'cancelled', 'failed', 'refused'] as const;
const messages: Partial<Record<Upload['state'], Upload['message']>> = {
  failed: { title: 'Upload failed', description: 'Failed to upload image' },
  refused: { title: 'File too large', description: 'Please select an image smaller than 5MB' },
};
const uploadsOf = (...wanted: Upload['state'][]): Upload[] =>
  wanted.map((state, at) => {
    const file = new File([new Uint8Array(240_000)], `studio-${at + 1}.jpg`, {
      type: 'image/jpeg',
    });
    const share = state === 'uploading' ? 0.62 : null;
    return { id: at + 1, file, sent: file, state, share, message: messages[state] ?? null };
  });

type Args = Pick<ComponentProps<typeof FileDropList>, 'label' | 'uploads'>;

function Example({ label, uploads: first }: Args) {
  const [uploads, setUploads] = useState(first);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ maxWidth: '36rem' }}>
      <Button ref={button}>Choose images</Button>
      {uploads.length > 0 && (
        <FileDropList
          label={label}
          uploads={uploads}
          onCancel={() => {}}
          onRetry={() => {}}
          onRemove={(id) => setUploads(uploads.filter((each) => each.id !== id))}
          after={button}
        />
      )}
    </div>
  );
}

const meta = {
  component: FileDropList,
  render: (args) => <Example {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The state of each file of a drop zone.

        Do: use it through FileDrop.

        Don't: use it for the one file of an image field (ImageFieldUpload).`,
      },
    },
  },
} satisfies Meta<typeof FileDropList>;
export default meta;
type Story = StoryObj<Args>;

/** Failed and refused files come first. */
export const EveryState: Story = {
  args: { label: 'Media Images: files', uploads: uploadsOf(...states) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Upload failed.');
    await expect(second).toHaveTextContent('File too large.');
  },
};

export const Dismissed: Story = {
  args: { label: 'Media Images: files', uploads: uploadsOf('done', 'done') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss studio-1.jpg' }));
    await expect(canvas.getByRole('listitem')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss studio-2.jpg' }));
    await expect(canvas.getByRole('button', { name: 'Choose images' })).toHaveFocus();
  },
};
