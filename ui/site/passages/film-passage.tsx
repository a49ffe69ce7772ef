// A film with the browser's controls.
import { VideoPlayer } from '#ui/kit/video-player.tsx';
import { Passage, type PassageFrame } from './passage.tsx';

interface FilmPassageProps extends PassageFrame {
  /** An empty `poster` means that there is none. */
  film: { src: string; poster: string };
  /** Accessible name of the film. */
  label: string;
  /** Address of its captions (WebVTT); empty for none. */
  captions: string;
}

/** Spans all columns and is never higher than the screen; never starts by itself. */
export function FilmPassage({ film, label, captions, ...frame }: FilmPassageProps) {
  return (
    <Passage {...frame} shape="wide">
      <div className="film-passage">
        <VideoPlayer
          src={film.src}
          poster={film.poster || undefined}
          label={label}
          captions={captions || undefined}
        />
      </div>
    </Passage>
  );
}
