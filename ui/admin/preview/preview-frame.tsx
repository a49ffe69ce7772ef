// The page in a frame: the next one loads unseen behind the present one and takes its place where that was scrolled to.
import { useEffect, useRef, useState } from 'react';
import type { PreviewPage } from './use-live-preview.ts';

/** A page whose pictures do not come is shown without them after this. */
const PATIENCE_MS = 3000;

interface PreviewFrameProps {
  page: PreviewPage;
  /** Names the frame. */
  title: string;
  /** What the page believes its window to be, in CSS pixels. */
  width: number;
  /** Called with the share at which it is drawn, 1 or less. */
  onScale: (scale: number) => void;
  onShown: () => void;
  /** The address did not lead to the page. */
  onLost: () => void;
}

/**
 * Fills its parent and draws the page at `width`, made smaller to fit. No script can run in it and nothing in it leads
 * the frame elsewhere: links open in a new tab, anchors scroll.
 */
export function PreviewFrame({ page, title, width, onScale, onShown, onLost }: PreviewFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const frames = useRef(new Map<number, HTMLIFrameElement>());
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [shown, setShown] = useState<PreviewPage | null>(null);
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  const isArriving = shown?.revision !== page.revision;

  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect);
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => onScale(scale), [scale, onScale]);

  const show = (next: PreviewPage) => {
    const [before, after] = [shown, next].map((each) => each && frames.current.get(each.revision));
    const arrived = after && pageIn(after, next.url);
    if (!arrived) return onLost();
    keepInside(arrived);
    after.contentWindow?.scrollTo({
      top: before?.contentWindow?.scrollY ?? 0,
      behavior: 'instant',
    });
    setShown(next);
    onShown();
  };
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (!isArriving) return;
    const timer = setTimeout(() => {
      const frame = frames.current.get(page.revision);
      if (frame && pageIn(frame, page.url)) latest.current(page);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [page, isArriving]);

  const drawn = shown && isArriving ? [shown, page] : [page];
  return (
    <div className="preview-stage" ref={stage}>
      {drawn.map((each) => (
        <iframe
          key={each.revision}
          className="preview-frame"
          // no scripts, and yet of this site: fonts come, and the form can scroll it
          sandbox="allow-same-origin"
          title={title}
          src={each.url}
          inert={each.revision !== shown?.revision}
          data-arriving={each.revision === shown?.revision ? undefined : ''}
          ref={(frame) => {
            if (!frame) return;
            frames.current.set(each.revision, frame);
            return () => void frames.current.delete(each.revision);
          }}
          onLoad={() => {
            if (each.revision === page.revision && isArriving) show(each);
          }}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        />
      ))}
    </div>
  );
}

/** The page of that address, when the frame holds it. */
function pageIn(frame: HTMLIFrameElement, url: string): Document | null {
  const { contentDocument } = frame;
  return contentDocument?.location.pathname === url ? contentDocument : null;
}

/** Links of the page do not lead the frame away from it. */
function keepInside(page: Document) {
  page.addEventListener('click', (event) => {
    // an element of the frame is no Element of this window
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    if (/^https?:$/.test(link.protocol)) window.open(link.href, '_blank', 'noopener');
  });
}
