// The legal pages, with a table of contents that stays in view.
import type { ReactNode } from 'react';
import type { LegalPageText } from '#db/content/legal-page.ts';
import { longDate } from '#ui/kit/dates.ts';
import { Prose } from '#ui/kit/prose.tsx';

/** Holds the page's h1. `children` follow the last section, e.g. the cookie declaration. */
export function LegalPage({ text, children }: { text: LegalPageText; children?: ReactNode }) {
  return (
    <article className="legal-page" data-theme="paper">
      <header className="legal-page-head">
        <h1 className="legal-page-title">{text.title}</h1>
        <p className="legal-page-intro">{text.intro}</p>
        {text.changed && (
          <p className="legal-page-date">
            Last changed on <time dateTime={text.changed}>{longDate(text.changed)}</time>
          </p>
        )}
      </header>
      <nav className="legal-page-contents" aria-label="On this page">
        <ol className="legal-page-list">
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a className="legal-page-link" href={`#${id}`} data-anchor="">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-page-body">
        {text.sections.map(({ id, title, html }, index) => (
          <section className="legal-page-section" id={id} key={id} aria-labelledby={`${id}-title`}>
            <h2 className="legal-page-heading" id={`${id}-title`}>
              <span className="legal-page-number" aria-hidden="true">
                {index + 1}
              </span>
              {title}
            </h2>
            <Prose html={html} idPrefix={`${id}-`} below={2} />
          </section>
        ))}
        {children}
      </div>
    </article>
  );
}
