// What is wrong with HTML typed by hand: what a browser would mend, and what a save would remove.
import {
  CONTENT_ATTRIBUTES,
  CONTENT_CLASSES,
  CONTENT_TAGS,
  isAllowedDeclaration,
  isAllowedLink,
  isAllowedMedia,
} from '#db/contract/content-html.ts';

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/g;
const CLASS = new RegExp(`^(${CONTENT_CLASSES.join('|').replaceAll('*', '.*')})$`);
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** One sentence for each problem, none twice; empty when a save keeps all of it. `inert` runs and loads nothing. */
export function sourceProblems(html: string, inert: Document): string[] {
  const root = inert.createElement('div');
  root.innerHTML = html;
  const found = new Set(nesting(html));
  for (const element of root.querySelectorAll('*')) {
    const name = element.localName;
    if (!CONTENT_TAGS.includes(name)) {
      found.add(`<${name}> is not kept when the text is saved`);
      continue;
    }
    for (const className of element.classList)
      if (!CLASS.test(className))
        found.add(`Class ${className} of <${name}> is not kept when the text is saved`);
    for (const declaration of element.getAttribute('style')?.split(';') ?? [])
      if (declaration.trim() !== '' && !isAllowedDeclaration(declaration))
        found.add(`${declaration.trim()} of <${name}> is not kept when the text is saved`);
    for (const { name: attribute, value } of element.attributes) {
      const known = [
        ...(CONTENT_ATTRIBUTES['*'] ?? []),
        ...(CONTENT_ATTRIBUTES[name] ?? []),
        'class',
      ];
      if (!known.includes(attribute))
        found.add(`${attribute} of <${name}> is not kept when the text is saved`);
      if (attribute === 'href' && !isAllowedLink(value))
        found.add(`A link cannot lead to ${value}: only http, https, mailto and tel`);
      if (attribute === 'src' && !isAllowedMedia(value))
        found.add(`<${name}> cannot show ${value.slice(0, 60)}: only http and https`);
    }
  }
  return [...found];
}

function nesting(html: string): string[] {
  const open: string[] = [];
  const problems: string[] = [];
  for (const [tag, closing, given] of html.matchAll(TAG)) {
    const name = given?.toLowerCase();
    if (!name || VOID.test(name) || tag.startsWith('<!--')) continue;
    if (!closing) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else if (open.includes(name)) {
      problems.push(`<${open.at(-1)}> is not closed before </${name}>`);
      open.length = open.lastIndexOf(name);
    } else problems.push(`</${name}> closes nothing`);
  }
  return [...problems, ...open.map((name) => `<${name}> is not closed`)];
}
