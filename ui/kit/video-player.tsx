// A video with the browser's controls.
import { shownAddress, useKnownPictures } from './pictures.tsx';

interface VideoPlayerProps {
  src: string;
  poster?: string;
  caption?: string | null;
  /** Accessible name when there is no caption. */
  label?: string;
  /** Address of captions (WebVTT). */
  captions?: string;
  muted?: boolean;
}

/** Without a start time, some browsers show an empty frame until the film is played. */
const FIRST_PICTURE = '#t=0.1';

/**
 * Loads only its metadata until it is played. A film of the library has its shape from the start, so that nothing moves.
 * Without a poster it shows the one of the library, else its first frame. The caption, if there is one, is below it.
 */
export function VideoPlayer({
  src,
  poster,
  caption,
  label,
  captions,
  muted = false,
}: VideoPlayerProps) {
  const known = useKnownPictures();
  const { size, poster: ownPoster } = known?.noted?.(src) ?? {};
  const still = poster || ownPoster;
  return (
    <figure className="video-player">
      <video
        className="video-player-film"
        src={still ? src : src + FIRST_PICTURE}
        poster={still && shownAddress(known, still)}
        controls
        playsInline
        muted={muted}
        preload="metadata"
        style={size && { aspectRatio: `${size.width} / ${size.height}` }}
        aria-label={caption || label || 'Video'}
      >
        {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
        Your browser does not support the video tag.
      </video>
      {caption && <figcaption className="video-player-caption">{caption}</figcaption>}
    </figure>
  );
}
