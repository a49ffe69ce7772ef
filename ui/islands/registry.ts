// Every island by name. The browser loads the chunk of an island when it is needed, and not before.
export const registry = {
  'case-study-list': async () => (await import('./case-study-list.tsx')).CaseStudyList,
  booking: async () => (await import('./booking.tsx')).Booking,
  'dashboard-actions': async () => (await import('./dashboard-actions.tsx')).DashboardActions,
  'insights-list': async () => (await import('./insights-list.tsx')).InsightsList,
  'login-form': async () => (await import('./login-form.tsx')).LoginForm,
  'partner-filter': async () => (await import('./partner-filter.tsx')).PartnerFilter,
  'post-form': async () => (await import('./post-form.tsx')).PostForm,
};

export type IslandName = keyof typeof registry;

/** When an island's code is fetched and takes over its HTML; `asked`: when its root gets an event of this name. */
export type IslandWhen = 'load' | 'idle' | 'visible' | 'interaction' | 'asked';
