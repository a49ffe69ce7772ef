// A mail as plain HTML: one column, system fonts, no pictures and no external resources.
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent, MailPart } from './mail-content.ts';

// mail programs support neither style sheets nor custom properties
const INK = '#171310';
const QUIET = '#6b625b';
const LINE = '#e6dfd8';
const FONT = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

const style = {
  body: { margin: 0, padding: '24px 16px', background: '#fff', color: INK, fontFamily: FONT },
  column: { maxWidth: 560, margin: '0 auto', fontSize: 16, lineHeight: 1.5 },
  brand: { margin: '0 0 24px', fontSize: 14, fontWeight: 600, color: QUIET },
  title: { margin: '0 0 16px', fontSize: 22, lineHeight: 1.25, fontWeight: 600 },
  part: { margin: '0 0 24px' },
  partTitle: { margin: '0 0 8px', fontSize: 16, fontWeight: 600 },
  text: { margin: '0 0 16px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: 14 },
  name: { padding: '6px 16px 6px 0', color: QUIET, textAlign: 'left', fontWeight: 400 },
  value: { padding: '6px 0', overflowWrap: 'anywhere', width: '100%' },
  cell: { borderTop: `1px solid ${LINE}`, verticalAlign: 'top' },
  link: { color: INK, fontWeight: 600 },
  footer: { margin: 0, borderTop: `1px solid ${LINE}`, padding: '16px 0 0', color: QUIET },
} satisfies Record<string, CSSProperties>;

/** A complete document. All text from visitors is escaped. */
export function mailHtmlOf({ subject, title, parts, footer, site }: MailContent): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={style.body}>
        <div style={style.column}>
          <p style={style.brand}>{site}</p>
          {title && <h1 style={style.title}>{title}</h1>}
          {parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once, so parts never move
            <Part key={at} {...part} />
          ))}
          <p style={{ ...style.footer, fontSize: 14 }}>{footer}</p>
        </div>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function Part({ title, text, fields = [], link }: MailPart) {
  return (
    <div style={style.part}>
      {title && <h2 style={style.partTitle}>{title}</h2>}
      {text && <p style={style.text}>{text}</p>}
      {fields.length > 0 && (
        <table style={style.table}>
          <tbody>
            {fields.map(([name, value]) => (
              <tr key={name}>
                <th scope="row" style={{ ...style.name, ...style.cell, whiteSpace: 'nowrap' }}>
                  {name}
                </th>
                <td style={{ ...style.value, ...style.cell }}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {link && (
        <p style={{ ...style.text, margin: '16px 0 0' }}>
          <a href={link.href} style={style.link}>
            {link.label}
          </a>
        </p>
      )}
    </div>
  );
}
