// The grid of pictures in the media library.
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Media } from '#db/contract/media.ts';
import { shortDate } from '#ui/kit/dates.ts';
import { MediaThumb } from './media-thumb.tsx';
import { pictureFigures, pictureName } from './picture-labels.ts';

const SIZES = '(min-width: 64rem) 12rem, (min-width: 30rem) 24vw, 46vw';

interface MediaGridProps {
  pictures: readonly Media[];
  busy?: boolean;
  /** Called when a picture is clicked, tapped or chosen with Enter. */
  onChoose: (picture: Media) => void;
  /** The address of a picture's link; without it each picture is a button. */
  hrefOf?: (picture: Media) => string;
}

/** Each picture is a link or a button. The arrow keys move between them in all four directions. */
export function MediaGrid({ pictures, busy = false, onChoose, hrefOf }: MediaGridProps) {
  return (
    <ul
      className="media-grid"
      aria-label="Pictures"
      aria-busy={busy || undefined}
      onKeyDown={moveFocus}
    >
      {pictures.map((picture) => {
        const card = <Card picture={picture} />;
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
                {card}
              </a>
            ) : (
              <button className="media-card" type="button" onClick={() => onChoose(picture)}>
                {card}
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
      <span className="media-card-text">
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
