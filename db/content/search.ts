// The text of the search page.
import type { NavItem } from './navigation.ts';

export const searchText = {
  title: 'Search',
  label: 'Search the site',
  /** Shown before a search. */
  intro:
    'Articles, case studies, services, questions, people, partners: every word on every page, both sides.',
  /** Shown beside the field after an empty query. */
  empty: 'Give us a word to go on. Any word will do.',
  nothing: 'We looked on both sides of every page. Nothing found for',
  nothingText:
    'Try fewer words, or start with one of these. Or ask us: a specialist replies within one working day, and has never once said ‘no results’.',
} as const;

/** Links shown before a search, and when nothing was found. */
export const searchTopics: readonly NavItem[] = [
  { label: 'Strategy', href: '/services#strategy' },
  { label: 'Development', href: '/services#development' },
  { label: 'Marketing', href: '/services#marketing' },
  { label: 'Operations', href: '/services#operations' },
  { label: 'Case studies', href: '/case-studies' },
  { label: 'Insights', href: '/insights' },
];
