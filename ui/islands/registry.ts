// Every island by name. The browser loads the chunk of an island when it is needed, and not before.

/** Those of the public pages. */
export const publicIslands = {
  booking: async () => (await import('./booking.tsx')).Booking,
  'case-study-list': async () => (await import('./case-study-list.tsx')).CaseStudyList,
  'insights-list': async () => (await import('./insights-list.tsx')).InsightsList,
  'partner-filter': async () => (await import('./partner-filter.tsx')).PartnerFilter,
};

/** Those of the back office. */
export const staffIslands = {
  'admin-case-studies': async () => (await import('./admin-case-studies.tsx')).AdminCaseStudies,
  'admin-commands': async () => (await import('./admin-commands.tsx')).AdminCommands,
  'admin-enquiries': async () => (await import('./admin-enquiries.tsx')).AdminEnquiries,
  'admin-media': async () => (await import('./admin-media.tsx')).AdminMedia,
  'admin-posts': async () => (await import('./admin-posts.tsx')).AdminPosts,
  'admin-trash': async () => (await import('./admin-trash.tsx')).AdminTrash,
  'case-study-form': async () => (await import('./case-study-form.tsx')).CaseStudyForm,
  'dashboard-actions': async () => (await import('./dashboard-actions.tsx')).DashboardActions,
  'item-history': async () => (await import('./item-history.tsx')).ItemHistory,
  'login-form': async () => (await import('./login-form.tsx')).LoginForm,
  'post-form': async () => (await import('./post-form.tsx')).PostForm,
};

export const registry = { ...publicIslands, ...staffIslands };

export type IslandName = keyof typeof registry;

/** When an island's code is fetched and takes over its HTML; `asked`: when its root gets an event of this name. */
export type IslandWhen = 'load' | 'idle' | 'visible' | 'interaction' | 'asked';
