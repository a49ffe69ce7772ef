// A link in running interface text: underlined from the left on hover, an arrow that travels.
import type { ComponentProps } from 'react';
import { ArrowLeft, ArrowRight, ArrowUpRight } from './icons.ts';

type TextLinkProps = ComponentProps<'a'> & {
  /** `right` leads on, `left` leads back, `out` leaves the site. */
  arrow?: 'right' | 'left' | 'out';
  /** Underlined at rest too. */
  underlined?: boolean;
};

/** A plain link in the house style; the rest goes to the root. */
export function TextLink({
  arrow,
  underlined = false,
  className,
  children,
  ...rest
}: TextLinkProps) {
  return (
    <a
      className={className ? `text-link ${className}` : 'text-link'}
      data-arrow={arrow}
      data-underlined={underlined || undefined}
      {...rest}
    >
      {arrow === 'left' && <ArrowLeft aria-hidden="true" />}
      <span>{children}</span>
      {arrow === 'right' && <ArrowRight aria-hidden="true" />}
      {arrow === 'out' && <ArrowUpRight aria-hidden="true" />}
    </a>
  );
}
