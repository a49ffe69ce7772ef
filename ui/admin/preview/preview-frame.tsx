// The page in an iframe. The next page loads hidden and replaces the current one at the same scroll position.
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { bringIntoSight, elementOfPart, isSamePart, type PagePart } from './page-part.ts';
import { PREVIEW_SANDBOX } from './preview-sandbox.ts';
import type { PreviewPage } from './use-live-preview.ts';

/** After this time a page is shown even if its pictures have not loaded. */
const LOAD_TIMEOUT_MS = 3000;

interface PreviewFrameProps {
  page: PreviewPage;
  /** The part that is scrolled into sight when it changes. */
  part: PagePart | null;
  /** The title of the iframe. */
  title: string;
  /** The viewport width of the page, in CSS pixels. */
  width: number;
  /** Called with the scale, 1 or less. */
  onScale: (scale: number) => void;
  /** Called with each page that has become visible. */
  onShown: (page: PreviewPage) => void;
  /** Called when the iframe did not load the page. */
  onLost: () => void;
  /** Controls rendered over the page. */
  over?: (shown: ShownPreview) => ReactNode;
}

/** The page that the frame shows. */
export interface ShownPreview {
  page: PreviewPage;
  document: Document;
  scale: number;
}

/**
 * Fills its parent and scales the page of `width` down to fit. Scripts do not run in it, and links cannot navigate it: they
 * open in a new tab, anchors scroll.
 */
export function PreviewFrame({
  page,
  part,
  title,
  width,
  onScale,
  onShown,
  onLost,
  over,
}: PreviewFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const frames = useRef(new Map<number, HTMLIFrameElement>());
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [shown, setShown] = useState<PreviewPage | null>(null);
  const [shownDocument, setShownDocument] = useState<Document | null>(null);
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  const isLoading = shown?.revision !== page.revision;

  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect);
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => onScale(scale), [scale, onScale]);

  // the part that the page was scrolled to last; until the part changes, the page stays where somebody scrolls it
  const followed = useRef<PagePart | null>(null);
  const follow = (frame: HTMLIFrameElement | undefined) => {
    const shownDocument = frame?.contentDocument;
    if (!part || !shownDocument || isSamePart(part, followed.current)) return;
    const element = elementOfPart(shownDocument, part);
    if (!element) return;
    followed.current = part;
    bringIntoSight(element);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows each change of the part or the page
  useEffect(() => follow(shown ? frames.current.get(shown.revision) : undefined), [part, shown]);

  // the focus inside of the page that was replaced goes to its successor
  const hadFocus = useRef(false);
  useEffect(() => {
    if (shown && hadFocus.current) frames.current.get(shown.revision)?.contentWindow?.focus();
  }, [shown]);

  const show = (next: PreviewPage) => {
    const [before, after] = [shown, next].map((each) => each && frames.current.get(each.revision));
    const loaded = after && pageIn(after, next.url);
    if (!loaded) return onLost();
    keepLinksInside(loaded);
    handKeysOn(loaded, after);
    setShownDocument(loaded);
    after.contentWindow?.scrollTo({
      top: before?.contentWindow?.scrollY ?? 0,
      behavior: 'instant',
    });
    hadFocus.current = document.activeElement === before;
    setShown(next);
    onShown(next);
  };
  const showLate = useEffectEvent(show);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => {
      const frame = frames.current.get(page.revision);
      if (frame && pageIn(frame, page.url)) showLate(page);
    }, LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [page, isLoading]);

  const pages = shown && isLoading ? [shown, page] : [page];
  return (
    <div className="preview-stage" ref={stage}>
      {/* before the page, so that the keyboard reaches it without passing the links of the page */}
      {shown && shownDocument && over?.({ page: shown, document: shownDocument, scale })}
      {pages.map((each) => (
        <iframe
          key={each.revision}
          className="preview-frame"
          sandbox={PREVIEW_SANDBOX}
          title={title}
          src={each.url}
          inert={each.revision !== shown?.revision}
          data-loading={each.revision === shown?.revision ? undefined : ''}
          ref={(frame) => {
            if (!frame) return;
            frames.current.set(each.revision, frame);
            return () => void frames.current.delete(each.revision);
          }}
          onLoad={() => {
            if (each.revision === page.revision && isLoading) show(each);
          }}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        />
      ))}
    </div>
  );
}

/** The document of the iframe when it is the page at `url`, else null. */
function pageIn(frame: HTMLIFrameElement, url: string): Document | null {
  const { contentDocument } = frame;
  return contentDocument?.location.pathname === url ? contentDocument : null;
}

/** Opens links of the page in a new tab. */
function keepLinksInside(page: Document) {
  page.addEventListener('click', (event) => {
    // an element of the iframe is not an instance of this window's Element
    const link = (event.target as Element | null)?.closest?.('a');
    if (event.defaultPrevented || !link || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    if (/^https?:$/.test(link.protocol)) window.open(link.href, '_blank', 'noopener');
  });
}

/** Repeats Escape, function keys and keys with a modifier on the iframe, so that shortcuts work inside the page too. */
function handKeysOn(page: Document, frame: HTMLIFrameElement) {
  page.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!ctrlKey && !metaKey && !altKey && !/^(?:Escape|F\d+)$/.test(key)) return;
    if (!frame.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
  });
}
