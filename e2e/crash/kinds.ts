// What the authors write: blog posts, and case studies with their stats.
import type { Item, Kind, Write } from './author.ts';

interface Stat {
  id: number;
  number: string;
}

const MOST_STATS = 4;
const LONGEST_TEXT_WORDS = 4000;

export const posts: Kind = {
  path: '/api/admin/posts',
  invent: (slug) => ({
    slug,
    title: words(6),
    content: `<p>${words(LONGEST_TEXT_WORDS)}</p>`,
    excerpt: words(20),
    categories: ['Development', words(1)],
    readTime: '5',
  }),
};

export const caseStudies: Kind = {
  path: '/api/admin/case-studies',
  invent: (slug) => ({
    slug,
    title: words(3),
    description: words(40),
    categories: [words(1), 'SEO'],
    challengeContent: `<p>${words(LONGEST_TEXT_WORDS)}</p>`,
    mediaImages: ['/images/a.webp', '/images/b.webp'],
    menuOrder: Math.floor(Math.random() * 100),
  }),
  also: (study) => {
    const stats = study.stats as Stat[];
    const stat = stats[Math.floor(Math.random() * stats.length)];
    if (!stat || (stats.length < MOST_STATS && Math.random() < 0.6)) return newStat(study, stats);
    return Math.random() < 0.5 ? changedStat(study, stats, stat) : deletedStat(study, stats, stat);
  },
};

function newStat(study: Item, stats: Stat[]): Write {
  const sent = { number: words(1), supportingText: words(5) };
  return {
    slug: study.slug,
    call: ['POST', `/api/admin/case-studies/${study.id}/stats`, sent],
    after: (body) => ({ ...study, stats: [...stats, body] }),
    tookPlace: (found) => {
      const now = (found?.stats ?? []) as Stat[];
      const before = now.slice(0, -1);
      return Bun.deepEquals(before, stats) && Bun.deepMatch(sent, now.at(-1) ?? {});
    },
  };
}

function changedStat(study: Item, stats: Stat[], stat: Stat): Write {
  const sent = { number: words(1), supportingText: words(5) };
  const changed = (now: Stat) => stats.map((each) => (each === stat ? now : each));
  return {
    slug: study.slug,
    call: ['PUT', `/api/admin/case-studies/stats/${stat.id}`, sent],
    after: (body) => ({ ...study, stats: changed(body as Stat) }),
    tookPlace: (found) => {
      const now = (found?.stats ?? []) as Stat[];
      const its = now.find(({ id }) => id === stat.id);
      return its !== undefined && Bun.deepMatch(sent, its) && Bun.deepEquals(now, changed(its));
    },
  };
}

function deletedStat(study: Item, stats: Stat[], stat: Stat): Write {
  const rest = stats.filter((each) => each !== stat);
  return {
    slug: study.slug,
    call: ['DELETE', `/api/admin/case-studies/stats/${stat.id}`],
    after: () => ({ ...study, stats: rest }),
    tookPlace: (found) => Bun.deepEquals(found?.stats, rest),
  };
}

/** Between one and `most` words that nobody has written before. */
function words(most: number): string {
  const count = 1 + Math.floor(Math.random() * most);
  return Array.from({ length: count }, () => Math.random().toString(36).slice(2, 9)).join(' ');
}
