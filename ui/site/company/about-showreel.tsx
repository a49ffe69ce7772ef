// The film on the about page: the browser's own controls, and one large way to start it.
import { Play } from '#ui/kit/icons.ts';
import { VideoPlayer } from '#ui/kit/video-player.tsx';

interface AboutShowreelProps {
  src: string;
  poster: string;
  /** Accessible name of the film. */
  label: string;
  /** The words of the button. */
  play: string;
}

/** Muted; never starts by itself (docs/contract.md, About). The large button needs the client script and is hidden without it. */
export function AboutShowreel({ src, poster, label, play }: AboutShowreelProps) {
  return (
    <div className="about-showreel" data-theme="dark" data-player="">
      <VideoPlayer src={src} poster={poster} label={label} muted />
      <button type="button" className="about-showreel-play" data-plays="">
        <Play aria-hidden="true" />
        <span className="about-showreel-label">{play}</span>
      </button>
    </div>
  );
}
