// Random valid contents of documents, generated from their schemas: texts of every length, including hostile ones. The same
// seed generates the same contents.
import type { z } from 'zod';
import { originalOf } from '#db/content/originals.ts';
import { fieldInfo } from '#db/contract/documents/document-fields.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import type { PageContent } from '#db/contract/documents/page-schema.ts';
import { SECTION_TYPES, type SectionTypeName } from '#db/contract/documents/section-types.ts';
import type { Section } from '#db/contract/documents/sections.ts';
import {
  PLAUSIBLE_LABELS,
  PLAUSIBLE_NUMBERS,
  PLAUSIBLE_SENTENCES,
  PLAUSIBLE_TITLES,
  PLAUSIBLE_UNITS,
} from './plausible-words.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** The types of the site's own pages. */
type SitePageType = {
  [Type in keyof typeof DOCUMENT_TYPES]: (typeof DOCUMENT_TYPES)[Type]['group'] extends 'page'
    ? Type extends 'page'
      ? never
      : Type
    : never;
}[keyof typeof DOCUMENT_TYPES];

export const SITE_PAGES = Object.entries(DOCUMENT_TYPES)
  .filter(([type, { group }]) => group === 'page' && type !== 'page')
  .map(([type]) => type as SitePageType);

const WORDS =
  'the queue at till stock sold twice freeze theme peak November orders margin quiet Tuesday eleven weeks before nobody rings'.split(
    ' ',
  );
const ODD = [
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</textarea></title>',
  '日本語の見出しは空白なしで続きます',
  'نص من اليمين إلى اليسار',
  '🧾🧾🧾',
  '{{constructor}}',
];
const PICTURES = ['/images/about-desk.jpg', '/images/cover-cloth.jpg', '/images/axforth-hm.jpg'];
const PARTNERS = ['Shopify', 'Klaviyo', 'Yotpo'];
const LINKS = ['/contact', '/services#strategy', 'https://shop.example/a', 'mailto:a@b.example'];
const GENERAL = (Object.keys(SECTION_TYPES) as SectionTypeName[]).filter(
  (name) => 'general' in SECTION_TYPES[name],
);

/** Generates contents with random texts: mostly of the recommended length, some far shorter or longer. */
export class RandomContents {
  #made = 0;
  readonly #random: SeededRandom;
  readonly #isPlausible: boolean;

  /** `isPlausible` uses realistic words, lengths and pictures, for pages that are looked at. */
  constructor(seed: number, { isPlausible = false } = {}) {
    this.#random = seededRandom(seed);
    this.#isPlausible = isPlausible;
  }

