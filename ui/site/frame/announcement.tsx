// The announcement above the header of every page.
import { TextLink } from '#ui/kit/text-link.tsx';

interface AnnouncementProps {
  text: string;
  /** A link after the text; left out without words or address. */
  way: { label: string; href: string };
}

/** One line on the accent colour; it scrolls away with the page, and the header stays. */
export function Announcement({ text, way }: AnnouncementProps) {
  const isLinked = way.label !== '' && way.href !== '';
  return (
    <aside className="announcement" aria-label="Announcement">
      <p>
        {text}
        {isLinked && ' '}
        {isLinked && (
          <TextLink href={way.href} arrow="right" underlined>
            {way.label}
          </TextLink>
        )}
      </p>
    </aside>
  );
}
