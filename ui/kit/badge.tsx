// A badge: one word in a thin pill.
import type { ComponentProps } from 'react';

type BadgeProps = ComponentProps<'span'> & {
  /** `solid` stands out of a row of outlines; `accent` is for what is hot. */
  variant?: 'outline' | 'solid' | 'accent';
};

/** A small label. The rest goes to the root. */
export function Badge({ variant = 'outline', className, ...rest }: BadgeProps) {
  return (
    <span className={className ? `badge ${className}` : 'badge'} data-variant={variant} {...rest} />
  );
}
