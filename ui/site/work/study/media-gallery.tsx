// The pictures and films of a case study, at full width.
import type { CSSProperties } from 'react';
import { Picture } from '#ui/kit/picture.tsx';
import { VideoPlayer } from '#ui/kit/video-player.tsx';
import { isMediaPair, type MediaSource, mediaItems } from './media-items.ts';

/**
 * One item per row, 5 px apart; a pair stands side by side from 1024 px up. The client script measures
 * `[data-media-pair]` and sets `data-sticky` on the shorter item (docs/contract.md, Case study). The space beside a tall
 * picture is filled with `accent`, the client's colour, `#rrggbb`. Null without media.
 */
export function MediaGallery({ study, accent }: { study: MediaSource; accent?: string }) {
  const items = mediaItems(study);
  if (items.length === 0) return null;
  const pair = isMediaPair(items);
  return (
    <section
      className="media-gallery"
      data-part="gallery videos"
      data-media-pair={pair ? '' : undefined}
      data-theme="paper"
      aria-label="Media"
      style={accent ? ({ '--accent': accent } as CSSProperties) : undefined}
    >
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file may stand in a gallery twice
        <div className="media-gallery-item" data-media-item="" key={index}>
          {item.kind === 'image' ? (
            <Picture
              src={item.src}
              alt={item.alt}
              altStandsIn={item.altStandsIn}
              sizes={pair ? '(min-width: 1024px) 50vw, 100vw' : '100vw'}
            />
          ) : (
            <VideoPlayer src={item.src} caption={item.caption} label={`${study.title} - Video`} />
          )}
        </div>
      ))}
    </section>
  );
}
