// The bar of a shared preview.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreviewNote } from '#ui/site/frame/preview-note.tsx';

export default {
  component: PreviewNote,
  args: { until: '2026-03-18T14:05:00.000Z' },
  parameters: {
    docs: {
      description: {
        component: `Says that a page is a preview, and until when its link works.

        Do: put it before the page's main, on pages that a share link opens.

        Don't: put it on what staff see beside the editor.`,
      },
    },
  },
} satisfies Meta<typeof PreviewNote>;

export const Until: StoryObj<typeof PreviewNote> = {};
