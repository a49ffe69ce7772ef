// The attribution of a quote: portrait, name and position.
import { Picture } from '#ui/kit/picture.tsx';

interface QuoteAttributionProps {
  name: string;
  position: string | null;
  /** The address of the portrait; empty or null for none. */
  image?: string | null;
}

/** A `figcaption`: place it in the `figure` of the quote. */
export function QuoteAttribution({ name, position, image }: QuoteAttributionProps) {
  return (
    <figcaption className="quote-attribution">
      {image && (
        <Picture
          className="quote-attribution-image"
          src={image}
          alt=""
          ratio="1/1"
          sizes="4.5rem"
        />
      )}
      <span>
        <span className="quote-attribution-name">{name}</span>
        {position && <span className="quote-attribution-position">{position}</span>}
      </span>
    </figcaption>
  );
}
