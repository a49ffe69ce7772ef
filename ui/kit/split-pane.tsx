// Two panes with a separator that is moved by pointer and keyboard.
import {
  type ComponentProps,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { clampSplit, splitPositionAfterKey } from './split-position.ts';

type SplitPaneProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The accessible name of the separator, by the pane it resizes, e.g. 'Width of the editor'. */
  label: string;
  start: ReactNode;
  /** Without it the first pane takes all the room; adding or removing it keeps the state of the first. */
  end?: ReactNode;
  /** Share of the first pane, per cent. Controlled with `onValueChange`, else it starts from `defaultValue`. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  min?: number;
  max?: number;
};

/** Side by side from 48rem on, one above the other below. A double click resets the position. The rest goes to the root. */
export function SplitPane({
  label,
  start,
  end,
  value,
  defaultValue = 50,
  onValueChange,
  min = 20,
  max = 80,
  className,
  style,
  ...rest
}: SplitPaneProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [isDragged, setDragged] = useState(false);
  const hasEnd = end !== undefined && end !== null && end !== false;
  const position = clampSplit(value ?? own, { min, max });

  function set(next: number) {
    if (next === position) return;
    setOwn(next);
    onValueChange?.(next);
  }

  function onPointerMove({ clientX }: PointerEvent) {
    if (!isDragged || !root.current) return;
    const { left, right, width } = root.current.getBoundingClientRect();
    const from = isRtl(root.current) ? right - clientX : clientX - left;
    set(clampSplit((from / width) * 100, { min, max }));
  }

  return (
    <div
      {...rest}
      ref={root}
      className={className ? `split-pane ${className}` : 'split-pane'}
      data-dragged={isDragged || undefined}
      data-whole={hasEnd ? undefined : ''}
      style={{ '--split-pane': `${position}%`, ...style } as CSSProperties}
    >
      <div className="split-pane-side" id={`${id}-start`}>
        {start}
      </div>
      {hasEnd && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved */}
          <div
            className="split-pane-line"
            role="separator"
            tabIndex={0}
            aria-label={label}
            aria-orientation="vertical"
            aria-controls={`${id}-start`}
            aria-valuenow={Math.round(position)}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={`${Math.round(position)}%`}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              setDragged(true);
            }}
            onPointerMove={onPointerMove}
            onPointerUp={() => setDragged(false)}
            onLostPointerCapture={() => setDragged(false)}
            onDoubleClick={() => set(clampSplit(defaultValue, { min, max }))}
            onKeyDown={(event) => {
              const next = splitPositionAfterKey(
                event.key,
                position,
                { min, max },
                isRtl(event.currentTarget),
              );
              if (next === null) return;
              event.preventDefault();
              set(next);
            }}
          />
          <div className="split-pane-side">{end}</div>
        </>
      )}
    </div>
  );
}

function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
