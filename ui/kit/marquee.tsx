// A row that passes by, without end and without haste, until someone stops it.
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { Pause, Play } from './icons.ts';

type MarqueeProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What passes by, e.g. 'Our clients'. */
  label: string;
  items: readonly { key: string; content: ReactNode }[];
  /** How long one item takes to make room for the next, ms. */
  itemMs?: number;
};

/**
 * Moves by CSS alone and can be paused without script; it rests under the pointer and while something in it has the
 * focus. Asked for less motion, or on paper, it stands still, all of it in sight. Its second copy is hidden from
 * assistive tools and the keyboard. The rest goes to the root.
 */
export function Marquee({ label, items, itemMs = 4000, className, style, ...rest }: MarqueeProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div
      className={className ? `marquee ${className}` : 'marquee'}
      style={{ '--marquee-duration': `${items.length * itemMs}ms`, ...style } as CSSProperties}
      {...rest}
    >
      <label className="marquee-pause" htmlFor={id}>
        <input className="visually-hidden" id={id} type="checkbox" />
        <Pause aria-hidden="true" />
        <Play aria-hidden="true" />
        <span className="visually-hidden">Pause {label}</span>
      </label>
      <div className="marquee-window">
        <ul className="marquee-row" aria-label={label}>
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
        <ul className="marquee-row" aria-hidden="true" inert>
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
