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
  const problems = [...root.querySelectorAll('*')].flatMap((element) => [
    ...elementProblems(element),
  ]);
  return [...new Set([...nestingProblems(html), ...problems])];
}

function* elementProblems(element: Element): Generator<string> {
  const name = element.localName;
  const notKept = (part: string) => `${part} is not kept when the text is saved`;
  if (!CONTENT_TAGS.includes(name)) {
    yield notKept(`<${name}>`);
    return;
  }
  for (const className of element.classList)
    if (!CLASS.test(className)) yield notKept(`Class ${className} of <${name}>`);
  for (const declaration of element.getAttribute('style')?.split(';') ?? [])
    if (declaration.trim() !== '' && !isAllowedDeclaration(declaration))
      yield notKept(`${declaration.trim()} of <${name}>`);
  const kept = ['class', ...(CONTENT_ATTRIBUTES['*'] ?? []), ...(CONTENT_ATTRIBUTES[name] ?? [])];
  for (const { name: attribute, value } of element.attributes) {
    if (!kept.includes(attribute)) yield notKept(`${attribute} of <${name}>`);
    if (attribute === 'href' && !isAllowedLink(value))
      yield `A link cannot lead to ${value}: only http, https, mailto and tel`;
    if (attribute === 'src' && !isAllowedMedia(value))
      yield `<${name}> cannot show ${value.slice(0, 60)}: only http and https`;
  }
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
