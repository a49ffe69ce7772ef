// The table of all pictures and films with owner, place and source: `bun scripts/art/picture-table.ts` writes docs/pictures.md.
import { join } from 'node:path';
import { aboutGallery } from '#db/content/about.ts';
import { clients } from '#db/content/clients.ts';
import { company } from '#db/content/company.ts';
import { divisionsGallery } from '#db/content/division-pages.ts';
import { divisions } from '#db/content/divisions.ts';
import {
  type HomeFigure,
  heroFilm,
  homeHero,
  platformPartner,
  proposition,
} from '#db/content/home.ts';
import { offices } from '#db/content/offices.ts';
import { results } from '#db/content/results.ts';
import { serviceGroups } from '#db/content/services.ts';
import { twoSides } from '#db/content/two-sides.ts';
import { demoContent } from '#db/seed/content.ts';

const ROOT = join(import.meta.dir, '../..');
/** The path of the table. */
export const PICTURE_TABLE = join(ROOT, 'docs/pictures.md');

const STUDIO = 'our studio: a set built and rendered in Blender';
/** The source of each file: the script that made it, or that it was rendered. A file has exactly one. */
const SOURCES: readonly (readonly [files: RegExp, source: string])[] = [
  [/^figure-/, '`scripts/art/covers.ts`: set in type, from a figure of the article'],
  [/^service-/, '`scripts/art/service-objects.ts`: what the service leaves behind'],
  [/^(ostrey-(main|grid)|thrupp-and-marrable-grid)\./, '`scripts/art/shops.ts`: drawn'],
  [/-(shop|recto|verso)\.jpg$|-pocket\.jpg$/, '`scripts/art/shops.ts`: the shop, captured'],
  [/-[a-z]{2}\.jpg$/, "`scripts/art/shops.ts`: initials in the client's face"],
  [/-(desk|pocket)\.mp4$/, '`scripts/art/films.ts`: the shop in use'],
  [/^showreel/, '`scripts/art/showreel.ts`: cut from the sets of the clients'],
  [/^logos\//, "drawn, each in the client's own face"],
  [/^(?!ostrey|thrupp)[a-z]+-(main|grid)\.jpg$/, STUDIO],
  [/^(hero|about|cover|division|office)-|^hero\.|^hero-/, STUDIO],
];

/** A use of a file: its address, owner and place. */
type Use = readonly [file: string, owner: string, place: string];

/** All uses of pictures and films in content and demonstration content. */
function uses(): Use[] {
  const { caseStudies, posts } = demoContent();
  const article = (slug: string) => `article \`${slug}\``;
  return [
    [homeHero.image.src, 'Verso', 'home: hero'],
    [homeHero.image.portraitSrc, 'Verso', 'home: hero on phones'],
    ['/images/hero-leaf.webp', 'Verso', 'home: the page that turns over the headline'],
    ['/images/hero-poster.jpg', 'Verso', 'media library: poster of the film'],
    ...[heroFilm.wide, heroFilm.portrait].flatMap((film) =>
      ['webm', 'mp4'].map((type) => [`${film}.${type}`, 'Verso', 'home: hero film'] as const),
    ),
    [company.footerImage.src, 'Verso', 'footer'],
    [company.showreel.src, 'Verso', 'footer, about: showreel'],
    [company.showreel.src.replace('.mp4', '.webm'), 'Verso', 'footer, about: showreel'],
    [company.showreel.poster, 'Verso', 'about: showreel'],
    ['/images/about-stage.jpg', 'Verso', 'partners'],
    ...aboutGallery.map(({ src }) => [src, 'Verso', 'about: gallery'] as const),
    ...divisions.map(
      ({ title, image }) => [image.src, `division ${title}`, 'home, divisions'] as const,
    ),
    ...divisionsGallery.map(({ src }) => [src, 'Verso', 'divisions: gallery'] as const),
    ...serviceGroups.map(
      ({ title, image }) => [image.src, `services: ${title}`, 'services'] as const,
    ),
    ...offices.map(
      ({ city, image }, at) =>
        [image.src, `office ${city}`, at === 0 ? 'home, contact' : 'home'] as const,
    ),
    ...clients.map(({ name, src }) => [src, name, 'about: clients'] as const),
    ...results.map(({ brand, image }) => [image.src, brand, 'results'] as const),
    ...caseStudies.flatMap((study) => {
      const client = clientOf(study.slug) ?? study.title;
      return [
        ...one(study.mainImage, client, 'its study: hero'),
        ...(isAmong(proposition.figures, study.slug)
          ? one(study.mainImage, client, 'home: figures')
          : []),
        ...(isAmong(platformPartner.figures, study.slug)
          ? one(study.gridImage, client, 'home: figures')
          : []),
        ...one(study.logo, client, 'its study: logo'),
        ...one(study.gridImage, client, 'cards of its study'),
        ...study.mediaImages.flatMap((file) => one(file, client, 'its study: gallery')),
        ...study.mediaVideos.flatMap((file) => one(file, client, 'its study: gallery')),
        ...one(study.testimonial1Image, client, 'its study: who speaks'),
        ...one(study.testimonial2Image, client, 'its study: who speaks'),
        ...Object.entries(twoSides[study.slug] ?? {}).flatMap(([side, { src }]) =>
          one(src, client, `its study: ${side}`),
        ),
      ];
    }),
    ...posts.flatMap(({ slug, image }) => one(image, article(slug), 'its article, cards')),
  ];
}

function isAmong(figures: readonly HomeFigure[], slug: string): boolean {
  return figures.some((figure) => figure.slug === slug);
}

/** The short name of the client of a case study. */
function clientOf(slug: string): string | undefined {
  return results.find((result) => result.slug === slug)?.brand;
}

/** The owner of an unused file: the client in its name, or the agency, for future articles. */
function spareOwner(name: string): string {
  const client = results.find(({ slug }) => name.startsWith(`${slug}-`))?.brand;
  return client ?? (name.startsWith('cover-') ? 'Verso' : '');
}

function one(file: string | null | undefined, owner: string, place: string): Use[] {
  return file ? [[file, owner, place]] : [];
}

/** One row of the table. */
interface PictureRow {
  file: string;
  owner: string;
  places: string;
  source: string;
}

/** All files of public/images and public/videos, by name. Throws when one has no source, or more than one. */
export function pictureRows(): PictureRow[] {
  const all = Map.groupBy(uses(), ([file]) => file);
  const files = ['images', 'videos'].flatMap((folder) =>
    [...new Bun.Glob('**/*.*').scanSync({ cwd: join(ROOT, 'public', folder) })].map((name) => ({
      name,
      address: `/${folder}/${name}`,
    })),
  );
  return files
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ name, address }) => {
      const sources = new Set(
        SOURCES.flatMap(([pattern, source]) => (pattern.test(name) ? source : [])),
      );
      const [source] = sources;
      if (!source || sources.size > 1) throw new Error(`${address} has ${sources.size} sources`);
      const found = all.get(address) ?? [[address, spareOwner(name), 'the media library only']];
      return {
        file: address.slice(1),
        owner: [...new Set(found.map(([, owner]) => owner))].join(', '),
        places: [...new Set(found.map(([, , place]) => place))].join('; '),
        source,
      };
    });
}

/** The text of docs/pictures.md. */
export function pictureTable(): string {
  const rows = pictureRows().map(({ file, ...rest }) => [`\`${file}\``, ...Object.values(rest)]);
  const head = ['File', 'Owner', 'Places', 'Source'];
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return `# Pictures and films

Every picture is what it says: it belongs to one client, one article or one part of the site, and to nobody else
(\`db/content/pictures.test.ts\`). This table is written by \`bun scripts/art/picture-table.ts\` from the content itself;
\`scripts/art/picture-table.test.ts\` says when it is not up to date. All clients and products are invented, nothing is a stock
photograph, and no face is shown. The marks of partners are paths from simple-icons (CC0) in \`db/content/partners.ts\`.

${[head, rule, ...rows].map(line).join('\n')}
`;
}

if (import.meta.main) await Bun.write(PICTURE_TABLE, pictureTable());
