// A full-width band of the page in one of the three themes; its content keeps the page margin.
import type { ComponentProps } from 'react';

type SectionProps = ComponentProps<'section'> & {
  theme?: 'dark' | 'light' | 'paper';
  /** `none` for content that has its own spacing. */
  space?: 'full' | 'half' | 'none';
};

/** A themed band. Give it `aria-labelledby` or `aria-label` when it should be a landmark. */
export function Section({ theme = 'paper', space = 'full', className, ...rest }: SectionProps) {
  return (
    <section
      className={className ? `section ${className}` : 'section'}
      data-theme={theme}
      data-space={space}
      {...rest}
    />
  );
}
