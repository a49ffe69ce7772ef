// Stored rich text on a public page.
import { useKnownPictures } from './pictures.tsx';
import { proseHtml } from './prose-html.ts';
import { withPictures } from './prose-pictures.ts';

interface ProseProps {
  /** Sanitised HTML; it was cleaned when it was saved. */
  html: string;
  className?: string;
  /** What `proseHtml` made of it, where that is known already. */
  prepared?: string;
  /** Keeps the anchors of two pieces on one page apart. */
  idPrefix?: string;
}

/** Shows stored HTML with its `h1` as `h2` and anchors on its headings. */
export function Prose({
  html,
  className,
  idPrefix,
  prepared = proseHtml(html, idPrefix).html,
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
