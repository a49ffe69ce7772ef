// The page of a share link that expired or was revoked.
import { MessagePage } from '#ui/brand/message-page.tsx';
import { Button } from '#ui/kit/button.tsx';

const ENDED = {
  expired: {
    title: 'This preview has expired',
    text: 'This link is no longer valid. Ask the person who sent it for a new one.',
  },
  revoked: {
    title: 'This preview is no longer available',
    text: 'The link was revoked. Ask the person who sent it for a new one.',
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
