// The key facts of each case study for buyers (year, platform, tools, team and time), by the slug of the study.
import { company } from './company.ts';
import { findBySlugs } from './find-by-slugs.ts';

/** The facts shown at the head of a case study. */
export interface StudyFacts {
  /** The year of the launch. */
  year: number;
  platform: string;
  /** The tools used besides the platform, named as on /partners. */
  tools: readonly string[];
  team: string;
  time: string;
}

/** The case studies of `studies` whose work used that partner. */
export function workWith<Study extends { slugs: readonly string[] }>(
  partner: string,
  studies: readonly Study[],
): Study[] {
  return studies.filter(({ slugs }) => {
    const facts = findBySlugs(studyFacts, slugs);
    return facts?.platform.startsWith(partner) || facts?.tools.includes(partner);
  });
}

const on = company.platform;

export const studyFacts: Readonly<Record<string, StudyFacts>> = {
  axforth: {
    year: 2025,
    platform: `${on}, with an app of its own`,
    tools: ['Algolia', 'Google Cloud'],
    team: '7 people',
    time: '31 weeks',
  },
  brackwick: {
    year: 2025,
    platform: on,
    tools: ['Google Cloud'],
    team: '9 people',
    time: '38 weeks',
  },
  damsony: { year: 2025, platform: on, tools: [], team: '4 people', time: '16 weeks' },
  hearthby: { year: 2025, platform: on, tools: ['Contentful'], team: '4 people', time: '12 weeks' },
  lindqo: {
    year: 2025,
    platform: on,
    tools: ['Google Analytics', 'Hotjar'],
    team: '5 people',
    time: '18 weeks',
  },
  norrowe: {
    year: 2025,
    platform: on,
    tools: ['Gorgias', 'Google Ads', 'Linnworks'],
    team: '6 people',
    time: '14 weeks',
  },
  oonaru: {
    year: 2025,
    platform: on,
    tools: ['Attentive', 'Contentful', 'Recharge'],
    team: '6 people',
    time: '20 weeks',
  },
  ostrey: {
    year: 2026,
    platform: on,
    tools: ['Algolia', 'Cloudflare', 'Google Cloud'],
    team: '8 people',
    time: '34 weeks',
  },
  pellam: {
    year: 2025,
    platform: on,
    tools: ['Klaviyo', 'Recharge'],
    team: '3 people',
    time: '10 weeks',
  },
  strydal: {
    year: 2025,
    platform: on,
    tools: ['Google Ads', 'Google Analytics', 'Loop', 'Meta'],
    team: '6 people',
    time: '22 weeks',
  },
  tivvo: {
    year: 2025,
    platform: on,
    tools: ['AfterShip', 'Klaviyo'],
    team: '5 people',
    time: '24 weeks',
  },
  velmoor: { year: 2025, platform: on, tools: [], team: '5 people', time: '16 weeks' },
  wagsby: {
    year: 2025,
    platform: on,
    tools: ['Cloudflare', 'Google Ads', 'Klaviyo', 'Recharge'],
    team: '5 people',
    time: '9 weeks to the first version',
  },
};
