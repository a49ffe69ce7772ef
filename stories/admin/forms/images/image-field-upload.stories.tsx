// The upload of an image field's file: in progress, refused, failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageFieldUpload } from '#ui/admin/forms/images/image-field-upload.tsx';

const file = new File(['picture'], 'a-clock-on-a-wall.jpg', { type: 'image/jpeg' });
const upload = { id: 1, file, sent: file, share: null, message: null };
const quiet = { onCancel: () => {}, onRetry: () => {}, onDismiss: () => {} };

const meta = {
  component: ImageFieldUpload,
  args: quiet,
  parameters: {
    docs: {
      description: {
        component: `A line under an image field while its file is uploading.

        Do: use it through ImageField.

        Don't: use it for lists of files (FileDrop).`,
      },
    },
  },
} satisfies Meta<typeof ImageFieldUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uploading: Story = {
  args: { upload: { ...upload, state: 'uploading', share: 0.4 } },
};
export const Refused: Story = {
  args: {
    upload: {
      ...upload,
      state: 'refused',
      message: {
        title: 'File too large',
        description: 'Please select an image smaller than 5MB',
      },
    },
  },
};
export const Failed: Story = {
  args: {
    upload: {
      ...upload,
      state: 'failed',
      message: { title: 'Upload failed', description: 'Failed to upload image' },
    },
  },
};
