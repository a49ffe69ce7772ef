// Finds the pictures of a form without alt text, and writes alt texts into the form's HTML.
import type { MediaDetail } from '#db/contract/media/media.ts';
import { escapeAttribute } from '#db/contract/text/escape-html.ts';
import { plainText } from '#db/contract/text/plain-text.ts';
import type { CaseStudyFormValues } from '#ui/admin/forms/case-study/case-study-form-values.ts';
import type { PostFormValues } from '#ui/admin/forms/post/post-form-values.ts';
import { uploadName } from './picture-labels.ts';

/** The alt text of a picture, or the answer that it is decorative. */
export type AltAnswer = { alt: string } | 'decorative';

/** A picture without alt text. */
export interface Undescribed {
  src: string;
  /** The picture's name in the library; undefined for other pictures. */
  name: string | undefined;
  /** The place of the picture in the form, in words: 'Cover image', 'Article, under “Prices”'. */
  place: string;
}

/** The parts of a form that contain pictures. */
export interface PicturedValues {
  /** HTML by field name. */
  texts: Record<string, string>;
  gallery: { url: string; alt: string; place?: string }[];
  /** Covers, heroes and portraits, which have their alt text in the library only. */
  covers: { url: string; place: string }[];
}

/** The pictures of a post's form. */
export function picturedPost({
  content,
  image,
}: Pick<PostFormValues, 'content' | 'image'>): PicturedValues {
  return { texts: { content }, gallery: [], covers: [{ url: image, place: 'Cover image' }] };
}

type StudyPictures = Pick<
  CaseStudyFormValues,
  | 'challengeContent'
  | 'solutionContent'
  | 'gallery'
  | 'mainImage'
  | 'gridImage'
  | 'testimonial1Image'
  | 'testimonial2Image'
>;

/** The pictures of a case study's form. The logo is left out: the client's name describes it. */
export function picturedStudy(values: StudyPictures): PicturedValues {
  const { challengeContent, solutionContent, gallery } = values;
  const { mainImage, gridImage, testimonial1Image, testimonial2Image } = values;
  return {
    texts: { challengeContent, solutionContent },
    gallery,
    covers: [
      { url: mainImage, place: 'Main image' },
      { url: gridImage, place: 'Grid image' },
      { url: testimonial1Image, place: 'Portrait, testimonial 1' },
      { url: testimonial2Image, place: 'Portrait, testimonial 2' },
    ],
  };
}

const IMAGE = /<img\b((?:[^>"']|"[^"]*"|'[^']*')*?)(\s*\/?)>/gi;
const HAS_ALT = /\salt(?=[\s=]|$)/i;
const SRC = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * Each picture once: images of the HTML without an `alt` attribute (an empty one means decorative), and uploads of the
 * gallery without alt text, and covers that are uploads. Other gallery pictures are called '{title} - Image n'.
 */
export function undescribedIn({ texts, gallery, covers }: PicturedValues): Undescribed[] {
  // a picture that occurs several times is named by its first place
  const found = new Map<string, string>();
  const add = (src: string, place: string) => {
    if (!found.has(src)) found.set(src, place);
  };
  for (const [field, html] of Object.entries(texts))
    for (const match of html.matchAll(IMAGE)) {
      const [, attributes = ''] = match;
      const src = srcOf(attributes);
      if (src !== '' && !HAS_ALT.test(attributes)) add(src, placeInText(field, html, match.index));
    }
  gallery.forEach(({ url, alt, place }, row) => {
    if (alt.trim() === '' && uploadName(url)) add(url.trim(), place ?? `Gallery image ${row + 1}`);
  });
  for (const { url, place } of covers) if (uploadName(url)) add(url.trim(), place);
  return [...found].map(([src, place]) => ({ src, name: uploadName(src), place }));
}

const TEXT_LABELS: Record<string, string> = {
  content: 'Article',
  challengeContent: 'Challenge',
  solutionContent: 'Solution',
};
const CAPTION = /^[^>]*>\s*<figcaption[^>]*>(.*?)<\/figcaption>/is;
const HEADING = /<h[1-6][^>]*>(.*?)<\/h[1-6]>/gis;

/** The caption of the picture at `index`, or the heading above it. */
function placeInText(field: string, html: string, index: number): string {
  const text = TEXT_LABELS[field] ?? 'Text';
  const caption = lineOf(CAPTION.exec(html.slice(index))?.[1]);
  if (caption) return `${text}: ${caption}`;
  const heading = lineOf([...html.slice(0, index).matchAll(HEADING)].at(-1)?.[1]);
  return heading ? `${text}, under “${heading}”` : text;
}

function lineOf(html = ''): string {
  return plainText(html).replace(/\s+/g, ' ').trim();
}

/** Writes the answers as `alt` of the pictures without one, and changes nothing else. */
export function withAlts(html: string, answers: ReadonlyMap<string, AltAnswer>): string {
  return html.replace(IMAGE, (whole, attributes: string, end: string) => {
    const answer = HAS_ALT.test(attributes) ? undefined : answers.get(srcOf(attributes));
    if (answer === undefined) return whole;
    const alt = answer === 'decorative' ? '' : escapeAttribute(answer.alt.trim());
    return `<img${attributes} alt="${alt}"${end}>`;
  });
}

/** Whether the library has an alt text, which pages then use, or knows that the picture is decorative. */
export function isDescribed({ alt, decorative }: Pick<MediaDetail, 'alt' | 'decorative'>): boolean {
  return decorative || alt.trim() !== '';
}

function srcOf(attributes: string): string {
  const [, double, single, bare] = SRC.exec(attributes) ?? [];
  return (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim();
}
