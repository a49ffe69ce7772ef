// The page of a share link that expired or was revoked.

import { MessagePage } from '#ui/brand/message-page.tsx';
import { Button } from '#ui/kit/button.tsx';

const ENDED = {
  expired: {
    title: 'This preview has expired',
    text: 'The link was only meant for a while, and the while is up. Ask whoever sent it to you for a new one.',
  },
  revoked: {
    title: 'This preview was closed',
    text: 'Whoever sent you the link has closed it. Ask them for a new one.',
  },
} as const;

/** Says why the link ended, and whom to ask. */
export function PreviewEnded({ why }: { why: keyof typeof ENDED }) {
  return (
    <MessagePage
      {...ENDED[why]}
      actions={
        <Button href="/" size="lg">
          Go to the home page
        </Button>
      }
    />
  );
}
