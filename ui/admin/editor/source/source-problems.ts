// Problems of HTML typed by hand: parts that a browser would repair or that a save would remove.
import {
  CONTENT_ATTRIBUTES,
  CONTENT_CLASSES,
  CONTENT_TAGS,
  isAllowedDeclaration,
  isAllowedLink,
  isAllowedMedia,
} from '#db/contract/content-html.ts';
import { TAG, VOID } from './html-tags.ts';

const CLASS = new RegExp(`^(${CONTENT_CLASSES.join('|').replaceAll('*', '.*')})$`);

/**
 * One sentence per problem, without duplicates; empty when a save keeps everything. `inert` is a document that runs and loads
 * nothing.
 */
export function sourceProblems(html: string, inert: Document): string[] {
  const root = inert.createElement('div');
  root.innerHTML = html;
  const problems = new Set(nestingProblems(html));
  for (const element of root.querySelectorAll('*')) {
    const name = element.localName;
    if (!CONTENT_TAGS.includes(name)) {
      problems.add(`<${name}> is not kept when the text is saved`);
      continue;
    }
    for (const className of element.classList)
      if (!CLASS.test(className))
        problems.add(`Class ${className} of <${name}> is not kept when the text is saved`);
    for (const declaration of element.getAttribute('style')?.split(';') ?? [])
      if (declaration.trim() !== '' && !isAllowedDeclaration(declaration))
        problems.add(`${declaration.trim()} of <${name}> is not kept when the text is saved`);
    for (const { name: attribute, value } of element.attributes) {
      const known = [
        ...(CONTENT_ATTRIBUTES['*'] ?? []),
        ...(CONTENT_ATTRIBUTES[name] ?? []),
        'class',
      ];
      if (!known.includes(attribute))
        problems.add(`${attribute} of <${name}> is not kept when the text is saved`);
      if (attribute === 'href' && !isAllowedLink(value))
        problems.add(`A link cannot lead to ${value}: only http, https, mailto and tel`);
      if (attribute === 'src' && !isAllowedMedia(value))
        problems.add(`<${name}> cannot show ${value.slice(0, 60)}: only http and https`);
    }
  }
  return [...problems];
}

function nestingProblems(html: string): string[] {
  const open: string[] = [];
  const problems: string[] = [];
  for (const [tag, closing, tagName] of html.matchAll(TAG)) {
    const name = tagName?.toLowerCase();
    if (!name || VOID.test(name) || tag.startsWith('<!--')) continue;
    if (!closing) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else if (open.includes(name)) {
      problems.push(`<${open.at(-1)}> is not closed before </${name}>`);
      open.length = open.lastIndexOf(name);
    } else problems.push(`</${name}> has no opening tag`);
  }
  return [...problems, ...open.map((name) => `<${name}> is not closed`)];
}
