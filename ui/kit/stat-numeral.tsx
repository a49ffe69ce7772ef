// A large figure; the page's script counts up to it once, and the HTML holds its final text.
import type { ComponentProps } from 'react';
import { isWord } from './with-unit.ts';

type StatNumeralProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The number as it is written: '128', '2.5', '140+', '500,000'. */
  value: string;
  /** The unit, set lighter: '+', '%', 'M'. */
  suffix?: string | null;
  /** `numeral` is the size of `--text-numeral`; `inherit` takes the size of the text around it. */
  size?: 'numeral' | 'inherit';
};

/** Reads as one figure; text without a number is shown as it is. The rest goes to the root. */
export function StatNumeral({
  value,
  suffix,
  size = 'numeral',
  className,
  ...rest
}: StatNumeralProps) {
  return (
    <span
      className={className ? `stat-numeral ${className}` : 'stat-numeral'}
      data-size={size}
      {...rest}
    >
      <span className="stat-numeral-value" data-count="">
        {value}
      </span>
      {suffix && isWord(suffix) && ' '}
      {suffix && <span className="stat-numeral-unit">{suffix}</span>}
    </span>
  );
}