  /** A page with one section of each general type. */
  pageOfEverything(): PageContent {
    const { meta, sections } = this.staffPage();
    const general = GENERAL.map((type) => this.#section(type));
    return { v: 1, meta, sections: [sections[0] as Section, ...general] };
  }

  /** The content of a staff page. */
  staffPage(): PageContent {
    const meta = {
      title: this.#text(this.#length(60, 200)),
      description: this.#text(this.#length(155, 500)),
      image: { src: '', alt: '' },
    };
    return { v: 1, meta, sections: [this.#section('page-head'), ...this.#someSections()] };
  }

  /** A page of the site with other texts, its sections in another order, and additional ones between them. */
  sitePage(type: SitePageType): PageContent {
    const { meta, sections } = originalOf(type, { isCounting: false });
    const [first, ...others] = sections.map(({ id, type: name }) => ({
      ...this.#section(name as SectionTypeName),
      id,
    }));
    const mixed = [...others, ...this.#someSections()].sort(() => this.#random.chance() - 0.5);
    return { v: 1, meta, sections: [first as Section, ...mixed] };
  }

  #upTo(max: number): number {
    return Math.floor(this.#random.chance() * (max + 1));
  }

  #text(chars: number): string {
    if (this.#isPlausible) return this.#plausibleText(chars);
    const words: string[] = [];
    let length = 0;
    while (length < chars) {
      const word = this.#random.pick(this.#random.chance() < 0.08 ? ODD : WORDS);
      words.push(word);
      length += word.length + 1;
    }
    const text = words.join(' ').slice(0, Math.max(1, chars)).trim();
    return text.isWellFormed() ? text : text.slice(0, -1);
  }

  #plausibleText(chars: number): string {
    if (chars <= 4) return this.#random.pick(PLAUSIBLE_UNITS);
    if (chars <= 6) return this.#random.pick(PLAUSIBLE_NUMBERS);
    if (chars <= 100) {
      const list = chars < 60 ? PLAUSIBLE_LABELS : PLAUSIBLE_TITLES;
      const fitting = list.filter(({ length }) => length <= chars);
      return this.#random.pick(fitting.length > 0 ? fitting : PLAUSIBLE_LABELS.slice(0, 1));
    }
    const sentences = [this.#random.pick(PLAUSIBLE_SENTENCES)];
    while (sentences.join(' ').length + 60 < chars)
      sentences.push(this.#random.pick(PLAUSIBLE_SENTENCES));
    return sentences.join(' ');
  }

  #length(fits = 120, max = 5000): number {
    if (this.#isPlausible) return Math.min(max, fits);
    const lengths = [1, fits / 2, fits, fits, fits * 3];
    return Math.min(max, Math.ceil(this.#random.pick(lengths)));
  }

  #html(): string {
    if (this.#isPlausible) return this.#plausibleHtml();
    const word = () => this.#random.pick(WORDS);
    const heading = (level: number) => `<h${level}>${word()}</h${level}>`;
    const pieces = [
      () => `<h3>${word()}</h3>`,
      () => `<h1>${word()} ${word()}</h1>`,
      () => heading(1 + this.#upTo(5)),
      () => `<p>${word()} <a href="/contact">${word()}</a> ${word()}</p>`,
      () => `<ul><li>${word()}</li><li>Rindfleischetikettierungsgesetz</li></ul>`,
      () => '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      () => '<p><img src="/images/about-desk.jpg" alt=""></p><script>alert(1)</script>',
    ];
    return Array.from({ length: 1 + this.#upTo(4) }, () => this.#random.pick(pieces)()).join('');
  }

  #plausibleHtml(): string {
    const text = (chars: number) => this.#plausibleText(chars);
    const pieces = [
      () => `<h3>${text(90)}</h3><p>${text(200)}</p>`,
      () => `<p>${text(150)} <a href="/contact">${text(30)}</a></p>`,
      () => `<ul><li>${text(110)}</li><li>${text(110)}</li><li>${text(110)}</li></ul>`,
    ];
    const more = Array.from({ length: this.#upTo(2) }, () => this.#random.pick(pieces)());
    return `<p>${text(280)}</p>${more.join('')}`;
  }

  #value(schema: z.ZodType): unknown {
    const info = fieldInfo(schema);
    const isEmpty = info.optional && this.#random.chance() < 0.4;
    switch (info.control) {
      case 'line':
        return isEmpty ? '' : this.#text(this.#length(info.fits, 300));
      case 'text':
        return isEmpty ? '' : this.#text(this.#length(info.fits));
      case 'rich-text':
        return this.#html();
      case 'number':
        return 1000 + this.#upTo(1200);
      case 'switch':
        return this.#random.chance() < 0.5;
      case 'choice':
        return this.#random.pick(info.options ?? []).value;
      case 'address':
        return isEmpty ? '' : this.#random.pick(PICTURES);
      case 'link':
        return isEmpty ? '' : this.#random.pick(LINKS);
      case 'reference':
        return info.to === 'partner' ? this.#random.pick(PARTNERS) : '';
      case 'group':
        return this.#group(schema as z.ZodObject);
      case 'list':
        return this.#list(schema as z.ZodArray);
      default:
        return '2026-11-02';
    }
  }

  #group(schema: z.ZodObject): Record<string, unknown> {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    return Object.fromEntries(
      fields.map(([name, field]) => {
        const value = this.#value(field);
        // random letters are invalid in some fields, such as an anchor
        const fits = field.safeParse(value).success;
        return [name, fits ? value : `part-${this.#upTo(1_000_000)}-a`];
      }),
    );
  }

  #list(schema: z.ZodArray): unknown[] {
    const least = schema.safeParse([]).success ? 0 : 1;
    const entries = Array.from({ length: least + this.#upTo(4) }, () =>
      this.#value(schema.element as z.ZodType),
    );
    return schema.safeParse(entries).success ? entries : entries.slice(0, least);
  }

  #section(type: SectionTypeName): Section {
    const values = this.#group(SECTION_TYPES[type].schema as unknown as z.ZodObject);
    return { id: `s${++this.#made}`, type, hidden: false, values };
  }

  #someSections(): Section[] {
    const types = Array.from({ length: this.#upTo(7) }, () => this.#random.pick(GENERAL));
    return types
      .filter((type, at) => !('once' in SECTION_TYPES[type]) || types.indexOf(type) === at)
      .map((type) => ({ ...this.#section(type), hidden: this.#random.chance() < 0.1 }));
  }
}
