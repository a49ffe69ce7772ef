// A progress bar, determinate or indeterminate.
import * as RadixProgress from '@radix-ui/react-progress';
import type { ComponentProps, CSSProperties } from 'react';

type ProgressProps = Omit<ComponentProps<typeof RadixProgress.Root>, 'children' | 'asChild'> & {
  label: string;
  /** Keeps the label for assistive tools only. */
  labelHidden?: boolean;
  /** 0 to `max`; left out or null while it is unknown. Kept within those bounds. */
  value?: number | null;
};

/** A hairline that fills, its label and the share in per cent above it. The rest goes to the bar. */
export function Progress({
  label,
  labelHidden = false,
  value = null,
  max = 100,
  className,
  style,
  ...rest
}: ProgressProps) {
  const known = value === null || Number.isNaN(value) ? null : Math.min(max, Math.max(0, value));
  const share = known === null ? null : Math.round((known / max) * 100);
  return (
    <div className="progress">
      {!labelHidden && (
        <p className="progress-head" aria-hidden="true">
          <span className="progress-label">{label}</span>
          {share !== null && <span className="progress-share">{share}%</span>}
        </p>
      )}
      <RadixProgress.Root
        className={className ? `progress-bar ${className}` : 'progress-bar'}
        aria-label={label}
        value={known}
        max={max}
        getValueLabel={() => `${share}%`}
        style={{ '--progress': share === null ? 0 : share / 100, ...style } as CSSProperties}
        {...rest}
      >
        <RadixProgress.Indicator className="progress-fill" />
      </RadixProgress.Root>
    </div>
  );
}
