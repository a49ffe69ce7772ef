// How one document turns to the next: the direction, and the picture that grows into its new place.

const CASE_STUDY = /\/case-studies\/([^/?#]+)/;

/** `back` for a step towards the start of the history, `forward` for everything else. */
export function turnDirection(type: string, from: number, to: number): 'back' | 'forward' {
  return type === 'traverse' && to < from ? 'back' : 'forward';
}

/** The slug of the case study that `to` shows, or else that `from` has shown: its picture is on both pages. Null for others. */
export function sharedCaseStudy(from: string | null, to: string | null): string | null {
  const [before, after] = [from, to].map((url) => CASE_STUDY.exec(url ?? '')?.[1]);
  return after ?? before ?? null;
}

/** Names the picture of the opened or left case study during the transition; other pictures stay unnamed. */
export function nameClickedPicture(
  { finished }: ViewTransition,
  from: string | null,
  to: string | null,
): void {
  const slug = sharedCaseStudy(from, to);
  const picture = slug && document.querySelector<HTMLElement>(`[data-morph="${CSS.escape(slug)}"]`);
  if (!picture) return;
  picture.style.viewTransitionName = 'case-study';
  const unname = () => picture.style.removeProperty('view-transition-name');
  finished.then(unname, unname);
}
