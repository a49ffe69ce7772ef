// The point of a picture that stays in sight when it is cut: set with the pointer or the arrow keys, seen in three cuts.
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import type { Media } from '#db/contract/media.ts';
import { MediaThumb } from './media-thumb.tsx';

/** Shares of width and height, 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

interface FocalPointProps {
  picture: Pick<Media, 'url' | 'width' | 'height'>;
  /** What the picture shows, when somebody has said so. */
  alt: string;
  point: Point;
  onPoint: (point: Point) => void;
}

const STEP = 0.01;
const LARGE_STEP = 0.1;
const CUTS = ['1:1', '4:5', '16:9'] as const;

/** The picture, large. A press or a drag sets the point; on the mark the arrow keys do, in tenths with Shift. */
export function FocalPoint({ picture, alt, point, onPoint }: FocalPointProps) {
  const frame = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const help = useId();
  const percent = { x: Math.round(point.x * 100), y: Math.round(point.y * 100) };

  function setFrom({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    onPoint(within((clientX - box.left) / box.width, (clientY - box.top) / box.height));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const to: Record<string, Point> = {
      ArrowLeft: within(point.x - step, point.y),
      ArrowRight: within(point.x + step, point.y),
      ArrowUp: within(point.x, point.y - step),
      ArrowDown: within(point.x, point.y + step),
      Home: { x: 0.5, y: 0.5 },
    };
    const next = to[event.key];
    if (!next) return;
    event.preventDefault();
    onPoint(next);
  }

  return (
    <div className="focal-point">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider inside does the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        className="focal-point-frame"
        ref={frame}
        style={{ '--shape': picture.width / picture.height } as CSSProperties}
        onPointerDown={(event) => {
          // a finger may be about to scroll: its tap comes as a click
          if (event.button !== 0 || event.pointerType === 'touch') return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          mark.current?.focus({ preventScroll: true });
          setFrom(event);
        }}
        onClick={setFrom}
        onPointerMove={(event: PointerEvent) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) setFrom(event);
        }}
      >
        <MediaThumb
          picture={picture}
          alt={alt}
          sizes="(min-width: 64rem) 60vw, 100vw"
          lazy={false}
        />
        <span
          className="focal-point-mark"
          ref={mark}
          role="slider"
          tabIndex={0}
          aria-label="Focal point"
          aria-describedby={help}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent.x}
          aria-valuetext={`${percent.x}% from the left, ${percent.y}% from the top`}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="focal-point-help" id={help}>
        Press on what must stay in sight, or move the point with the arrow keys. Home puts it back
        in the middle.
      </p>
    </div>
  );
}

/** How the picture is cut around its point at 1:1, 4:5 and 16:9. */
export function FocalCuts({ picture, point }: Pick<FocalPointProps, 'picture' | 'point'>) {
  return (
    <ul className="focal-cuts" aria-label="How it is cut">
      {CUTS.map((cut) => (
        <li className="focal-cut" key={cut}>
          <span className="focal-cut-frame" style={{ aspectRatio: cut.replace(':', ' / ') }}>
            <MediaThumb
              picture={picture}
              sizes="12rem"
              style={{ objectPosition: `${point.x * 100}% ${point.y * 100}%` }}
            />
          </span>
          <span className="focal-cut-name">{cut}</span>
        </li>
      ))}
    </ul>
  );
}

/** Rounded to thousandths, and kept inside the picture. */
function within(x: number, y: number): Point {
  const kept = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
  return { x: kept(x), y: kept(y) };
}
