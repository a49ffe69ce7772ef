// Find and replace of text, without patterns.
import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { SearchQuery, type SearchResult } from 'prosemirror-search';

/** A search whose replacement is inserted as it is typed: `$10` is an amount, not the tenth group of a pattern. */
export class TextQuery extends SearchQuery {
  override getReplacements({ doc, schema }: EditorState, { from, to }: SearchResult) {
    const marks = doc.resolve(from).marksAcross(doc.resolve(to));
    const text = this.replace === '' ? null : schema.text(this.replace, marks);
    return [{ from, to, insert: new Slice(Fragment.from(text), 0, 0) }];
  }
}
