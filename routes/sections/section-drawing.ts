// How a type of section is drawn: from its values, what the page is about, and the case studies where it asks for them.
import type { ReactNode } from 'react';
import type { SectionTypeName, SectionValues } from '#db/contract/documents/section-types.ts';
import type { CaseStudyCardData } from '#db/queries/case-studies.ts';
import type { AppContext } from '#server/context.ts';
import type { PageStyleSheet } from '#server/render/assets.ts';

/** The case studies that a section may show; empty while they are deferred, and when they failed. */
export type Studies = readonly CaseStudyCardData[];

/** The input of a drawing beside the values of its section. */
export interface SectionPlace {
  c: AppContext;
  /** An id of its own on the page, for its title. */
  anchor: string;
  studies: Studies;
  /** Directly below the head of the page: in the first view. */
  isNext: boolean;
}

export interface SectionDrawing<Name extends SectionTypeName> {
  draw(values: SectionValues<Name>, place: SectionPlace): ReactNode;
  /** The style sheet that it needs beside the one of every page. */
  sheet?: PageStyleSheet;
  /** It shows case studies: as links, or as cards whose pictures have notes in the library. */
  needs?: 'studies' | 'study-cards';
  /** The theme of 'Loading...' in its place while the case studies of its page are deferred. */
  loading?: 'dark' | 'light' | 'paper';
}

/** A drawing for each type; one without is drawn by its screen. */
export type SectionDrawings = { [Name in SectionTypeName]?: SectionDrawing<Name> };
