// A client's testimonial as a pull quote.
import { QuoteAttribution } from '#ui/site/frame/quote-attribution.tsx';

/** Removes quotation marks around the whole text: the design draws its own. */
const QUOTED = /^(?:"([^"]*)"|“([^“”]*)”)$/;

interface TestimonialProps {
  quote: string | null;
  name: string | null;
  position: string | null;
  /** Portrait of the speaker. */
  image?: string | null;
  theme?: 'paper' | 'light' | 'dark';
  /** The name of the part, by which a preview finds it. */
  part?: string;
}

/** Name and position only when a name exists. Null without a quote. */
export function Testimonial({
  quote,
  name,
  position,
  image,
  theme = 'light',
  part,
}: TestimonialProps) {
  const text = quote?.trim().replace(QUOTED, '$1$2') ?? '';
  if (text === '') return null;
  return (
    <div className="testimonial" data-theme={theme} data-part={part}>
      <figure className="testimonial-figure">
        <blockquote className="testimonial-quote" data-long={text.length > 220 || undefined}>
          <p>{text}</p>
        </blockquote>
        {name && <QuoteAttribution name={name} position={position} image={image} />}
      </figure>
    </div>
  );
}
