// Stored rich text on a public page.
import { orderHeadings } from './order-headings.ts';
import { useKnownPictures } from './pictures.tsx';
import { proseHtml } from './prose-html.ts';
import { withPictures } from './prose-pictures.ts';

interface ProseProps {
  /** Sanitised HTML; it was cleaned when it was saved. */
  html: string;
  className?: string;
  /** The result of `proseHtml` for `html`, when the caller has it already. */
  prepared?: string;
  /** Keeps the anchors of two pieces on one page apart. */
  idPrefix?: string;
  /** The level of the heading above: the headings of the text continue from it without a gap. */
  below?: 1 | 2 | 3;
}

/** Shows stored HTML with its `h1` as `h2` and anchors on its headings. */
export function Prose({
  html,
  className,
  idPrefix,
  below,
  prepared = proseHtml(below ? orderHeadings(html, below) : html, idPrefix).html,
}: ProseProps) {
  const known = useKnownPictures();
  return (
    <div
      className={className ? `prose ${className}` : 'prose'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: stored HTML is sanitised with an allow-list on every save
      dangerouslySetInnerHTML={{ __html: known ? withPictures(prepared, known) : prepared }}
    />
  );
}
