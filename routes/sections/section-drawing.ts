// How a type of section is rendered: from its values, its place on the page, and the case studies if it needs them.
import type { ReactNode } from 'react';
import type { SectionTypeName, SectionValues } from '#db/contract/documents/section-types.ts';
import type { CaseStudyCardData } from '#db/queries/case-studies.ts';
import type { AppContext } from '#server/context.ts';
import type { PageStyleSheet } from '#server/render/assets.ts';

/** The case studies for a section; empty while they are deferred, and when they failed. */
export type Studies = readonly CaseStudyCardData[];

/** The input of a drawing besides the values of its section. */
export interface SectionPlace {
  c: AppContext;
  /** A unique id on the page for the section's title. */
  anchor: string;
  studies: Studies;
  /** Whether it directly follows the head of the page, in the first view. */
  isNext: boolean;
}

export interface SectionDrawing<Name extends SectionTypeName> {
  draw(values: SectionValues<Name>, place: SectionPlace): ReactNode;
  /** The style sheet that it needs besides the common one. */
  sheet?: PageStyleSheet;
  /** Whether it shows case studies: as links, or as cards whose pictures have notes in the library. */
  needs?: 'studies' | 'study-cards';
  /** The theme of 'Loading...' shown while the case studies of the page are deferred. */
  loading?: 'dark' | 'light' | 'paper';
}

/** A drawing per type; a type without one is rendered by its screen. */
export type SectionDrawings = { [Name in SectionTypeName]?: SectionDrawing<Name> };
