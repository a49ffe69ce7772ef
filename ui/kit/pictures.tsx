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

/** What the media library says of an upload: alt text and focal point of a picture, pixels and poster of a film. */
export interface PictureNote {
  /** Empty for a decorative picture; left out when there is none. */
  alt?: string;
  /** The focal point, in per cent from left and top. Left out for the middle. */
  focal?: { x: number; y: number };
  /** Of a film, so that its frame has its shape before it is there. */
  size?: { width: number; height: number };
  /** Of a film: the address of the poster that the library has for it. */
  poster?: string;
}

export interface KnownPictures {
  /** The facts of a local picture, undefined when they are not known (yet). */
  find: (src: string) => PictureFacts | undefined;
  /** The library's note of an upload; undefined for other pictures. */
  noted?: (src: string) => PictureNote | undefined;
  /** Pictures say which file they show (`data-picture`): only for the form that edits the page in its preview. */
  named?: boolean;
  /** Has the browser fetch an image before it comes to its element; only where the page's head is still open. */
  preload?: (image: PicturePreload) => void;
}

const Context = createContext<KnownPictures | null>(null);

/** Gives every Picture inside what is known. Outside of one, pictures are shown as the plain files they are. */
export function Pictures({ known, children }: { known: KnownPictures; children?: ReactNode }) {
  return <Context value={known}>{children}</Context>;
}

/** What the nearest `Pictures` gives; null outside of one. */
export function useKnownPictures(): KnownPictures | null {
  return use(Context);
}

/** The address for what takes one file and no `srcset`, such as a poster: of a cropped picture its frame, of any other `src`. */
export function shownAddress(known: Pick<KnownPictures, 'find'> | null, src: string): string {
  const facts = known?.find(src);
  return facts?.framed ? plainVariant(src, facts) : src;
}
