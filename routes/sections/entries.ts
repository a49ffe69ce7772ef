// The entries of the collections in the form that components take.
import type { Office } from '#db/content/offices.ts';
import type { ShownPartner } from '#db/content/partners.ts';
import type { Result } from '#db/content/results.ts';
import { contentOf } from '#server/content/content-of.ts';
import type { AppContext } from '#server/context.ts';
import { partnerMark } from '../partner-marks.ts';

/** All partners in order, with their marks by reference. */
export function partnersOf(c: AppContext): ShownPartner[] {
  return contentOf(c, 'partner-list').items.map(({ logo, ...partner }, index) =>
    logo.path === ''
      ? { ...partner, isImage: false, logo: partner.name }
      : { ...partner, isImage: true, logo: partnerMark(c, index, logo.viewBox) },
  );
}

/** The partners with these names, in order; names without a partner are dropped. */
export function namedPartners(c: AppContext, names: readonly string[]): ShownPartner[] {
  const byName = new Map(partnersOf(c).map((partner) => [partner.name, partner]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

/** The offices; the first is the headquarters. */
export function officesOf(c: AppContext): Office[] {
  return contentOf(c, 'office-list').items.map(({ phone, ...office }) => ({
    ...office,
    ...(phone.href !== '' && { phone: { ...phone, label: phone.label || phone.href } }),
  }));
}

/** The divisions with the addresses of their sections. */
export function divisionsOf(c: AppContext) {
  return contentOf(c, 'division-list').items.map((division) => ({
    ...division,
    id: division.anchor,
    href: `/divisions#${division.anchor}`,
  }));
}

/** The groups of services with the addresses of their sections. */
export function servicesOf(c: AppContext) {
  return contentOf(c, 'service-list').items.map((group) => ({
    ...group,
    id: group.anchor,
    href: `/services#${group.anchor}`,
  }));
}

export function resultsOf(c: AppContext): Result[] {
  return contentOf(c, 'result-list').items.map(({ study, figure, words, ...result }) => ({
    ...result,
    slug: study,
    metric: [figure, words],
  }));
}
