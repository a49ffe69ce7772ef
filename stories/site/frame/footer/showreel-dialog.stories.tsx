// The dialog that plays the showreel.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { company } from '#db/content/company.ts';
import { openShowreel } from '#ui/site/behaviours/showreel.ts';
import { ShowreelDialog } from '#ui/site/frame/footer/showreel-dialog.tsx';
import { ShowreelLink } from '#ui/site/frame/footer/showreel-link.tsx';

// a film of the site, so that Storybook needs none of its own
const showreel = { ...company.showreel, src: '/videos/hero.mp4' };

export default {
  component: ShowreelDialog,
  parameters: {
    docs: {
      description: {
        component: `A native dialog: Escape, backdrop and button close it, the focus returns, and the film is removed.

        Do: render it closed; ui/site/behaviours/showreel.ts opens it and adds the film.

        Don't: put anything but the film into it.`,
      },
    },
  },
  args: { label: showreel.label },
  render: (args) => (
    <div style={{ minHeight: '30rem' }}>
      <ShowreelLink showreel={showreel} image={company.footerImage} />
      <ShowreelDialog {...args} />
    </div>
  ),
} satisfies Meta<typeof ShowreelDialog>;
type Story = StoryObj<typeof ShowreelDialog>;

const parts = (canvas: HTMLElement) => ({
  dialog: canvas.querySelector('dialog') as HTMLDialogElement,
  link: canvas.querySelector('a') as HTMLAnchorElement,
});

export const Open: Story = {
  play: ({ canvasElement }) => {
    const { dialog, link } = parts(canvasElement);
    openShowreel(dialog, link);
    expect(dialog.querySelector('video')).toHaveProperty('muted', true);
  },
};
export const ClosedAgain: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const { dialog, link } = parts(canvasElement);
    openShowreel(dialog, link);
    await userEvent.click(dialog.querySelector('button') as HTMLElement);
    expect(dialog).not.toHaveAttribute('open');
    // dialogs dispatch their close event a moment later
    await waitFor(() => expect(dialog.querySelector('video')).toBeNull());
    expect(link).toHaveFocus();
  },
};
