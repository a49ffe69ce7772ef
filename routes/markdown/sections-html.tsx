// The general sections as plain HTML for conversion to Markdown: texts, lists, tables and links without layout.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { questionsAbout } from '#db/contract/documents/questions.ts';
import type { SectionValues } from '#db/contract/documents/section-types.ts';
import type { generalSections } from '#db/contract/documents/sections/general.ts';
import type { Section } from '#db/contract/documents/sections.ts';
import { contentOf } from '#server/content/content-of.ts';
import type { AppContext } from '#server/context.ts';
import { bookingHref } from '../sections/booking-href.ts';
import { namedPartners } from '../sections/entries.ts';

type Name = keyof typeof generalSections;
type Writers = { [Each in Name]: (values: SectionValues<Each>, c: AppContext) => ReactNode };

const WRITERS: Writers = {
  text: ({ html }) => <Html html={html} />,
  'image-text': ({ html, image, way }) => (
    <>
      <Html html={html} />
      <img src={image.src} alt={image.alt} />
      <Link {...way} />
    </>
  ),
  figures: ({ figures }) => (
    <List
      entries={figures.map(
        ({ value, unit, text, measurement }) =>
          `${value}${unit} ${text}${measurement && ` (${measurement})`}`,
      )}
    />
  ),
  quotes: ({ quotes }) =>
    quotes.map(({ text, name, position }) => (
      <blockquote key={text}>
        <p>{text}</p>
        {name && <p>{[name, position].filter(Boolean).join(', ')}</p>}
      </blockquote>
    )),
  logos: ({ partners }, c) => <List entries={namedPartners(c, partners).map(({ name }) => name)} />,
  questions: ({ title, topic }, c) => {
    const Heading = title ? 'h3' : 'h2';
    return questionsAbout(contentOf(c, 'question-list').items, topic).map(
      ({ question, answer }) => (
        <div key={question}>
          <Heading>{question}</Heading>
          <Html html={answer} />
        </div>
      ),
    );
  },
  'call-to-action': ({ way: { label, href }, opensBooking }, c) => (
    <Link label={label} href={opensBooking ? bookingHref(c) : href} />
  ),
  form: ({ text }) => <p>{text}</p>,
  'photo-gallery': ({ images }) =>
    images.map(({ src, alt }) => (
      <p key={src}>
        <img src={src} alt={alt} />
      </p>
    )),
  // biome-ignore lint/a11y/useMediaCaption: this HTML is never shown
  film: ({ film, label }) => <video src={film.src} title={label} />,
  table: ({ caption, columns, rows }) => (
    <>
      <p>{caption}</p>
      <table>
        <thead>
          <Row cells={columns} of="th" />
        </thead>
        <tbody>
          {rows.map(({ cells }) => (
            <Row key={cells.join('|')} cells={columns.map((_, at) => cells[at] ?? '')} of="td" />
          ))}
        </tbody>
      </table>
    </>
  ),
};

/** The visible general sections, each under its title; sections without entries are left out, as on the page. */
export function sectionsHtml(c: AppContext, sections: readonly Section[]): string {
  return sections
    .filter(({ type, hidden }) => !hidden && Object.hasOwn(WRITERS, type))
    .map(({ type, values }) => {
      const { title } = values as { title?: string };
      const content = renderToStaticMarkup(WRITERS[type as Name](values as never, c));
      return content && renderToStaticMarkup(title && <h2>{title}</h2>) + content;
    })
    .join('');
}

function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The link in a paragraph; null for a button without an address. */
function Link({ label, href }: { label: string; href: string }) {
  return (
    href && (
      <p>
        <a href={href}>{label}</a>
      </p>
    )
  );
}

function List({ entries }: { entries: readonly string[] }) {
  return (
    entries.length > 0 && (
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    )
  );
}

function Row({ cells, of: Cell }: { cells: readonly string[]; of: 'th' | 'td' }) {
  return (
    <tr>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and cells may be equal
        <Cell key={at}>{cell}</Cell>
      ))}
    </tr>
  );
}
