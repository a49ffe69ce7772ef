// The bar of a shared preview, which distinguishes it from the public page.

const UNTIL = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
  timeZoneName: 'short',
});

/** Says until when its link works (`until`: ISO 8601), in the time of the agency's headquarters. */
export function PreviewNote({ until }: { until: string }) {
  return (
    <aside className="preview-note" aria-label="Preview" data-theme="dark">
      <strong className="preview-note-word">Preview</strong>
      <p className="preview-note-text">
        This is not the public page. The link works until{' '}
        <time className="preview-note-until" dateTime={until}>
          {UNTIL.format(new Date(until))}
        </time>
      </p>
    </aside>
  );
}
