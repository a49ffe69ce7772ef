// One mark of the client wall: same box, same visual weight, whatever its shape.
import type { ComponentProps, CSSProperties } from 'react';
import { opticalWidth } from './optical-size.ts';
import { Picture } from './picture.tsx';
import { useKnownPictures } from './pictures.tsx';

type ClientLogoProps = Omit<ComponentProps<'span'>, 'children'> & {
  name: string;
  src: string;
  /** Pixels of the file, for its proportions. */
  width: number;
  height: number;
};

/**
 * A monochrome mark in the middle of its box. The box is removed when the file cannot be loaded (docs/contract.md, About).
 * The rest goes to the root.
 */
export function ClientLogo({
  name,
  src,
  width,
  height,
  className,
  style,
  ...rest
}: ClientLogoProps) {
  const facts = useKnownPictures()?.find(src);
  const shown = facts?.framed ? facts : { width, height };
  return (
    <span
      className={className ? `client-logo ${className}` : 'client-logo'}
      style={
        {
          '--client-logo-width': `${opticalWidth(shown.width / shown.height)}%`,
          ...style,
        } as CSSProperties
      }
      data-hide-broken="frame"
      {...rest}
    >
      <Picture
        className="client-logo-mark"
        src={src}
        alt={name}
        // the attributes of an image take whole pixels
        width={Math.round(width)}
        height={Math.round(height)}
      />
    </span>
  );
}
