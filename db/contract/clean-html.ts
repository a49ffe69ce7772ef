// The type of HTML that may be stored. The type system rejects any other text in a write.
import type { DocumentContent } from './documents/documents.ts';

declare const brand: unique symbol;

/** HTML with only allowed elements and attributes (content-html.ts). Only the sanitiser creates it. */
export type CleanHtml = string & { readonly [brand]: true };

/** The content of a document with only allowed HTML. Only the sanitiser creates it. */
export type CleanContent = DocumentContent & { readonly [brand]: true };

/** The fields of items and of their drafts that hold HTML. */
export const HTML_FIELDS = ['content', 'challengeContent', 'solutionContent'] as const;

type HtmlField = (typeof HTML_FIELDS)[number];
type CleanText<Value> = Value extends string
  ? CleanHtml
  : Value extends DocumentContent
    ? CleanContent
    : Value;

/** The same fields, with `CleanHtml` in those that hold HTML. */
export type Cleaned<Fields> = {
  [Name in keyof Fields]: Name extends HtmlField ? CleanText<Fields[Name]> : Fields[Name];
};
