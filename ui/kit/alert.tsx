// An inline message, such as an error or a note.
import type { ComponentProps } from 'react';
import { CircleAlert, Info } from './icons.ts';

type AlertProps = ComponentProps<'div'> & { tone?: 'error' | 'info' };

/** Announced as soon as it appears (role alert). The rest goes to the root. */
export function Alert({ tone = 'error', className, children, ...rest }: AlertProps) {
  const Icon = tone === 'error' ? CircleAlert : Info;
  return (
    <div
      className={className ? `alert ${className}` : 'alert'}
      data-tone={tone}
      role="alert"
      {...rest}
    >
      <Icon aria-hidden="true" />
      <div className="alert-body">{children}</div>
    </div>
  );
}
