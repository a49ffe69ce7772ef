// The bar of a shared preview, which distinguishes it from the public page.
import { formatMoment } from '#ui/kit/zoned-time.ts';

/** Says until when its link works (`until`: ISO 8601), in the time of the agency's headquarters. */
export function PreviewNote({ until }: { until: string }) {
  return (
    <aside className="preview-note" aria-label="Preview" data-theme="dark">
      <strong className="preview-note-word">Preview</strong>
      <p className="preview-note-text">
        This is not the public page. The link works until{' '}
        <time className="preview-note-until" dateTime={until}>
          {formatMoment(until, 'Europe/London')} (UK time)
        </time>
      </p>
    </aside>
  );
}
