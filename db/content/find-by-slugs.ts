// Finds content listed by the slug of a case study, even after the slug has changed.

/** The entry for the first of `slugs` that has one: the present slug, then former ones. */
export function findBySlugs<Entry>(
  bySlug: Readonly<Record<string, Entry>>,
  slugs: readonly string[],
): Entry | undefined {
  const slug = slugs.find((each) => Object.hasOwn(bySlug, each));
  return slug === undefined ? undefined : bySlug[slug];
}
