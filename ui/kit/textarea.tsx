// The multi-line field; it grows with its text where the browser supports that.
import type { ComponentProps, CSSProperties } from 'react';

/** A `<textarea>` in the house style, at least `rows` lines high; everything goes to it. */
export function Textarea({ className, rows = 3, style, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={className ? `input ${className}` : 'input'}
      rows={rows}
      style={{ '--rows': rows, ...style } as CSSProperties}
      {...rest}
    />
  );
}
