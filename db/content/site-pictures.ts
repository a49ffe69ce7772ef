// The pictures in public/ for the library, before changes by staff: their alt texts, and the pages that show them.
import { aboutGallery } from './about.ts';
import { clients } from './clients.ts';
import { company } from './company.ts';
import { divisionsGallery } from './division-pages.ts';
import { divisions } from './divisions.ts';
import { homeHero } from './home.ts';
import { offices } from './offices.ts';
import { pictureAlts } from './picture-alts.ts';
import { results } from './results.ts';
import { serviceGroups } from './services.ts';
import { twoSides } from './two-sides.ts';

/** The facts in the code about a picture of the site. */
export interface SitePictureText {
  alt: string;
  /** The pages whose code shows it. Posts and case studies are looked up in the database. */
  pages: { title: string; path: string }[];
}

/** The pages with the content that they show; `site-pictures.test.ts` compares it with the rendered pages. */
const PAGES: readonly { title: string; path: string; content: readonly unknown[] }[] = [
  { title: 'Every page', path: '/', content: [company.footerImage, company.showreel] },
  { title: 'Home', path: '/', content: [homeHero.image, divisions, offices] },
  { title: 'Divisions', path: '/divisions', content: [divisionsGallery, divisions] },
  { title: 'Services', path: '/services', content: [serviceGroups] },
  { title: 'Results', path: '/results', content: [results] },
  { title: 'Partners', path: '/partners', content: ['/images/about-stage.jpg'] },
  { title: 'About', path: '/about', content: [aboutGallery, clients] },
  { title: 'Contact', path: '/contact', content: [offices[0]] },
  ...Object.entries(twoSides).map(([slug, sides]) => ({
    title: `Case study: ${slug}`,
    path: `/case-studies/${slug}`,
    content: [sides],
  })),
];

/** The text of each picture, by address; pictures not shown by code have no pages. */
export function sitePictureTexts(): Map<string, SitePictureText> {
  const texts = new Map<string, SitePictureText>();
  for (const { title, path, content } of PAGES)
    for (const [src, alt] of picturesIn(content)) {
      const text = texts.get(src) ?? { alt: '', pages: [] };
      texts.set(src, { alt: text.alt || alt, pages: [...text.pages, { title, path }] });
    }
  for (const [src, alt] of Object.entries(pictureAlts)) {
    const { pages = [] } = texts.get(src) ?? {};
    texts.set(src, { alt, pages });
  }
  return texts;
}

/** The addresses of pictures in `content`, without duplicates, with the alt text beside each or the name of the client. */
function picturesIn(content: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof content === 'string' && isPicture(content))
    found.set(content, found.get(content) ?? '');
  if (typeof content !== 'object' || content === null) return found;
  const { src, alt, name } = content as Record<string, unknown>;
  if (typeof src === 'string' && isPicture(src)) found.set(src, String(alt ?? name ?? ''));
  for (const value of Object.values(content)) picturesIn(value, found);
  return found;
}

function isPicture(text: string): boolean {
  return text.startsWith('/images/');
}
