// Pictures as a response shows them. Whatever is looked up is noted as shown, so that another frame purges the response.
import type { AppContext, Env } from '#server/context.ts';
import { noteMedia } from './picture-notes.ts';

type Shown = Pick<Env['Variables'], 'pictures' | 'renderInfo'>;

/** A look-up for the render: the facts of a picture by its address, and its social image. */
export function pictureFinder({ pictures, renderInfo }: Shown) {
  const noting =
    <Found>(find: (src: string) => Found) =>
    (src: string): Found => {
      noteMedia(renderInfo, src);
      return find(src);
    };
  return { find: noting(pictures.find), social: noting(pictures.social) };
}

/** The address of a picture for programs that get one file of it: of a cropped one its frame, of any other `src`. */
export function addressOfPicture(
  { var: { pictures, renderInfo } }: AppContext,
  src: string,
): string {
  noteMedia(renderInfo, src);
  return pictures.addressOf(src);
}
