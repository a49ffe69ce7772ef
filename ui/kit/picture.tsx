// One image that keeps its place: eager in the first view, else lazy by the client script with a no-script copy (contract §6).
import type { ComponentProps } from 'react';

/** Frames with a fixed shape; `auto` follows width and height. */
export type PictureRatio = 'auto' | '16/9' | '16/10' | '3/2' | '4/3' | '1/1' | '4/5';

/** One `<source>` of a better or narrower file. */
export interface PictureSource {
  srcSet: string;
  type?: string;
  media?: string;
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
  sources?: readonly PictureSource[];
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
  ...image
}: PictureProps) {
  const sized = image.width !== undefined && image.height !== undefined;
  const frame = ratio === 'auto' && !sized && !eager ? '16/10' : ratio;
  return (
    <span className={className ? `picture ${className}` : 'picture'} data-ratio={frame}>
      <WithSources sources={image.sources} lazy={!eager}>
        {eager ? <EagerImage {...image} priority={priority} /> : <LazyImage {...image} />}
      </WithSources>
      {!eager && (
        <noscript>
          <WithSources sources={image.sources} lazy={false}>
            <EagerImage {...image} priority={false} />
          </WithSources>
        </noscript>
      )}
    </span>
  );
}

type ImageProps = Omit<PictureProps, 'priority' | 'eager' | 'ratio' | 'className' | 'sources'>;

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
  lazy,
  children,
}: {
  sources: readonly PictureSource[] | undefined;
  lazy: boolean;
  children: React.ReactNode;
}) {
  if (!sources?.length) return children;
  return (
    <picture>
      {sources.map(({ srcSet, type, media }) =>
        lazy ? (
          <source key={srcSet} data-srcset={srcSet} type={type} media={media} />
        ) : (
          <source key={srcSet} srcSet={srcSet} type={type} media={media} />
        ),
      )}
      {children}
    </picture>
  );
}
