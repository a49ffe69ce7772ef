// The initial content of a staff page.
import type { ContentOf } from './document-types.ts';

/** A page with this title and only its head. */
export function newPage(title: string): ContentOf<'page'> {
  return {
    v: 1,
    meta: { title, description: title, image: { src: '', alt: '' } },
    sections: [
      {
        id: 'head',
        type: 'page-head',
        hidden: false,
        values: { title, second: '', setting: 'turn', intro: '' },
      },
    ],
  };
}
