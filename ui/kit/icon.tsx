// The icons of public pages: one path each, its looks in the sheet, because a page writes some thirty of them.
import type { ComponentProps, ComponentType } from 'react';

type IconProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'children'>;

/** What draws an icon, of our own or of the library. */
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
