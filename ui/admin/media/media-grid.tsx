// The grid of files in the media library.
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Media } from '#db/contract/media/media.ts';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { shortDate } from '#ui/kit/dates.ts';
import { Play } from '#ui/kit/icons.ts';
import { isPlainClick } from '#ui/kit/plain-click.ts';
import { latinKeyOf } from '#ui/kit/shortcut.ts';
import { MediaPreview } from './media-preview.tsx';
import { filmLength, pictureFigures, pictureName } from './picture-labels.ts';
import type { PictureSelection } from './use-picture-selection.ts';

const SIZES = '(min-width: 64rem) 12rem, (min-width: 30rem) 24vw, 46vw';

interface MediaGridProps {
  pictures: readonly Media[];
  /** The label of the list. */
  label: string;
  busy: boolean;
  /** Called when a picture is clicked, tapped or chosen with Enter. */
  onChoose: (picture: Media) => void;
  /** The address of a picture's link; without it each picture is a button. */
  hrefOf?: (picture: Media) => string;
  /** Gives each picture a checkbox; Space, and Shift with a click or an arrow key, select as well. */
  selection?: PictureSelection;
}

/** Each picture is a link or a button. The arrow keys move between them in all four directions. */
export function MediaGrid({ pictures, label, busy, onChoose, hrefOf, selection }: MediaGridProps) {
  const press = (event: MouseEvent, picture: Media) => {
    if (selection && (event.shiftKey || event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      selection.toggle(picture.name, { range: event.shiftKey });
      return;
    }
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(picture);
  };
  return (
    <ul
      className="media-grid"
      aria-label={label}
      aria-busy={busy || undefined}
      data-selecting={selection && selection.names.size > 0 ? '' : undefined}
      onKeyDown={(event) => onKey(event, pictures, selection)}
    >
      {pictures.map((picture) => {
        const card = <Card picture={picture} />;
        const id = `picture-${picture.name}`;
        const isSelected = selection?.names.has(picture.name);
        return (
          <li key={picture.name} data-selected={isSelected || undefined}>
            {hrefOf ? (
              <a
                className="media-card"
                id={id}
                href={hrefOf(picture)}
                onClick={(event) => press(event, picture)}
              >
                {card}
              </a>
            ) : (
              <button
                className="media-card"
                type="button"
                aria-pressed={isSelected}
                onClick={(event) => press(event, picture)}
              >
                {card}
              </button>
            )}
            {selection && hrefOf && (
              <Checkbox
                className="media-card-select"
                aria-label={`Select ${pictureName(picture)}`}
                checked={isSelected}
                onClick={(event) => selection.toggle(picture.name, { range: event.shiftKey })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Card({ picture }: { picture: Media }) {
  const { kind, alt, decorative, duration, uploadedAt, sitePages } = picture;
  return (
    <>
      <span className="media-card-frame">
        <MediaPreview file={picture} sizes={SIZES} />
        {kind === 'film' && (
          <span className="media-card-note" data-kind="film">
            <Play aria-hidden="true" />
            <span className="visually-hidden">Film </span>
            {duration !== null && filmLength(duration)}
          </span>
        )}
        {kind === 'picture' && alt === '' && !decorative && (
          <span className="media-card-note">No alt text</span>
        )}
      </span>
      <span className="media-card-text">
        <bdi className="media-card-name">{pictureName(picture)}</bdi>
        <span className="media-card-facts">{pictureFigures(picture)}</span>
        {sitePages ? (
          <span className="media-card-facts">Part of the site</span>
        ) : (
          <time className="media-card-facts" dateTime={uploadedAt}>
            {shortDate(uploadedAt)}
          </time>
        )}
      </span>
    </>
  );
}

function onKey(
  event: KeyboardEvent<HTMLUListElement>,
  pictures: readonly Media[],
  selection: PictureSelection | undefined,
) {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.media-card')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const name = (index: number) => pictures[index]?.name ?? '';
  if (selection && event.key === ' ') {
    event.preventDefault();
    return selection.toggle(name(at), { range: event.shiftKey });
  }
  if (selection && latinKeyOf(event).toLowerCase() === 'a' && (event.metaKey || event.ctrlKey)) {
    event.preventDefault();
    return selection.select(pictures.map((picture) => picture.name));
  }
  if (selection && event.key === 'Escape' && selection.names.size > 0) {
    event.preventDefault();
    event.stopPropagation();
    return selection.clear();
  }
  const step = stepOf(event.key, cards, at);
  if (step === undefined) return;
  event.preventDefault();
  const to = Math.max(0, Math.min(at + step, cards.length - 1));
  if (selection && event.shiftKey) selection.selectRange(name(at), name(to));
  cards[to]?.focus();
}

/** How many cards further a key leads; undefined for another key. */
function stepOf(key: string, cards: HTMLElement[], at: number): number | undefined {
  const top = (card: HTMLElement | undefined) => card?.getBoundingClientRect().top ?? 0;
  const columns = Math.max(1, cards.filter((card) => top(card) === top(cards[0])).length);
  const inGrid = (step: number) => (cards[at + step] ? step : 0);
  const steps: Record<string, number> = {
    ArrowRight: inGrid(1),
    ArrowLeft: inGrid(-1),
    ArrowDown: inGrid(columns),
    ArrowUp: inGrid(-columns),
    Home: -at,
    End: cards.length - 1 - at,
  };
  return steps[key];
}
