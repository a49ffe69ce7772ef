// The line that image and film fields share, with an address that is wrong.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useController, useFormContext } from 'react-hook-form';
import { MediaLine } from '#ui/admin/forms/images/media-line.tsx';
import { useImageFieldUpload } from '#ui/admin/forms/images/use-image-field-upload.ts';
import { useLibrary } from '#ui/admin/media/choose-from-library.tsx';
import { FormFrame } from '../../../fixtures/form-frame.tsx';

const meta = {
  component: MediaLine,
  parameters: {
    docs: {
      description: {
        component: `Preview, address and buttons of one file of a form.

        Do: use it inside a field for one kind of file, which defines the preview and the accepted files.

        Don't: use it in a form itself (ImageField, FilmField).`,
      },
    },
  },
} satisfies Meta<typeof MediaLine>;
export default meta;
type Story = StoryObj;

function Line() {
  const { control } = useFormContext<{ mainImage: string }>();
  const controller = useController({ control, name: 'mainImage' });
  const library = useLibrary(({ url }) => controller.field.onChange(url));
  const upload = useImageFieldUpload('Picture', controller.field.onChange);
  return (
    <MediaLine
      controller={controller}
      upload={upload}
      library={library}
      label="Picture"
      what="Picture"
      placeholder="/images/…"
      accept="image/*"
      preview={null}
    />
  );
}

export const Wrong: Story = {
  render: () => (
    <FormFrame values={{ mainImage: 'x' }} errors={{ mainImage: 'Use an http(s) address' }}>
      <Line />
    </FormFrame>
  ),
};
