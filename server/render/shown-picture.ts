// Pictures as a response shows them. Each picture looked up is noted as shown, so that a new frame purges the response.
import type { AppContext, Env } from '#server/context.ts';
import { noteMedia } from './picture-notes.ts';

type Shown = Pick<Env['Variables'], 'pictures' | 'renderInfo'>;

/** Look-ups for the render: the facts of a picture by its address, and its social image. */
export function pictureFinder({ pictures, renderInfo }: Shown) {
  const noting =
    <Found>(find: (src: string) => Found) =>
    (src: string): Found => {
      noteMedia(renderInfo, src);
      return find(src);
    };
  return { find: noting(pictures.find), social: noting(pictures.social) };
}

/** The address of a picture for programs that use one file: the frame of a cropped picture, otherwise `src`. */
export function addressOfPicture(c: AppContext, src: string): string {
  noteMedia(c.get('renderInfo'), src);
  return c.get('pictures').addressOf(src);
}
