// The picture facts that `Picture` reads, provided by the layout and by each island.
import { createContext, type ReactNode, use } from 'react';
import { type PictureFacts, plainVariant } from './picture-variants.ts';

/** One image of the first view to fetch early; the fields of React's `preload` with `as: 'image'`. */
export interface PicturePreload {
  href: string;
  imageSrcSet?: string;
  imageSizes?: string;
  type?: string;
  media?: string;
}

/** The media library's data of an upload: alt text and focal point of a picture, size and poster of a film. */
export interface PictureNote {
  /** Empty for a decorative picture; left out when there is none. */
  alt?: string;
  /** The focal point, in per cent from left and top. Undefined for the centre. */
  focal?: { x: number; y: number };
  /** The size of a film in pixels, so that its frame has the right shape before it loads. */
  size?: { width: number; height: number };
  /** The address of a film's poster. */
  poster?: string;
}

export interface KnownPictures {
  /** The facts of a local picture, undefined when they are not known (yet). */
  find: (src: string) => PictureFacts | undefined;
  /** The library's note of an upload; undefined for other pictures. */
  noted?: (src: string) => PictureNote | undefined;
  /** Pictures name their file in `data-picture`: only for the form that edits the page in its preview. */
  named?: boolean;
  /** Preloads an image before the browser reaches its element; only while the page's head is still open. */
  preload?: (image: PicturePreload) => void;
}

const Context = createContext<KnownPictures | null>(null);

/** Provides the known pictures to every Picture inside. Outside of it, a Picture shows the plain file. */
export function Pictures({ known, children }: { known: KnownPictures; children?: ReactNode }) {
  return <Context value={known}>{children}</Context>;
}

/** The value of the nearest `Pictures`; null outside of one. */
export function useKnownPictures(): KnownPictures | null {
  return use(Context);
}

/** The address for elements without `srcset`, such as a poster: a variant of a cropped picture, else `src` itself. */
export function shownAddress(known: Pick<KnownPictures, 'find'> | null, src: string): string {
  const facts = known?.find(src);
  return facts?.framed ? plainVariant(src, facts) : src;
}
