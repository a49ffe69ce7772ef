// The items of a case study's gallery, and whether two are side by side.
import type { CaseStudy } from '#db/contract/case-studies.ts';

/** One image or film of the gallery. */
type MediaItem =
  | { kind: 'image'; src: string; alt: string; altStandsIn: boolean }
  | { kind: 'video'; src: string; caption: string | null };

export type MediaSource = Pick<
  CaseStudy,
  'title' | 'mediaImages' | 'mediaAlts' | 'mediaVideos' | 'mediaCaptions'
>;

/**
 * Images first, then films. Alt: the stored one, else '{title} - Image n' from 1 as a fallback for that of the media
 * library; captions belong to films by position.
 */
export function mediaItems(study: MediaSource): MediaItem[] {
  return [
    ...study.mediaImages.map((src, index): MediaItem => {
      const alt = study.mediaAlts[index]?.trim();
      const standIn = `${study.title} - Image ${index + 1}`;
      return { kind: 'image', src, alt: alt || standIn, altStandsIn: !alt };
    }),
    ...study.mediaVideos.map(
      (src, index): MediaItem => ({
        kind: 'video',
        src,
        caption: study.mediaCaptions[index]?.trim() || null,
      }),
    ),
  ];
}

/** Side by side only with exactly two images and no film, or exactly two films and no image. */
export function isMediaPair(items: readonly MediaItem[]): boolean {
  return items.length === 2 && items[0]?.kind === items[1]?.kind;
}
