// Somebody who uploads pictures without a pause, and knows which of them the server has acknowledged.
import { cleanPicture } from '#server/images.ts';
import { makePicture, type PictureFormat } from '#server/testing/pictures.ts';
import type { Call } from './staff-call.ts';

const FORMATS: PictureFormat[] = ['jpeg', 'png', 'webp', 'gif'];

interface Picture {
  form: FormData;
  /** What the server is to serve for it. */
  stored: Uint8Array;
}

export class Photographer {
  /** What was acknowledged: address and bytes. */
  readonly acknowledged = new Map<string, Uint8Array>();
  /** Uploads without an answer: each may have left a picture or nothing. */
  unsure = 0;
  #pictures: Picture[];

  private constructor(pictures: Picture[]) {
    this.#pictures = pictures;
  }

  static async create(): Promise<Photographer> {
    return new Photographer(await Promise.all(FORMATS.map(takePicture)));
  }

  /** Uploads until an answer fails to come. Throws for an answer that nobody should get. */
  async uploadUntilUnsure(call: Call): Promise<void> {
    for (;;) {
      const picture = this.#pictures[Math.floor(Math.random() * FORMATS.length)] as Picture;
      const answer = await call('POST', '/api/admin/upload', picture.form);
      if (answer === 'unsure') {
        this.unsure++;
        return;
      }
      const { url } = answer.body as { url?: string };
      if (answer.status !== 201 || !url)
        throw new Error(`An upload answered ${answer.status}: ${Bun.inspect(answer.body)}`);
      this.acknowledged.set(url, picture.stored);
    }
  }
}

async function takePicture(format: PictureFormat, number: number): Promise<Picture> {
  const bytes = await makePicture(format, { width: 300 + number, height: 200 });
  const form = new FormData();
  form.set('image', new File([bytes as Uint8Array<ArrayBuffer>], `picture.${format}`));
  return { form, stored: (await cleanPicture(bytes)).bytes };
}
