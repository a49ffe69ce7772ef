// Facts about the current page: its weight, cookies, foreign hosts and paint time, measured in the visitor's browser.

/** The facts that `behaviours/page-facts.ts` measures, each with the words under its figure. */
const FACTS = [
  ['html', 'of HTML'],
  ['total', 'of everything so far'],
  ['cookies', 'cookies'],
  ['hosts', 'other hosts asked'],
  ['paint', 'until it was painted'],
] as const;

export type PageFact = (typeof FACTS)[number][0];

interface PageFactsProps {
  /** Hidden until the page's script can measure. */
  shown?: boolean;
  open?: boolean;
  /** Figures to show before the script has measured; a dash for each that is left out. */
  figures?: Partial<Record<PageFact, string>>;
}

/** A disclosure drawn as a corner that turns the page over. The measured figures are not sent anywhere. */
export function PageFacts({ shown = false, open = false, figures = {} }: PageFactsProps) {
  return (
    <details className="page-facts" hidden={!shown} open={open}>
      <summary>The other side of this page</summary>
      <div>
        <dl>
          {FACTS.map(([fact, label]) => (
            <div key={fact}>
              <dt>{label}</dt>
              <dd data-fact={fact}>{figures[fact] ?? '–'}</dd>
            </div>
          ))}
        </dl>
        <p>Measured just now, in your browser, which kept the answer to itself.</p>
      </div>
    </details>
  );
}
