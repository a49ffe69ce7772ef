// The site's own films for the media library: the mp4 files of public/, some with a webm of the same name.
import { resolve } from 'node:path';
import { siteFilmText } from '#db/content/site-films.ts';
import { nameOfMedia } from '#db/contract/media/media-name.ts';
import type { SitePicture } from '#db/queries/media/site-pictures.ts';
import { readFilm } from './media-file.ts';

const PUBLIC = resolve(import.meta.dir, '../../public');

/** The films under `directory`, sorted by name. Reads only their headers. */
export async function listSiteFilms(directory = PUBLIC): Promise<SitePicture[]> {
  const films: SitePicture[] = [];
  for await (const path of new Bun.Glob('videos/**/*.mp4').scan({ cwd: directory })) {
    const address = `/${path}`;
    const name = nameOfMedia(address);
    if (name === undefined) continue;
    const { size: bytes, type } = Bun.file(directory + address);
    const fileName = address.slice(address.lastIndexOf('/') + 1);
    const { site: text, poster } = siteFilmText(address);
    films.push({
      name,
      fileName,
      type,
      bytes,
      text,
      poster,
      ...(await readFilm(directory + address)),
    });
  }
  return films.sort((a, b) => (a.name < b.name ? -1 : 1));
}
