// The mark as a bell: it rings twice, and the sound leaves it in rings.
import type { Drawing } from '#db/content/company.ts';
import { Logo } from '#ui/brand/logo.tsx';

/** Decoration for content about a call. The styles around it set its width. */
export function RingingMark({ mark }: { mark: Drawing }) {
  return (
    <span className="ringing-mark" aria-hidden="true">
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <path d="M52-41A66 66 0 0 1 52 41M-52-41A66 66 0 0 0-52 41M70-55A89 89 0 0 1 70 55M-70-55A89 89 0 0 0-70 55" />
      </svg>
      <Logo drawing={mark} />
    </span>
  );
}
