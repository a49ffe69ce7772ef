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
  autoPlay?: boolean;
}

/**
 * Loads only its metadata until it is played. A film of the library has its shape from the start, so that nothing moves.
 * The caption, when there is one, stands under it.
 */
export function VideoPlayer({
  src,
  poster,
  caption,
  label,
  captions,
  muted = false,
  autoPlay = false,
}: VideoPlayerProps) {
  const known = useKnownPictures();
  const size = known?.noted?.(src)?.size;
  return (
    <figure className="video-player">
      <video
        className="video-player-film"
        src={src}
        poster={poster && shownAddress(known, poster)}
        controls
        playsInline
        muted={muted}
        autoPlay={autoPlay}
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
