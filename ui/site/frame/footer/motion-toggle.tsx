// The one control that stops everything on the page that moves by itself (WCAG 2.2.2): film, cards and logo.
import { Pause, Play } from '#ui/kit/icons.ts';

/** Hidden until the page's script (`behaviours/home/motion.ts`) has something to stop; it also swaps the name and `data-paused`. */
export function MotionToggle({ paused = false, shown = false }) {
  return (
    <button
      type="button"
      className="motion-toggle"
      data-motion-toggle=""
      data-paused={paused || undefined}
      aria-label={paused ? 'Play motion' : 'Pause motion'}
      hidden={!shown}
    >
      <Pause className="motion-toggle-pause" aria-hidden="true" />
      <Play className="motion-toggle-play" aria-hidden="true" />
    </button>
  );
}
