// The islands of the public pages by name. A visitor's browser loads the chunk of one when it is needed, and not before.
import type { staffIslands } from './staff-registry.ts';

export const publicIslands = {
  booking: async () => (await import('./booking.tsx')).Booking,
  'case-study-list': async () => (await import('./case-study-list.tsx')).CaseStudyList,
  'insights-list': async () => (await import('./insights-list.tsx')).InsightsList,
  'partner-filter': async () => (await import('./partner-filter.tsx')).PartnerFilter,
};

export type IslandName = keyof typeof publicIslands | keyof typeof staffIslands;

/** When an island's code is fetched and takes over its HTML; `asked`: when its root gets an event of this name. */
export type IslandWhen = 'load' | 'idle' | 'visible' | 'interaction' | 'asked';
