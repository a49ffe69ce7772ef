// The site's own films for the media library: the mp4 files of public/, some with a webm of the same name.
import { siteFilmText } from '#db/content/site-films.ts';
import { nameOfMedia } from '#db/contract/media/media-name.ts';
import type { SitePicture } from '#db/queries/media/site-pictures.ts';
import { PUBLIC_FOLDER } from '#server/public-folder.ts';
import { readFilm } from './media-file.ts';

/** The films, sorted by name. Reads only their headers. */
export async function listSiteFilms(): Promise<SitePicture[]> {
  const films: SitePicture[] = [];
  for await (const path of new Bun.Glob('videos/**/*.mp4').scan({ cwd: PUBLIC_FOLDER })) {
    const address = `/${path}`;
    const name = nameOfMedia(address);
    if (name === undefined) continue;
    const { size: bytes, type } = Bun.file(PUBLIC_FOLDER + address);
    const fileName = address.slice(address.lastIndexOf('/') + 1);
    const { site: text, poster } = siteFilmText(address);
    films.push({
      name,
      fileName,
      type,
      bytes,
      text,
      poster,
      ...(await readFilm(PUBLIC_FOLDER + address)),
    });
  }
  return films.sort((a, b) => (a.name < b.name ? -1 : 1));
}
