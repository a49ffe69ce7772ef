// The pictures of the library, side by side, each whole and with what is known of it.
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Media } from '#db/contract/media.ts';
import { shortDate } from '#ui/kit/dates.ts';
import { MediaThumb } from './media-thumb.tsx';
import { pictureFigures, pictureName } from './picture-labels.ts';

const SIZES = '(min-width: 64rem) 12rem, (min-width: 30rem) 24vw, 46vw';

interface MediaGridProps {
  pictures: readonly Media[];
  busy?: boolean;
  /** A picture was chosen: by click, Enter or tap. */
  onChoose: (picture: Media) => void;
  /** Where a plain link to the picture leads; left out, each is a button. */
  hrefOf?: (picture: Media) => string;
}

/** Each picture is a link or a button; the arrow keys go from one to the next, in all four directions. */
export function MediaGrid({ pictures, busy = false, onChoose, hrefOf }: MediaGridProps) {
  return (
    <ul
      className="media-grid"
      aria-label="Pictures"
      aria-busy={busy || undefined}
      onKeyDown={moveFocus}
    >
      {pictures.map((picture) => {
        const words = <Card picture={picture} />;
        const id = `picture-${picture.name}`;
        return (
          <li key={picture.name}>
            {hrefOf ? (
              <a
                className="media-card"
                id={id}
                href={hrefOf(picture)}
                onClick={(event: MouseEvent) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  onChoose(picture);
                }}
              >
                {words}
              </a>
            ) : (
              <button className="media-card" type="button" onClick={() => onChoose(picture)}>
                {words}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Card({ picture }: { picture: Media }) {
  const { alt, decorative, uploadedAt } = picture;
  return (
    <>
      <span className="media-card-frame">
        <MediaThumb picture={picture} sizes={SIZES} />
        {alt === '' && !decorative && <span className="media-card-note">No alt text</span>}
      </span>
      <span className="media-card-words">
        <bdi className="media-card-name">{pictureName(picture)}</bdi>
        <span className="media-card-facts">{pictureFigures(picture)}</span>
        <time className="media-card-facts" dateTime={uploadedAt}>
          {shortDate(uploadedAt)}
        </time>
      </span>
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.media-card')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const top = (card: HTMLElement | undefined) => card?.getBoundingClientRect().top ?? 0;
  const columns = Math.max(1, cards.filter((card) => top(card) === top(cards[0])).length);
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: cards.length - 1 - at,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  cards[at + step]?.focus();
}
