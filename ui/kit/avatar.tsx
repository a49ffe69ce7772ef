// The face of a person, or the initials where there is none.
import type { ComponentProps } from 'react';
import { hideBroken } from './hide-broken.ts';
import { initials } from './initials.ts';
import { Picture } from './picture.tsx';

type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  name: string;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg';
  /** The name stands beside it in text: say nothing. */
  decorative?: boolean;
};

/** A round image over the initials: where it is missing, late or broken, they show. The rest goes to the root. */
export function Avatar({
  name,
  src,
  size = 'md',
  decorative = false,
  className,
  ...rest
}: AvatarProps) {
  const spoken = decorative || name.trim() === '' ? null : { role: 'img', 'aria-label': name };
  return (
    <span
      className={className ? `avatar ${className}` : 'avatar'}
      data-size={size}
      data-hide-broken="image"
      aria-hidden={spoken ? undefined : true}
      onErrorCapture={({ target }) => hideBroken(target)}
      {...spoken}
      {...rest}
    >
      <span className="avatar-initials" aria-hidden="true">
        {initials(name)}
      </span>
      {src && <Picture className="avatar-image" src={src} alt="" ratio="1/1" sizes="5rem" />}
    </span>
  );
}
