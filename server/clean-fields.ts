// The HTML among the fields of a form, sanitised before it is kept or shown: drafts and previews are pages too.
import { sanitiseHtml } from './sanitise-html.ts';

const HTML_FIELDS = ['content', 'challengeContent', 'solutionContent'];

/** `fields` with nothing in them that runs; what is no HTML stays as it is. */
export function cleanFields<Fields extends object>(fields: Fields): Fields {
  const html = Object.entries(fields).filter(
    (entry): entry is [string, string] =>
      HTML_FIELDS.includes(entry[0]) && typeof entry[1] === 'string',
  );
  const clean = html.map(([name, value]) => [name, sanitiseHtml(value)]);
  return { ...fields, ...Object.fromEntries(clean) };
}
