// The shape of the two legal pages: a title, and sections that a table of contents can point at.

/** One headed part. `html` is written here and nowhere else, so it needs no cleaning. */
export interface LegalSection {
  /** The anchor. */
  id: string;
  title: string;
  html: string;
}

export interface LegalPageText {
  title: string;
  intro: string;
  /** The day the text was last changed, `2026-11-02`. */
  changed: string;
  sections: readonly LegalSection[];
}
