// Every picture belongs to exactly one client, article or part of the site.
import { expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoContent } from '#db/seed/content.ts';
import { aboutGallery } from './about.ts';
import { company } from './company.ts';
import { divisionPages, divisionsGallery } from './division-pages.ts';
import { divisions } from './divisions.ts';
import { homeHero } from './home.ts';
import { offices } from './offices.ts';
import { results } from './results.ts';
import { serviceGroups } from './services.ts';

const { caseStudies, posts } = demoContent();

type Study = (typeof caseStudies)[number];

const picturesOf = (study: Study) =>
  [
    study.mainImage,
    study.gridImage,
    ...study.mediaImages,
    study.testimonial1Image,
    study.testimonial2Image,
  ].filter((picture) => typeof picture === 'string');

/** All pictures and films with their owners. */
const owned: readonly (readonly [owner: string, file: string])[] = [
  ...caseStudies.flatMap((study) =>
    [...picturesOf(study), ...study.mediaVideos].map(
      (file) => [`study ${study.slug}`, file] as const,
    ),
  ),
  ...results.map(({ slug, image }) => [`study ${slug}`, image.src] as const),
  ...posts.flatMap(({ slug, image }) => (image ? [[`post ${slug}`, image] as const] : [])),
  ...[...divisions, ...divisionPages].map(({ image }) => ['divisions', image.src] as const),
  ...divisionsGallery.map(({ src }) => ['divisions', src] as const),
  ...serviceGroups.map(({ image }) => ['services', image.src] as const),
  ...aboutGallery.map(({ src }) => ['about', src] as const),
  ...offices.map(({ image }) => ['offices', image.src] as const),
  ['house', homeHero.image.src],
  ['house', company.footerImage.src],
];

test('no picture or film belongs to two owners', () => {
  const owners = Map.groupBy(owned, ([, file]) => file);
  const shared = [...owners].filter(([, all]) => new Set(all.map(([owner]) => owner)).size > 1);
  expect(shared.map(([file]) => file)).toEqual([]);
});

test('a gallery repeats neither the hero nor itself', () => {
  for (const study of caseStudies) {
    const shown = [study.mainImage, ...study.mediaImages].filter((picture) => picture !== null);
    expect(new Set(shown).size, study.slug).toBe(shown.length);
  }
});

test('no two articles have the same cover', () => {
  const covers = posts.flatMap(({ image }) => image ?? []);
  expect(new Set(covers).size).toBe(covers.length);
});

test('every picture and film exists', () => {
  const missing = owned.filter(
    ([, file]) => !existsSync(join(import.meta.dir, '../../public', file)),
  );
  expect(missing).toEqual([]);
});

test('the file names of a client’s pictures begin with its slug', () => {
  const foreign = owned.filter(([owner, file]) => {
    const slug = owner.startsWith('study ') ? owner.slice('study '.length) : null;
    return slug && !new RegExp(`^/(?:images|videos)/${slug}-`).test(file);
  });
  expect(foreign).toEqual([]);
});
