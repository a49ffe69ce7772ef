// Both sides of a client's shop in one frame, with a diagonal divider between them.
import type { TwoSides } from '#db/content/two-sides.ts';
import { Picture } from '#ui/kit/picture.tsx';

interface RectoVersoProps {
  sides: TwoSides;
  /** Whether the divider is in use; the page's script sets `data-divided`. Without it both pictures are beside each other. */
  divided?: boolean;
}

const SIZES = 'min(100vw, 100rem)';

/** The divider is a range, so it moves by pointer, touch and keys (`behaviours/recto-verso.ts`). */
export function RectoVerso({ sides: { recto, verso }, divided = false }: RectoVersoProps) {
  return (
    <figure className="recto-verso" data-divided={divided || undefined}>
      <div className="recto-verso-frame">
        <Picture src={recto.src} alt={recto.alt} ratio="16/10" sizes={SIZES} />
        <div className="recto-verso-back">
          <Picture src={verso.src} alt={verso.alt} ratio="16/10" sizes={SIZES} />
        </div>
        <input
          className="recto-verso-range"
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          aria-label="Share of the front that is shown"
          hidden={!divided}
        />
      </div>
      <figcaption className="recto-verso-captions">
        <span className="recto-verso-caption">
          <b>Recto</b> {recto.caption}
        </span>
        <span className="recto-verso-caption">
          <b>Verso</b> {verso.caption}
        </span>
      </figcaption>
    </figure>
  );
}
