// The islands of the public pages by name. A visitor's browser loads the chunk of one when it is needed, and not before.

export const siteIslands = {
  booking: async () => (await import('./contact/booking.tsx')).Booking,
  'case-study-list': async () => (await import('./work/case-study-list.tsx')).CaseStudyList,
  'insights-list': async () => (await import('./insights/insights-list.tsx')).InsightsList,
  'partner-filter': async () => (await import('./partners/partner-filter.tsx')).PartnerFilter,
};

type SiteIslands = typeof siteIslands;

declare module '#ui/islands/registry.ts' {
  interface IslandRegistry extends SiteIslands {}
}
