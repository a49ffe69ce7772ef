// The end of an article: its author, and a case study that supports it.
import { ArrowRight } from '#ui/kit/icons.ts';
import { Picture } from '#ui/kit/picture.tsx';
import type { NextStudy } from '#ui/site/work/study/next-case-study.tsx';
import { archivePath } from './insights-pages.ts';

interface ArticleEndProps {
  author: string | null;
  /** The author's field of work and city: 'Strategy, Leeds'. */
  authorDoes?: string;
  proof?: NextStudy | null;
}

/** Renders nothing when there is neither an author nor a case study. */
export function ArticleEnd({ author, authorDoes, proof }: ArticleEndProps) {
  if (!author && !proof) return null;
  return (
    <footer className="article-end">
      {author && (
        <p className="article-end-author">
          <a className="article-end-name" href={archivePath('author', author)}>
            {author}
          </a>
          {authorDoes && <span className="article-end-does">{authorDoes}</span>}
        </p>
      )}
      {proof && <Proof study={proof} />}
    </footer>
  );
}

function Proof({ study }: { study: NextStudy }) {
  const image = study.gridImage || study.mainImage;
  return (
    <a className="article-end-proof" href={`/case-studies/${study.slug}`}>
      {image && (
        <span className="article-end-picture">
          <Picture src={image} alt="" ratio="4/5" sizes="8rem" />
        </span>
      )}
      <span className="article-end-words">
        <span className="article-end-label">The work behind it</span>
        <span className="article-end-title">
          {study.title}
          {study.gridStat && `: ${study.gridStat} ${study.gridSupportingText ?? ''}`}
        </span>
      </span>
      <ArrowRight aria-hidden="true" />
    </a>
  );
}
