// The whole picture with the frame over it: moved and resized by pointer, touch and keys.
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import type { Media } from '#db/contract/media/media.ts';
import type { PictureFrame } from '#db/contract/media/picture-frame.ts';
import { type Handle, movedBy, resizedTo } from './crop-frame.ts';

interface CropStageProps {
  picture: Pick<Media, 'url' | 'width' | 'height' | 'alt'>;
  frame: PictureFrame;
  /** Width by height; null for a free shape. */
  ratio: number | null;
  onFrame: (frame: PictureFrame) => void;
}

/** The corners can be focused. The edges are for pointers only; the number inputs beside the stage do the same. */
const CORNERS = [
  ['nw', 'Upper left corner'],
  ['ne', 'Upper right corner'],
  ['se', 'Lower right corner'],
  ['sw', 'Lower left corner'],
] as const satisfies readonly (readonly [Handle, string])[];
const EDGES = ['n', 'e', 's', 'w'] as const satisfies readonly Handle[];

/** The step of an arrow key, as a share of the longer side of the picture; ten times as much with Shift. */
const STEP = 0.01;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Shows the whole file, not only the part that pages show. */
export function CropStage({ picture, frame, ratio, onFrame }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  /** The offset of the pointer from the point that it drags, in pixels of the picture. */
  const hold = useRef({ x: 0, y: 0 });
  const help = useId();
  const { width, height } = picture;

  function pointOf({ clientX, clientY }: PointerEvent) {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return {
      x: ((clientX - box.left) / box.width) * width,
      y: ((clientY - box.top) / box.height) * height,
    };
  }

  function drag(handle: Handle | null) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
        const point = pointOf(event);
        const place = placeOf(frame, handle);
        hold.current = { x: point.x - place.x, y: point.y - place.y };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        // a second finger would make the frame jump
        if (!event.isPrimary || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const at = pointOf(event);
        moveTo(handle, { x: at.x - hold.current.x, y: at.y - hold.current.y });
      },
    };
  }

  function moveTo(handle: Handle | null, { x, y }: { x: number; y: number }) {
    onFrame(
      handle === null
        ? movedBy(frame, x - frame.left, y - frame.top, picture)
        : resizedTo(frame, handle, { x, y }, picture, ratio),
    );
  }

  function keys(handle: Handle | null) {
    return (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      const step = Math.max(1, Math.round(STEP * Math.max(width, height)));
      const by = event.shiftKey ? step * 10 : step;
      const place = placeOf(frame, handle);
      moveTo(handle, { x: place.x + arrow[0] * by, y: place.y + arrow[1] * by });
    };
  }

  const sliderOf = (handle: Handle | null, label: string) => {
    const { x, y } = placeOf(frame, handle);
    return {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-describedby': help,
      'aria-valuemin': 0,
      'aria-valuemax': width,
      'aria-valuenow': x,
      'aria-valuetext': `${x} pixels from the left, ${y} from the top; the frame is ${frame.width} × ${frame.height}`,
      onKeyDown: keys(handle),
      ...drag(handle),
    };
  };
  const place = {
    left: `${(frame.left / width) * 100}%`,
    top: `${(frame.top / height) * 100}%`,
    width: `${(frame.width / width) * 100}%`,
    height: `${(frame.height / height) * 100}%`,
  };
  return (
    <div className="crop-stage">
      <div
        className="crop-stage-picture"
        ref={stage}
        style={{ '--shape': width / height } as CSSProperties}
      >
        <img src={picture.url} alt={picture.alt} width={width} height={height} draggable={false} />
        <div className="crop-stage-shade">
          <div style={place} />
        </div>
        <div className="crop-frame" style={place}>
          <span className="crop-frame-move" {...sliderOf(null, 'Frame')} />
          {EDGES.map((edge) => (
            <span key={edge} className="crop-frame-edge" data-at={edge} {...drag(edge)} />
          ))}
          {CORNERS.map(([corner, label]) => (
            <span
              key={corner}
              className="crop-frame-corner"
              data-at={corner}
              {...sliderOf(corner, label)}
            />
          ))}
        </div>
      </div>
      <p className="crop-stage-help" id={help}>
        Drag the frame or its edges. Arrow keys move the focused handle; hold Shift for larger
        steps.
      </p>
    </div>
  );
}

/** The position of a handle in pixels of the picture; that of the frame itself is its upper left corner. */
function placeOf({ left, top, width, height }: PictureFrame, handle: Handle | null) {
  const at = handle ?? 'nw';
  const across = at.includes('e') ? 1 : at.includes('w') ? 0 : 0.5;
  const down = at.includes('s') ? 1 : at.includes('n') ? 0 : 0.5;
  return { x: Math.round(left + width * across), y: Math.round(top + height * down) };
}
