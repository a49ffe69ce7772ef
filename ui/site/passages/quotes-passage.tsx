// Quotes: one alone in display type, several in two columns.
import { QuoteAttribution } from '#ui/site/frame/quote-attribution.tsx';
import { Passage, type PassageFrame } from './passage.tsx';

interface Quote {
  text: string;
  /** Empty for an anonymous quote; the position may be empty too. */
  name: string;
  position: string;
  /** The portrait; an empty address means that there is none. */
  image: { src: string; alt: string };
}

/** A longer quote makes all quotes of its section smaller. */
const LETTERS_MAX = 160;

/** Each quote with the name of its author, where there is one. */
export function QuotesPassage({ quotes, ...frame }: PassageFrame & { quotes: readonly Quote[] }) {
  return (
    <Passage {...frame} shape={quotes.length > 1 ? 'wide' : 'beside'}>
      <ul
        className="quotes-passage"
        data-long={quotes.some(({ text }) => text.length > LETTERS_MAX) || undefined}
      >
        {quotes.map(({ text, name, position, image }) => (
          <li key={text}>
            <figure className="quotes-passage-figure">
              <blockquote className="quotes-passage-quote">
                <p>{text}</p>
              </blockquote>
              {name && <QuoteAttribution name={name} position={position} image={image.src} />}
            </figure>
          </li>
        ))}
      </ul>
    </Passage>
  );
}
