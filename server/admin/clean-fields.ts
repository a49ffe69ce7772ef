// The HTML among the fields of a form, sanitised before it is kept or shown: drafts and previews are pages too.

const HTML_FIELDS = ['content', 'challengeContent', 'solutionContent'];

/** `fields` with nothing in them that runs; what is no HTML stays as it is. */
export async function cleanFields<Fields extends object>(fields: Fields): Promise<Fields> {
  // loaded with the first save: a site that starts has nothing to clean
  const { sanitiseHtml } = await import('./sanitise-html.ts');
  const html = Object.entries(fields).filter(
    (entry): entry is [string, string] =>
      HTML_FIELDS.includes(entry[0]) && typeof entry[1] === 'string',
  );
  const clean = html.map(([name, value]) => [name, sanitiseHtml(value)]);
  return { ...fields, ...Object.fromEntries(clean) };
}
