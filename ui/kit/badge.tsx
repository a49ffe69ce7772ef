// A badge: one word in a thin pill.
import type { ComponentProps } from 'react';

type BadgeProps = ComponentProps<'span'> & {
  /** `solid` stands out in a row of outlines; `accent` is the strongest. */
  variant?: 'outline' | 'solid' | 'accent';
  /** Makes the badge a link, which can be pressed above a card that is a link itself. */
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
