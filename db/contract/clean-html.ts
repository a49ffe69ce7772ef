// The type of HTML that may be stored, so that a write cannot be given any other text by mistake.
import type { DocumentContent } from './documents/documents.ts';

declare const brand: unique symbol;

/** HTML without anything that is not allowed (content-html.ts). Only the sanitiser makes it. */
export type CleanHtml = string & { readonly [brand]: true };

/** The content of a document without any HTML that is not allowed. Only the sanitiser makes it. */
export type CleanContent = DocumentContent & { readonly [brand]: true };

/** The fields of items and of their drafts that hold HTML. */
export const HTML_FIELDS = ['content', 'challengeContent', 'solutionContent'] as const;

type HtmlField = (typeof HTML_FIELDS)[number];
type CleanText<Value> = Value extends string
  ? CleanHtml
  : Value extends DocumentContent
    ? CleanContent
    : Value;

/** The same fields, with clean HTML in those that hold HTML. */
export type Cleaned<Fields> = {
  [Name in keyof Fields]: Name extends HtmlField ? CleanText<Fields[Name]> : Fields[Name];
};
