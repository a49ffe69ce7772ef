// What a buyer looks for first in a case study: when, on what, with how many people, in how long. By slug of the study.
import { company } from './company.ts';

/** The facts at the head of a case study. */
export interface StudyFacts {
  /** The year in which the work went live. */
  year: number;
  platform: string;
  team: string;
  time: string;
}

/** The case studies whose platform is that partner, as they are in `studies`. */
export function workWith<Study extends { slug: string }>(
  partner: string,
  studies: readonly Study[],
): Study[] {
  return studies.filter(({ slug }) => studyFacts[slug]?.platform.startsWith(partner));
}

const on = company.platform;

export const studyFacts: Readonly<Record<string, StudyFacts>> = {
  axforth: {
    year: 2025,
    platform: `${on}, with an app of its own`,
    team: '7 people',
    time: '31 weeks',
  },
  brackwick: { year: 2025, platform: on, team: '9 people', time: '38 weeks' },
  damsony: { year: 2025, platform: on, team: '4 people', time: '16 weeks' },
  hearthby: { year: 2025, platform: on, team: '4 people', time: '12 weeks' },
  lindqo: { year: 2025, platform: on, team: '5 people', time: '18 weeks' },
  norrowe: { year: 2025, platform: on, team: '6 people', time: '14 weeks' },
  oonaru: { year: 2025, platform: on, team: '6 people', time: '20 weeks' },
  ostrey: { year: 2026, platform: on, team: '8 people', time: '34 weeks' },
  pellam: { year: 2025, platform: on, team: '3 people', time: '10 weeks' },
  strydal: { year: 2025, platform: on, team: '6 people', time: '22 weeks' },
  tivvo: { year: 2025, platform: on, team: '5 people', time: '24 weeks' },
  velmoor: { year: 2025, platform: on, team: '5 people', time: '16 weeks' },
  wagsby: { year: 2025, platform: on, team: '5 people', time: '9 weeks to the first version' },
};
