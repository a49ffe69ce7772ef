// The film on the about page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#db/content/company.ts';
import { AboutShowreel } from '#ui/site/company/about-showreel.tsx';

export default {
  component: AboutShowreel,
  parameters: {
    docs: {
      description: {
        component: `A film with controls and a large button. Muted, without autoplay.

        Do: give it a poster in full-page quality.

        Don't: autoplay it.`,
      },
    },
  },
  args: { ...company.showreel, play: 'Play the showreel' },
} satisfies Meta<typeof AboutShowreel>;
type Story = StoryObj<typeof AboutShowreel>;

export const Still: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Play the showreel' })).toBeVisible();
    const film = canvasElement.querySelector('video');
    await expect(film?.autoplay).toBe(false);
    await expect(film?.controls).toBe(true);
  },
};
