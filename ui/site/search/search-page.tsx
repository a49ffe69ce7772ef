// The search page: the field as its headline, filters by kind, and the hits.
import { useId } from 'react';
import type { NavItem } from '#db/content/navigation.ts';
import { type SearchAnswer, type SearchKind, searchKind } from '#db/contract/search.ts';
import { SEARCH_MAX_CHARS } from '#db/limits.ts';
import { Button } from '#ui/kit/button.tsx';
import { ArrowRight } from '#ui/kit/icons.ts';
import { TextLink } from '#ui/kit/text-link.tsx';
import { SearchHits } from './search-hits.tsx';
import { countText, KIND_FILTER_LABELS, searchHref } from './search-labels.ts';

interface SearchPageProps {
  text: Record<'title' | 'label' | 'intro' | 'empty' | 'nothing' | 'nothingText', string>;
  /** Links that are shown while there are no hits. */
  topics: readonly NavItem[];
  q: string;
  /** Whether the form was sent with an empty field. */
  empty?: boolean;
  kind?: SearchKind;
  /** Null before anything was searched for. */
  answer: SearchAnswer | null;
  /** An error message shown instead of hits, such as too many searches. */
  problem?: string;
}

/** Holds the page's h1. A plain form: it works without script. */
export function SearchPage({
  text,
  topics,
  q,
  empty = false,
  kind,
  answer,
  problem,
}: SearchPageProps) {
  const error = useId();
  return (
    <div className="search-page" data-theme="paper">
      <h1 className="search-page-title">{text.title}</h1>
      <search>
        <form className="search-page-form" action="/search">
          <input
            className="search-field"
            type="search"
            name="q"
            aria-label={text.label}
            placeholder="What are you looking for?"
            defaultValue={q}
            maxLength={SEARCH_MAX_CHARS}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={empty || undefined}
            aria-describedby={empty ? error : undefined}
            // biome-ignore lint/a11y/noAutofocus: the form was sent empty, and its message is beside the field
            autoFocus={empty}
          />
          <Button type="submit" size="lg">
            Search
            <ArrowRight data-travels="" aria-hidden="true" />
          </Button>
        </form>
        {empty && (
          <p className="search-page-error" id={error} role="alert">
            {text.empty}
          </p>
        )}
      </search>
      {problem ? (
        <p className="search-page-intro" role="alert">
          {problem}
        </p>
      ) : answer ? (
        <Answer text={text} topics={topics} q={q} kind={kind} answer={answer} />
      ) : (
        <div className="search-page-spread">
          <p className="search-page-words">{text.intro}</p>
          <Ways ways={topics} />
        </div>
      )}
    </div>
  );
}

type AnswerProps = Pick<SearchPageProps, 'text' | 'topics' | 'q' | 'kind'> & {
  answer: SearchAnswer;
};

function Answer({ text, topics, q, kind, answer }: AnswerProps) {
  const { hits, counts, suggestion } = answer;
  const total = searchKind.options.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  const totalText = countText(Object.values(counts));
  if (total === 0) return <Nothing text={text} topics={topics} q={q} suggestion={suggestion} />;
  return (
    <>
      <nav className="search-page-kinds" aria-label="Kind">
        <ul>
          <Kind label={`All ${totalText}`} href={searchHref(q)} isChosen={kind === undefined} />
          {searchKind.options
            .filter((each) => counts[each] || each === kind)
            .map((each) => (
              <Kind
                key={each}
                label={`${KIND_FILTER_LABELS[each]} ${countText([counts[each]])}`}
                href={searchHref(q, each)}
                isChosen={kind === each}
              />
            ))}
        </ul>
      </nav>
      <p className="visually-hidden" role="status">
        {total === 1 ? 'One result' : `${totalText} results`} for {q}
      </p>
      {hits.length > 0 ? (
        <SearchHits hits={hits} />
      ) : (
        <p className="search-page-intro">Nothing of this kind. The others had more luck.</p>
      )}
      {hits.length > 0 && hits.length < (kind ? (counts[kind] ?? 0) : total) && (
        <p className="search-page-more">
          These are the first {hits.length}. One more word will narrow it down.
        </p>
      )}
    </>
  );
}

/** One filter: a link to the same search in one kind. */
function Kind({ label, href, isChosen }: { label: string; href: string; isChosen: boolean }) {
  return (
    <li>
      <Button
        variant="filter"
        size="filterBtn"
        href={href}
        aria-current={isChosen ? 'true' : undefined}
      >
        {label}
      </Button>
    </li>
  );
}

function Nothing({
  text,
  topics,
  q,
  suggestion,
}: Pick<AnswerProps, 'text' | 'topics' | 'q'> & { suggestion: string | null }) {
  return (
    <div className="search-page-spread">
      <div>
        <p className="search-page-sides" aria-hidden="true">
          <span data-side="recto">0</span>
          <span data-side="verso">0</span>
        </p>
        <p className="search-page-words" role="status">
          {text.nothing} <q>{q}</q>.
        </p>
        {suggestion && (
          <p className="search-page-guess">
            Did you mean <a href={searchHref(suggestion)}>{suggestion}</a>?
          </p>
        )}
        <p className="search-page-help">{text.nothingText}</p>
        <Button href="/contact" variant="primary" size="lg">
          Ask us
          <ArrowRight data-travels="" aria-hidden="true" />
        </Button>
      </div>
      <Ways ways={topics} />
    </div>
  );
}

/** Links to topics, for searches without hits. */
function Ways({ ways }: { ways: readonly NavItem[] }) {
  return (
    <nav aria-label="Where to start">
      <ul className="search-page-ways">
        {ways.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} arrow="right">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
