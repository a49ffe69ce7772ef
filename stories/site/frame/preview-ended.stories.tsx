// The page of a share link that expired or was revoked.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreviewEnded } from '#ui/site/frame/preview-ended.tsx';

export default {
  component: PreviewEnded,
  args: { why: 'expired' },
  parameters: {
    docs: {
      description: {
        component: `Says why a share link no longer works.

        Do: show it for links that existed.

        Don't: use it for unknown addresses; those get the not-found page.`,
      },
    },
  },
} satisfies Meta<typeof PreviewEnded>;
type Story = StoryObj<typeof PreviewEnded>;

export const Expired: Story = {};
export const Revoked: Story = { args: { why: 'revoked' } };
