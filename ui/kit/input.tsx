// The single-line field of the back office and of native forms.
import type { ComponentProps } from 'react';

/** An `<input>` in the house style; everything goes to it. Put it in a `Field` for its label and messages. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={className ? `input ${className}` : 'input'} {...rest} />;
}
