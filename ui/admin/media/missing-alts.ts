// Finds the pictures of a form without alt text, and writes alt texts into the form's HTML.
import type { MediaDetail } from '#db/contract/media.ts';
import type { CaseStudyFormValues } from '#ui/admin/forms/case-study-form-values.ts';
import type { PostFormValues } from '#ui/admin/forms/post-form-values.ts';
import { uploadName } from './picture-labels.ts';

/** The alt text of a picture, or that it is decorative. */
export type AltAnswer = { alt: string } | 'decorative';

/** A picture without alt text. */
export interface Undescribed {
  src: string;
  /** Its name in the library; undefined for other pictures. */
  name: string | undefined;
}

/** The parts of a form that contain pictures. */
export interface PicturedValues {
  /** HTML by field name. */
  texts: Record<string, string>;
  gallery: { url: string; alt: string }[];
  /** Addresses of covers, heroes and portraits, which have their alt text in the library only. */
  covers: string[];
}

/** The pictures of a post's form. */
export function picturedPost({
  content,
  image,
}: Pick<PostFormValues, 'content' | 'image'>): PicturedValues {
  return { texts: { content }, gallery: [], covers: [image] };
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
    covers: [mainImage, gridImage, testimonial1Image, testimonial2Image],
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
  const found = new Set<string>();
  for (const html of Object.values(texts))
    for (const [, attributes = ''] of html.matchAll(IMAGE)) {
      const src = srcOf(attributes);
      if (src !== '' && !HAS_ALT.test(attributes)) found.add(src);
    }
  for (const { url, alt } of gallery)
    if (alt.trim() === '' && uploadName(url)) found.add(url.trim());
  for (const url of covers) if (uploadName(url)) found.add(url.trim());
  return [...found].map((src) => ({ src, name: uploadName(src) }));
}

/** Writes the answers as `alt` of the pictures without one, and changes nothing else. */
export function withAlts(html: string, answers: ReadonlyMap<string, AltAnswer>): string {
  return html.replace(IMAGE, (whole, attributes: string, end: string) => {
    const answer = HAS_ALT.test(attributes) ? undefined : answers.get(srcOf(attributes));
    if (answer === undefined) return whole;
    const alt = answer === 'decorative' ? '' : escapeAttribute(answer.alt);
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

function escapeAttribute(text: string): string {
  return text
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
