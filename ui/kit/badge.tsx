// A badge: one word in a thin pill.
import type { ComponentProps } from 'react';

type BadgeProps = ComponentProps<'span'> & {
  /** `solid` stands out of a row of outlines; `accent` is for what is hot. */
  variant?: 'outline' | 'solid' | 'accent';
  /** Makes it a link, which lies over a card that is one as a whole. */
  href?: string;
};

/** A small label. The rest goes to the root. */
export function Badge({ variant = 'outline', className, href, ...rest }: BadgeProps) {
  const props = {
    className: className ? `badge ${className}` : 'badge',
    'data-variant': variant === 'outline' ? undefined : variant,
  };
  return href === undefined ? (
    <span {...props} {...rest} />
  ) : (
    <a href={href} {...props} {...(rest as ComponentProps<'a'>)} />
  );
}
