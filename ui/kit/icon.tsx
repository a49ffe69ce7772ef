// Icons of one path each, styled by CSS to keep the HTML small: a public page has some thirty, a list in the back office several in each row.
import type { ComponentProps, ComponentType } from 'react';

type IconProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'children'>;

/** A component that draws an icon: one of this project or of the icon library. */
export type IconComponent = ComponentType<IconProps>;

/** A component that draws `path` (24 x 24) as a line in the text's colour, as decoration. The rest of its props goes to the root. */
export function icon(path: string): IconComponent {
  return ({ className, ...rest }) => (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
