// The hits of a search, one below the other.
import type { SearchHit, SearchSpan } from '#db/contract/search.ts';
import { KIND_LABELS } from './search-labels.ts';

/** A list of links with the matching words marked. */
export function SearchHits({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ol className="search-hits">
      {hits.map(({ kind, title, href, snippet }, at) => (
        // several services share an address
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <li key={at}>
          <a className="search-hit" href={href}>
            <span className="search-hit-kind">{KIND_LABELS[kind]}</span>
            <span className="search-hit-title">
              <Marked spans={title} />
            </span>
            {snippet.length > 0 && (
              <span className="search-hit-snippet">
                <Marked spans={snippet} />
              </span>
            )}
          </a>
        </li>
      ))}
    </ol>
  );
}

function Marked({ spans }: { spans: readonly SearchSpan[] }) {
  return spans.map(({ text, mark }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    mark ? <mark key={at}>{text}</mark> : text,
  );
}
