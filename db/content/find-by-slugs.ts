// Content that is listed by the slug of a case study stays with the study when its slug changes.

/** The entry of the case study with these slugs: the present one first, then its former ones. */
export function findBySlugs<Entry>(
  bySlug: Readonly<Record<string, Entry>>,
  slugs: readonly string[],
): Entry | undefined {
  const slug = slugs.find((each) => Object.hasOwn(bySlug, each));
  return slug === undefined ? undefined : bySlug[slug];
}
