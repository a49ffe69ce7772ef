// A film of the library, to be played, and its poster: the frame that is shown, or a picture of the library.
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Media } from '#db/contract/media/media.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { Button } from '#ui/kit/button.tsx';
import { ImagePlus } from '#ui/kit/icons.ts';
import { VideoPlayer } from '#ui/kit/video-player.tsx';
import { ChooseFromLibrary } from './choose-from-library.tsx';
import { drawFrame } from './draw-poster.ts';
import { pictureName } from './picture-labels.ts';
import { savePoster } from './use-upload-media.ts';

interface FilmStageProps {
  film: Media;
  /** Called with the film as it is stored. */
  onSaved: (film: Media) => void;
}

/** Needs `ClientData` and `Toaster`. Pages that show the film keep the poster that they were given. */
export function FilmStage({ film, onSaved }: FilmStageProps) {
  const player = useRef<HTMLDivElement>(null);
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const save = useMutation({
    mutationFn: (poster: () => Promise<Media>) => whenLoggedIn('the poster', poster),
    onSuccess: (saved) => {
      toasts.show({ title: 'Poster saved' });
      onSaved(saved);
    },
    onError: (error) => toasts.showError(error, 'Failed to save the poster'),
  });
  const takeFrame = async () => {
    const video = player.current?.querySelector('video');
    const frame = video && (await drawFrame(video));
    if (frame) return save.mutate(() => savePoster(film, frame));
    toasts.show({
      title: 'No frame to use',
      description: 'Play the film to the frame you want, then try again.',
      variant: 'destructive',
    });
  };
  const choose = ({ url: poster }: Media) =>
    save.mutate(() =>
      answerOf(api.admin.media[':name'].$patch({ param: { name: film.name }, json: { poster } })),
    );
  return (
    <div className="film-stage">
      <div ref={player}>
        <VideoPlayer src={film.url} poster={film.poster ?? undefined} label={pictureName(film)} />
      </div>
      <div className="film-stage-poster">
        <Button variant="outline" loading={save.isPending} onClick={takeFrame}>
          <ImagePlus aria-hidden="true" />
          Use this frame as poster
        </Button>
        <ChooseFromLibrary what="the poster" onChoose={choose} />
      </div>
    </div>
  );
}
