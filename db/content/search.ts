// The text of the search page.
import type { NavItem } from './navigation.ts';

export const searchText = {
  title: 'Search',
  label: 'Search the site',
  /** Before anything was searched for. */
  intro: 'Articles, case studies, services, partners: everything on these pages, word by word.',
  nothing: 'Nothing found for',
  nothingText:
    'Try fewer words, or begin with one of these. Or ask us: a person answers within one working day.',
} as const;

/** Ways on when nothing was found. */
export const searchTopics: readonly NavItem[] = [
  { label: 'Strategy', href: '/services#strategy' },
  { label: 'Development', href: '/services#development' },
  { label: 'Marketing', href: '/services#marketing' },
  { label: 'Operations', href: '/services#operations' },
  { label: 'Case studies', href: '/case-studies' },
  { label: 'Insights', href: '/insights' },
];
