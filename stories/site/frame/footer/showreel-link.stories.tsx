// The team picture with its play button.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { ShowreelLink } from '#ui/site/frame/footer/showreel-link.tsx';

export default {
  component: ShowreelLink,
  parameters: {
    docs: {
      description: {
        component: `A link to the showreel's film; the page's script opens it in a dialog.

        Do: put one ShowreelDialog on the same page.

        Don't: use it for a film that plays in its place.`,
      },
    },
  },
  args: { showreel: company.showreel, image: company.footerImage },
} satisfies Meta<typeof ShowreelLink>;

export const Still: StoryObj<typeof ShowreelLink> = {};
