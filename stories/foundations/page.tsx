// The layout of the pages on foundations: a headline, a sentence, then rows between hairlines.
import type { CSSProperties, ReactNode } from 'react';

const caption: CSSProperties = {
  color: 'var(--fg-muted)',
  fontSize: 'var(--text-caption)',
  lineHeight: 1.45,
};

/** One foundation: its name, its purpose, and its tokens. */
export function FoundationPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <div style={{ padding: 'clamp(2.5rem, 6vw, 6rem) var(--page-inline)' }}>
      <h1
        style={{
          fontSize: 'var(--text-display-1)',
          letterSpacing: 'var(--tracking-display)',
          lineHeight: 'var(--leading-display)',
        }}
      >
        {title}
      </h1>
      <p
        style={{
          maxWidth: '48ch',
          marginBlock: 'var(--space-5) var(--space-7)',
          fontSize: 'var(--text-lead)',
          lineHeight: 'var(--leading-lead)',
        }}
      >
        {intro}
      </p>
      {children}
    </div>
  );
}

/** One token: its name and value on the left, an example on the right. */
export function TokenRow({
  name,
  value,
  children,
}: {
  name: string;
  value: string;
  children: ReactNode;
}) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
        gap: 'var(--space-3) var(--gutter)',
        alignItems: 'center',
        paddingBlock: 'var(--space-4)',
        borderTop: 'var(--hairline) solid var(--rule)',
      }}
    >
      <div style={{ minWidth: 0 }}>
        <p style={{ fontWeight: 'var(--weight-strong)', fontSize: 'var(--text-small)' }}>
          <code>{name}</code>
        </p>
        <p style={caption}>{value}</p>
      </div>
      <div style={{ gridColumn: 'span 2', minWidth: 0 }}>{children}</div>
    </div>
  );
}

/** Small print. */
export function Caption({ children }: { children: ReactNode }) {
  return <p style={caption}>{children}</p>;
}
