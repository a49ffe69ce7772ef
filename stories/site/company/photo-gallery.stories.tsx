// Pictures of which a narrow screen shows fewer.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aboutGallery } from '#db/content/about.ts';
import { divisionsGallery } from '#db/content/division-pages.ts';
import { PhotoGallery } from '#ui/site/company/photo-gallery.tsx';

export default {
  component: PhotoGallery,
  parameters: {
    docs: {
      description: {
        component: `Three pictures edge to edge: one on a phone, two on a tablet, three on a wide screen.

        Do: put first the picture that a phone should show.

        Don't: put essential content into it.`,
      },
    },
  },
  args: { images: aboutGallery, label: 'Where we work' },
} satisfies Meta<typeof PhotoGallery>;
type Story = StoryObj<typeof PhotoGallery>;

export const Row: Story = {};
export const Lead: Story = { args: { images: divisionsGallery, shape: 'lead', eager: true } };
const PICTURES = [...aboutGallery, ...divisionsGallery];
export const One: Story = { args: { images: PICTURES.slice(0, 1) } };
export const Two: Story = { args: { images: PICTURES.slice(0, 2) } };
export const TwoWithLead: Story = { args: { images: PICTURES.slice(0, 2), shape: 'lead' } };
export const Four: Story = { args: { images: PICTURES.slice(0, 4) } };
export const Five: Story = { args: { images: PICTURES.slice(0, 5) } };
