// The focal point of a picture, which stays visible when it is cropped: set by pointer or keys, shown in three crops.
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import type { Media } from '#db/contract/media/media.ts';
import { MediaThumb } from './media-thumb.tsx';
import { shownSize } from './picture-labels.ts';

/** Fractions of width and height, 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

interface FocalPointProps {
  picture: Pick<Media, 'url' | 'width' | 'height' | 'frame'>;
  /** The alt text; may be empty. */
  alt: string;
  /** The focal point, as fractions of what pages show of the picture. */
  point: Point;
  onPoint: (point: Point) => void;
}

const STEP = 0.01;
const LARGE_STEP = 0.1;
const CROPS = ['1:1', '4:5', '16:9'] as const;

/** The large picture. A click or a drag sets the point; the arrow keys on the mark move it, with Shift in tenths. */
export function FocalPoint({ picture, alt, point, onPoint }: FocalPointProps) {
  const frame = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const help = useId();
  const shown = shownSize(picture);
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider inside is the keyboard equivalent */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        className="focal-point-frame"
        ref={frame}
        style={{ '--shape': shown.width / shown.height } as CSSProperties}
        onPointerDown={(event) => {
          // touch may start a scroll; a tap arrives as a click
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
        Click the part that must stay visible when a layout crops the picture. Arrow keys fine-tune;
        Home resets.
      </p>
    </div>
  );
}

/** The picture cropped around its focal point at 1:1, 4:5 and 16:9. */
export function FocalCrops({ picture, point }: Pick<FocalPointProps, 'picture' | 'point'>) {
  return (
    <ul className="focal-crops" aria-label="Crops">
      {CROPS.map((crop) => (
        <li className="focal-crop" key={crop}>
          <span className="focal-crop-frame" style={{ aspectRatio: crop.replace(':', ' / ') }}>
            <MediaThumb
              picture={picture}
              sizes="12rem"
              style={{ objectPosition: `${point.x * 100}% ${point.y * 100}%` }}
            />
          </span>
          <span className="focal-crop-name">{crop}</span>
        </li>
      ))}
    </ul>
  );
}

/** A point inside the picture, rounded to thousandths. */
function within(x: number, y: number): Point {
  const clamp = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
  return { x: clamp(x), y: clamp(y) };
}
