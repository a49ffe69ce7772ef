// Publishing asks for the alt texts of pictures that nobody has described yet; uploading never does.
import { useRef, useState } from 'react';
import type { MediaChange } from '#db/contract/media/media.ts';
import { answerOf, api, ignoreNotFound, isLoggedOut, isNotFound } from '#ui/islands/api.ts';
import {
  type AltAnswer,
  isDescribed,
  type PicturedValues,
  type Undescribed,
  undescribedIn,
  withAlts,
} from './missing-alts.ts';

interface AltTextsOptions {
  /** Returns the current values of the form. */
  values: () => PicturedValues;
  /** Puts a text, or the alt text of a row of the gallery, into the form. */
  setText: (field: string, html: string) => void;
  setGalleryAlt?: (row: number, alt: string) => void;
}

/**
 * `asks(again)` resolves to true when alt texts have to be given first: the dialog opens, and calls `again` afterwards.
 * `find` resolves to the same pictures without asking, and `describe` takes answers for some of them.
 * `store` saves the answers in the library; call it within the save, so that both are repeated after an ended session.
 */
export function useAltTexts({ values, setText, setGalleryAlt }: AltTextsOptions) {
  const [asked, setAsked] = useState<Undescribed[]>([]);
  const onward = useRef(() => {});
  const answers = useRef(new Map<string, MediaChange>());

  async function find(): Promise<Undescribed[]> {
    const known = await Promise.all(undescribedIn(values()).map(describedElsewhere));
    return known.filter(
      (each) => each !== null && !answers.current.has(each.name ?? ''),
    ) as Undescribed[];
  }

  async function asks(again: () => void): Promise<boolean> {
    const open = await find();
    onward.current = again;
    setAsked(open);
    return open.length > 0;
  }

  function take(pictures: readonly Undescribed[], given: ReadonlyMap<string, AltAnswer>) {
    for (const { src, name } of pictures) {
      const said = given.get(src);
      if (name && said)
        answers.current.set(name, said === 'decorative' ? { decorative: true } : said);
    }
    const { texts, gallery } = values();
    for (const [field, html] of Object.entries(texts)) {
      const next = withAlts(html, given);
      if (next !== html) setText(field, next);
    }
    gallery.forEach(({ url, alt }, row) => {
      const said = given.get(url.trim());
      if (said && said !== 'decorative' && alt.trim() === '') setGalleryAlt?.(row, said.alt.trim());
    });
  }

  function answer(given: ReadonlyMap<string, AltAnswer>) {
    take(asked, given);
    setAsked([]);
    onward.current();
  }

  async function describe(
    pictures: readonly Undescribed[],
    given: ReadonlyMap<string, AltAnswer>,
  ): Promise<void> {
    take(pictures, given);
    // answers that cannot be stored now are stored with the next save
    await store().catch(() => {});
  }

  async function store(): Promise<void> {
    for (const [name, json] of answers.current) {
      // a picture that was deleted from the library needs no alt text there
      await answerOf(api.admin.media[':name'].$patch({ param: { name }, json })).catch(
        ignoreNotFound,
      );
      answers.current.delete(name);
    }
  }

  return {
    asks,
    find,
    describe,
    store,
    dialog: { asked, onAnswer: answer, onClose: () => setAsked([]) },
  };
}

/** Null when the library has an alt text for the picture, or no such picture. When the server fails, the picture is asked about. */
async function describedElsewhere(picture: Undescribed): Promise<Undescribed | null> {
  if (picture.name === undefined) return picture;
  try {
    const { name } = picture;
    const stored = await answerOf(api.admin.media[':name'].$get({ param: { name } }));
    return isDescribed(stored) ? null : picture;
  } catch (error) {
    // the following save asks for the login
    return isLoggedOut(error) || isNotFound(error) ? null : picture;
  }
}
