// The many-line field; it grows with its text where the browser can.
import type { ComponentProps } from 'react';

/** A `<textarea>` in the house style; everything goes to it. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={className ? `input ${className}` : 'input'} rows={rows} {...rest} />;
}
