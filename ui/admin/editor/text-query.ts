// Find and replace of text, without patterns.
import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { SearchQuery, type SearchResult } from 'prosemirror-search';

/**
 * A search for `search` in any case, with its accents composed or not. The replacement is inserted as it is typed: `$10` is
 * an amount, not the tenth group of a pattern.
 */
export class TextQuery extends SearchQuery {
  constructor({ search, replace }: { search: string; replace: string }) {
    // a pattern, because lowering the text makes two characters of İ and shifts all positions after it
    super({ search: patternOf(search), replace, regexp: true });
  }

  override getReplacements({ doc, schema }: EditorState, { from, to }: SearchResult) {
    const marks = doc.resolve(from).marksAcross(doc.resolve(to));
    const text = this.replace === '' ? null : schema.text(this.replace, marks);
    return [{ from, to, insert: new Slice(Fragment.from(text), 0, 0) }];
  }
}

function patternOf(text: string): string {
  const forms = new Set([text, text.normalize('NFC'), text.normalize('NFD')]);
  return [...forms].map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
}
