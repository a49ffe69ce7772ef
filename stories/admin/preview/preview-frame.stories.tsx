// The iframe of a preview, with a drawing instead of a page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PreviewFrame } from '#ui/admin/preview/preview-frame.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

const meta = {
  component: PreviewFrame,
  args: {
    page: { url: '/favicon.svg', revision: 1, values: {} },
    part: null,
    title: 'Preview, phone',
    width: 390,
    onScale: fn(),
    onShown: fn(),
    onLost: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `A page of this site in a sandbox, scaled to fit.

        Do: give its parent a height; give each new page a higher revision.

        Don't: show a page of another site in it: its scroll position cannot be restored.`,
      },
    },
  },
  decorators: [inBox({ style: { width: '20rem', maxWidth: '100%', height: '24rem' } })],
} satisfies Meta<typeof PreviewFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onShown).toHaveBeenCalled());
    await waitFor(() =>
      expect(args.onScale).toHaveBeenLastCalledWith(expect.closeTo(320 / 390, 1)),
    );
    await expect(args.onLost).not.toHaveBeenCalled();
  },
};
export const Desktop: Story = { args: { title: 'Preview, desktop', width: 1280 } };
