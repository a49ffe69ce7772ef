// One image with reserved space: eager in the first view, else lazy by the client script, with a copy in <noscript>.
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { placeholderColours } from './picture-placeholder.ts';
import {
  hasVariants,
  type PictureFacts,
  plainVariant,
  plainVariantSet,
  variantPattern,
  variantSet,
} from './picture-variants.ts';
import { type KnownPictures, useKnownPictures } from './pictures.tsx';

const AVIF = 'image/avif';

/** Frames with a fixed shape; `auto` follows width and height. */
export type PictureRatio = 'auto' | '16/9' | '16/10' | '3/2' | '4/3' | '1/1' | '4/5';

/** One `<source>` of a better or narrower file; `width` and `height` when its proportions differ. */
interface PictureSource {
  /** A srcset, or the bare path of a local picture, which becomes one source for each format. */
  srcSet: string;
  type?: string;
  media?: string;
  width?: number;
  height?: number;
}

interface PictureProps {
  /** For a local picture the path is enough: formats, widths, size and placeholder are looked up by it. */
  src: string;
  alt: string;
  /** `alt` is a fallback: the media library's alt text of an upload wins. */
  altStandsIn?: boolean;
  /** Pixels of the file; together they reserve the place when `ratio` is `auto`. */
  width?: number;
  height?: number;
  /** The caller's own srcset; then none is looked up by the path. */
  srcSet?: string;
  /** CSS sizes of the frame; match the layout. */
  sizes?: string;
  /** Sources for other screens (`media`), or other formats of a foreign picture, best first. They share `sizes`. */
  sources?: readonly PictureSource[];
  /** Shown in the frame until the file has loaded (`placeholderColours`). */
  placeholder?: string;
  /** The point that stays visible when the frame crops the image: per cent from left and top. Uploads bring their own. */
  focal?: { x: number; y: number };
  /** The main image of the first view: fetched at once, with high priority. */
  priority?: boolean;
  /** Another image of the first view: fetched at once. */
  eager?: boolean;
  ratio?: PictureRatio;
  className?: string;
}

/**
 * An image in a frame. Inside `Pictures` a local file comes as AVIF in the width that `sizes` asks for, or as one
 * WebP; a foreign address stays as it is. Without width and height a lazy image takes 16/10, so that nothing jumps.
 */
export function Picture({
  priority = false,
  eager = priority,
  ratio = 'auto',
  className,
  focal,
  altStandsIn = false,
  ...given
}: PictureProps) {
  const known = useKnownPictures();
  const note = known?.noted?.(given.src);
  const asked = altStandsIn && note?.alt !== undefined ? { ...given, alt: note.alt } : given;
  const { sources = [], avif, placeholder, ...image } = cutTo(ratio, withVariants(asked, known));
  // a lazy image needs no <source> for its AVIF: the script that shows the image chooses the format
  const isInImage = avif !== undefined && !eager && sources.length === 0;
  const all =
    avif && !isInImage
      ? [...sources, { srcSet: variantSet(avif.src, avif.facts), type: AVIF }]
      : sources;
  if (priority && known?.preload) preloadFirst(image, all, known.preload);
  const sized = image.width !== undefined && image.height !== undefined;
  const frame = ratio === 'auto' && !sized && !eager ? '16/10' : ratio;
  return (
    <span
      className={className ? `picture ${className}` : 'picture'}
      data-ratio={frame}
      data-picture={known?.named ? given.src : undefined}
      style={frameStyle(placeholder, focal ?? note?.focal)}
    >
      <WithSources sources={all} sizes={image.sizes} lazy={!eager}>
        {eager ? (
          <EagerImage {...image} priority={priority} />
        ) : (
          <LazyImage
            {...image}
            avif={isInImage ? variantPattern(avif.src, avif.facts) : undefined}
          />
        )}
      </WithSources>
      {!eager && (
        <noscript>
          <PlainImage {...image} sized={frame === 'auto'} />
        </noscript>
      )}
    </span>
  );
}

type Asked = Omit<
  PictureProps,
  'priority' | 'eager' | 'ratio' | 'className' | 'focal' | 'altStandsIn'
>;

/** `avif` is the picture whose best files are to be named. */
type Found = Asked & { avif?: { src: string; facts: PictureFacts | undefined } };

/** Adds the known facts of a local picture to the props; values that the caller gave stay. */
function withVariants(asked: Asked, known: KnownPictures | null): Found {
  if (!known) return asked;
  const sources = asked.sources?.flatMap((source) => sourcesOf(source, known)) ?? [];
  if (asked.srcSet || !hasVariants(asked.src)) return { ...asked, sources };
  const facts = known.find(asked.src);
  // the caller gives the pixels of the uncropped picture
  const sized = asked.width !== undefined && asked.height !== undefined && !facts?.framed;
  const image = {
    ...asked,
    width: sized ? asked.width : (facts?.width ?? asked.width),
    height: sized ? asked.height : (facts?.height ?? asked.height),
    placeholder: asked.placeholder ?? facts?.placeholder,
  };
  if (facts?.animated) return { ...image, sources };
  return {
    ...image,
    src: plainVariant(asked.src, facts),
    avif: { src: asked.src, facts },
    sources,
  };
}

