// The other side of the page one reads: its weight, cookies, foreign hosts and time, measured in the visitor's browser.

/** A fact of the page: what `behaviours/page-facts.ts` measures, and the words under the figure. */
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
  /** What stands in the place of figures that are not measured yet. */
  figures?: Partial<Record<PageFact, string>>;
}

/** A corner that turns the page over. Nothing of what it measures is sent anywhere. */
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
