// The shape of the two legal pages: a title, and sections for a table of contents.

/** A section with a heading. `html` is only written in this repository, so it needs no sanitising. */
interface LegalSection {
  /** The anchor. */
  id: string;
  title: string;
  html: string;
}

export interface LegalPageText {
  title: string;
  intro: string;
  /** The day of the last change, such as `2026-11-02`. */
  changed: string;
  sections: readonly LegalSection[];
}