/** Widens `sizes` for a picture that its frame crops at the sides: it must be as wide as the frame's height requires. */
function cutTo(ratio: PictureRatio, asked: Found): Found {
  const { width, height, sizes } = asked;
  if (ratio === 'auto' || !width || !height || !sizes) return asked;
  const [across = 1, down = 1] = ratio.split('/').map(Number);
  const times = ((width / height) * down) / across;
  if (times <= 1) return asked;
  const wider = (length: string) => `${Math.round(Number(length) * times * 10) / 10}`;
  return { ...asked, sizes: sizes.replace(/[\d.]+(?=(?:vw|rem|px)\s*(?:,|$))/g, wider) };
}

/** A source that names a local picture by its path, as one source per format. */
function sourcesOf(source: PictureSource, known: KnownPictures): PictureSource[] {
  if (source.type || !hasVariants(source.srcSet)) return [source];
  const facts = known.find(source.srcSet);
  if (facts?.animated) return [source];
  const sized = facts && { width: facts.width, height: facts.height };
  return [
    { ...sized, ...source, srcSet: variantSet(source.srcSet, facts), type: AVIF },
    { ...sized, ...source, srcSet: plainVariantSet(source.srcSet, facts), type: 'image/webp' },
  ];
}

/**
 * Only the best format, which nearly every browser knows: preloading a second one would fetch both. With one other
 * picture for other screens each is preloaded for its own; with more of them the element has to wait for its turn.
 */
function preloadFirst(
  { src, sizes }: Asked,
  sources: readonly PictureSource[],
  preload: NonNullable<KnownPictures['preload']>,
): void {
  const best = sources.filter(({ type }) => type === AVIF);
  const medias = new Set(sources.flatMap(({ media }) => media ?? []));
  if (medias.size > 1) return;
  for (const { srcSet, type, media } of best) {
    const [other] = medias;
    preload({
      href: src,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      type,
      media: media ?? (other && `not all and ${other}`),
    });
  }
}

/** Undefined when there is nothing to set, so that no empty attribute is written. */
function frameStyle(
  placeholder: string | undefined,
  focal: { x: number; y: number } | undefined,
): CSSProperties | undefined {
  const style: Record<string, string> = {};
  const colours = placeholderColours(placeholder);
  if (colours !== undefined) style['--picture-placeholder'] = colours;
  if (focal) style['--picture-focal'] = `${focal.x}% ${focal.y}%`;
  return Object.keys(style).length > 0 ? style : undefined;
}

/** The `src` of a lazy image before it loads: valid HTML requires one; this one has no bytes to fetch and no proportions. */
const NOTHING = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** `sizes` only has a meaning when `srcset` gives widths, and then it is required. */
function sizesOf(srcSet: string | undefined, sizes: string | undefined): string | undefined {
  return srcSet && /\s\d+w(,|$)/.test(srcSet) ? (sizes ?? '100vw') : undefined;
}

type ImageProps = Pick<PictureProps, 'src' | 'alt' | 'width' | 'height' | 'srcSet' | 'sizes'>;

function EagerImage({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes,
  priority,
}: ImageProps & { priority: boolean }) {
  const rank: ComponentProps<'img'> = priority ? { fetchPriority: 'high' } : {};
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      srcSet={srcSet}
      sizes={sizesOf(srcSet, sizes)}
      decoding="async"
      {...rank}
    />
  );
}

function LazyImage({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes,
  avif,
}: ImageProps & { avif: string | undefined }) {
  return (
    <img
      src={NOTHING}
      data-src={src}
      data-srcset={srcSet}
      data-avif={avif}
      data-sizes={avif ? (sizes ?? '100vw') : sizesOf(srcSet, sizes)}
      alt={alt}
      width={width}
      height={height}
    />
  );
}

/** The copy for browsers without script: one file, which the browser loads lazily. `sized` when the frame has no ratio. */
function PlainImage({
  src,
  alt,
  width,
  height,
  sized,
}: Pick<ImageProps, 'src' | 'alt' | 'width' | 'height'> & { sized: boolean }) {
  return <img src={src} alt={alt} {...(sized && { width, height })} loading="lazy" />;
}

function WithSources({
  sources,
  sizes,
  lazy,
  children,
}: {
  sources: readonly PictureSource[];
  sizes: string | undefined;
  lazy: boolean;
  children: ReactNode;
}) {
  if (sources.length === 0) return children;
  return (
    <picture>
      {sources.map(({ srcSet, ...source }) =>
        lazy ? (
          <source
            key={srcSet}
            srcSet={NOTHING}
            data-srcset={srcSet}
            data-sizes={sizesOf(srcSet, sizes)}
            {...source}
          />
        ) : (
          <source key={srcSet} srcSet={srcSet} sizes={sizesOf(srcSet, sizes)} {...source} />
        ),
      )}
      {children}
    </picture>
  );
}
