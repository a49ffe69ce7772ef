// Which pictures of a form nobody has described, and the answers written where they belong.
import type { MediaDetail } from '#db/contract/media.ts';
import type { CaseStudyFormValues } from '#ui/admin/forms/case-study-form-values.ts';
import type { PostFormValues } from '#ui/admin/forms/post-form-values.ts';
import { uploadName } from './picture-labels.ts';

/** What somebody says of a picture: words, or that it needs none. */
export type AltAnswer = { alt: string } | 'decorative';

/** A picture that nobody has described, by its address. */
export interface Undescribed {
  src: string;
  /** Its name in the library; undefined for a picture from elsewhere. */
  name: string | undefined;
}

/** The parts of a form in which pictures stand. */
export interface PicturedValues {
  /** HTML, by the names of the fields. */
  texts: Record<string, string>;
  gallery: { url: string; alt: string }[];
}

/** What a post's form shows. Its cover says nothing that the title does not. */
export function picturedPost({ content }: Pick<PostFormValues, 'content'>): PicturedValues {
  return { texts: { content }, gallery: [] };
}

/** What a case study's form shows; its hero and its card are named by its title. */
export function picturedStudy(
  values: Pick<CaseStudyFormValues, 'challengeContent' | 'solutionContent' | 'gallery'>,
): PicturedValues {
  const { challengeContent, solutionContent, gallery } = values;
  return { texts: { challengeContent, solutionContent }, gallery };
}

const IMAGE = /<img\b((?:[^>"']|"[^"]*"|'[^']*')*?)(\s*\/?)>/gi;
const HAS_ALT = /\salt(?=[\s=]|$)/i;
const SRC = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * Each picture once: those of the texts without an `alt` attribute (an empty one says decorative), and uploads of the
 * gallery without words; a gallery picture from elsewhere is called '{title} - Image n' (spec §2).
 */
export function undescribedIn({ texts, gallery }: PicturedValues): Undescribed[] {
  const found = new Set<string>();
  for (const html of Object.values(texts))
    for (const [, attributes = ''] of html.matchAll(IMAGE)) {
      const src = srcOf(attributes);
      if (src !== '' && !HAS_ALT.test(attributes)) found.add(src);
    }
  for (const { url, alt } of gallery)
    if (alt.trim() === '' && uploadName(url)) found.add(url.trim());
  return [...found].map((src) => ({ src, name: uploadName(src) }));
}

/** `html` with the answers as `alt` of the pictures that have none; every other byte stays. */
export function withAlts(html: string, answers: ReadonlyMap<string, AltAnswer>): string {
  return html.replace(IMAGE, (whole, attributes: string, end: string) => {
    const answer = HAS_ALT.test(attributes) ? undefined : answers.get(srcOf(attributes));
    if (answer === undefined) return whole;
    const alt = answer === 'decorative' ? '' : escaped(answer.alt);
    return `<img${attributes} alt="${alt}"${end}>`;
  });
}

/** Whether the library says enough of a picture: then pages take it from there. */
export function isDescribed({ alt, decorative }: Pick<MediaDetail, 'alt' | 'decorative'>): boolean {
  return decorative || alt.trim() !== '';
}

function srcOf(attributes: string): string {
  const [, double, single, bare] = SRC.exec(attributes) ?? [];
  return (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim();
}

function escaped(text: string): string {
  return text
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
