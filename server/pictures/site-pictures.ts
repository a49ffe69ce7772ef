// The site's own pictures for the media library: the files of public/, with the alt texts in the code.
import { type SitePictureText, sitePictureTexts } from '#db/content/site-pictures.ts';
import { nameOfPicture } from '#db/contract/media/media-name.ts';
import type { SitePicture } from '#db/queries/media/site-pictures.ts';
import { PUBLIC_FOLDER } from '#server/public-folder.ts';
import type { PictureCatalogue } from './picture-catalogue.ts';

const NO_TEXT: SitePictureText = { alt: '', pages: [] };

/** The pictures of the catalogue and the SVG files beside them, which need no variants. Reads no picture data. */
export async function listSitePictures(
  catalogue: PictureCatalogue,
  directory = PUBLIC_FOLDER,
): Promise<SitePicture[]> {
  const texts = sitePictureTexts();
  const pictures: SitePicture[] = [];
  const add = async (address: string, size: { width: number; height: number }) => {
    const name = nameOfPicture(address);
    if (name === undefined) return;
    const { size: bytes, type } = Bun.file(directory + address);
    const fileName = address.slice(address.lastIndexOf('/') + 1);
    const { width, height } = size;
    pictures.push({
      name,
      fileName,
      type,
      bytes,
      width,
      height,
      text: texts.get(address) ?? NO_TEXT,
    });
  };
  for (const [address, facts] of catalogue) await add(address, facts);
  for await (const path of new Bun.Glob('images/**/*.svg').scan({ cwd: directory }))
    await add(`/${path}`, sizeOfDrawing(await Bun.file(`${directory}/${path}`).text()));
  return pictures.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The size of an SVG by its viewBox, in pixels; a square without one. */
function sizeOfDrawing(svg: string): { width: number; height: number } {
  const [, width, height] =
    /<svg[^>]*\sviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(svg) ?? [];
  return { width: Math.round(Number(width)) || 100, height: Math.round(Number(height)) || 100 };
}
