// The page of a share link that expired or was revoked.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreviewEnded } from '#ui/site/frame/preview-ended.tsx';

export default {
  component: PreviewEnded,
  args: { why: 'expired' },
  parameters: {
    docs: {
      description: {
        component: `Says why a share link works no more.

        Do: answer with it where the link was real.

        Don't: use it for an address that never was: that is not found.`,
      },
    },
  },
} satisfies Meta<typeof PreviewEnded>;
type Story = StoryObj<typeof PreviewEnded>;

export const Expired: Story = {};
export const Revoked: Story = { args: { why: 'revoked' } };
