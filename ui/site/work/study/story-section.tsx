// One text section of a case study: the challenge or the solution.
import { hasVisibleContent } from '#db/contract/text/visible-content.ts';
import { Prose } from '#ui/kit/prose.tsx';

interface StorySectionProps {
  title: string | null;
  /** Sanitised HTML. */
  html: string | null;
  /** Space above, after a band of another colour. */
  spaced?: boolean;
  /** Prefix that keeps the section's anchors unique. */
  idPrefix?: string;
  /** The name of the part, by which a preview finds it. */
  part?: string;
}

/** The title stays beside its text while it scrolls. Null when there is neither title nor text. */
export function StorySection({ title, html, spaced = false, idPrefix, part }: StorySectionProps) {
  const text = html && hasVisibleContent(html) ? html : '';
  if (!title && text === '') return null;
  return (
    <section
      className="story-section"
      data-theme="paper"
      data-spaced={spaced || undefined}
      data-part={part}
    >
      {title && <h2 className="story-section-title">{title}</h2>}
      {text !== '' && <Prose className="story-section-text" html={text} idPrefix={idPrefix} />}
    </section>
  );
}
