// The announcement above the header of every page.
import { TextLink } from '#ui/kit/text-link.tsx';

interface AnnouncementProps {
  text: string;
  /** A link after the text; without words there is none. */
  way: { label: string; href: string };
}

/** One line on the accent colour; it scrolls away with the page, and the header stays. */
export function Announcement({ text, way }: AnnouncementProps) {
  return (
    <aside className="announcement" aria-label="Announcement">
      <p>
        {text}
        {way.label && ' '}
        {way.label && (
          <TextLink href={way.href} arrow="right" underlined>
            {way.label}
          </TextLink>
        )}
      </p>
    </aside>
  );
}
