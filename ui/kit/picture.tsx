// One image that keeps its place: eager in the first view, else lazy by the client script with a no-script copy (contract §6).
import type { ComponentProps, CSSProperties, ReactNode } from 'react';

/** Frames with a fixed shape; `auto` follows width and height. */
export type PictureRatio = 'auto' | '16/9' | '16/10' | '3/2' | '4/3' | '1/1' | '4/5';

/** One `<source>` of a better or narrower file; `width` and `height` where its proportions are others. */
export interface PictureSource {
  srcSet: string;
  type?: string;
  media?: string;
  width?: number;
  height?: number;
}

interface PictureProps {
  src: string;
  alt: string;
  /** Pixels of the file; together they reserve the place when `ratio` is `auto`. */
  width?: number;
  height?: number;
  srcSet?: string;
  /** CSS sizes; match the layout. */
  sizes?: string;
  /** Better formats first: AVIF, WebP; `src` is for browsers that know neither. They share `sizes`. */
  sources?: readonly PictureSource[];
  /** A tiny `data:image/…` that lies blurred in the frame until the file is here. Anything else is left out. */
  placeholder?: string;
  /** What must stay in sight when the frame cuts the image: per cent from its left and top. */
  focal?: { x: number; y: number };
  /** In the first view: fetched at once, with high priority. */
  priority?: boolean;
  /** In the first view but not the most important: fetched at once. */
  eager?: boolean;
  ratio?: PictureRatio;
  className?: string;
}

/** An image in a frame. Without width and height a lazy image takes 16/10, so that nothing jumps. */
export function Picture({
  priority = false,
  eager = priority,
  ratio = 'auto',
  className,
  sources,
  placeholder,
  focal,
  ...image
}: PictureProps) {
  const sized = image.width !== undefined && image.height !== undefined;
  const frame = ratio === 'auto' && !sized && !eager ? '16/10' : ratio;
  return (
    <span
      className={className ? `picture ${className}` : 'picture'}
      data-ratio={frame}
      style={frameStyle(placeholder, focal)}
    >
      <WithSources sources={sources} sizes={image.sizes} lazy={!eager}>
        {eager ? <EagerImage {...image} priority={priority} /> : <LazyImage {...image} />}
      </WithSources>
      {!eager && (
        <noscript>
          <WithSources sources={sources} sizes={image.sizes} lazy={false}>
            <EagerImage {...image} priority={false} />
          </WithSources>
        </noscript>
      )}
    </span>
  );
}

/** Undefined when there is nothing to set, so that no empty attribute is written. */
function frameStyle(
  placeholder: string | undefined,
  focal: { x: number; y: number } | undefined,
): CSSProperties | undefined {
  const style: Record<string, string> = {};
  // Nothing that could end the url() and go on as CSS.
  if (placeholder && /^data:image\/[\w+.-]+;base64,[\w+/=]+$/.test(placeholder))
    style['--picture-placeholder'] = `url("${placeholder}")`;
  if (focal) style['--picture-focal'] = `${focal.x}% ${focal.y}%`;
  return Object.keys(style).length > 0 ? style : undefined;
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
      sizes={sizes}
      decoding="async"
      {...rank}
    />
  );
}

function LazyImage({ src, alt, width, height, srcSet, sizes }: ImageProps) {
  return (
    <img
      data-src={src}
      data-srcset={srcSet}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      decoding="async"
    />
  );
}

function WithSources({
  sources,
  sizes,
  lazy,
  children,
}: {
  sources: readonly PictureSource[] | undefined;
  sizes: string | undefined;
  lazy: boolean;
  children: ReactNode;
}) {
  if (!sources?.length) return children;
  return (
    <picture>
      {sources.map(({ srcSet, ...source }) =>
        lazy ? (
          <source key={srcSet} data-srcset={srcSet} sizes={sizes} {...source} />
        ) : (
          <source key={srcSet} srcSet={srcSet} sizes={sizes} {...source} />
        ),
      )}
      {children}
    </picture>
  );
}
