// Editing on the previewed page: a click opens the field of what is clicked, the field in hand is framed, and a bar stands
// over the section. The page itself has no script: the form listens inside it.
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { bringIntoSight } from '#ui/admin/preview/page-part.ts';
import type { ShownPreview } from '#ui/admin/preview/preview-frame.tsx';
import type { DocumentFormValues } from '../document-form-values.ts';
import { SECTIONS_PATH, type Sections } from '../use-sections.ts';
import { WayToFieldContext } from '../way-to-field.ts';
import { type Box, mergeBoxes } from './frame-boxes.ts';
import type { PageMap } from './page-map.ts';
import { formPathOf, placeOfPath } from './page-parts.ts';
import { elementOfSection, sectionAround } from './page-sections.ts';
import { SectionBar } from './section-bar.tsx';
import { useFieldInHand } from './use-field-in-hand.ts';
import { useFrameTick } from './use-frame-tick.ts';
import { useShownTexts } from './use-shown-texts.ts';

interface EditOnPageProps {
  shown: ShownPreview;
  /** The type of the document. */
  type: string;
  /** Null for what has no sections. */
  sections: Sections | null;
  form: RefObject<HTMLFormElement | null>;
  /** Runs what moves the focus into the form: a preview that covers the form makes way first. */
  inForm: (moveFocus: () => void) => void;
}

/** Stands over the frame, inside react-hook-form's `FormProvider` and `WayToFieldContext`. */
export function EditOnPage({ shown, type, sections, form, inForm }: EditOnPageProps) {
  const { getValues } = useFormContext<DocumentFormValues>();
  const way = useContext(WayToFieldContext);
  const map = useShownTexts(type, shown);
  const inHand = useFieldInHand();
  const [active, setActive] = useState<string | null>(null);
  const page = shown.document;
  const all = () => getValues().content.sections;
  const place = inHand === null ? null : placeOfPath(inHand, all());
  const lead = (path: string) => inForm(() => form.current && way?.lead(path, form.current));
  const leadToSection = (id: string) => {
    const index = sections?.indexOf(id) ?? -1;
    if (index >= 0) lead(`${SECTIONS_PATH}.${index}`);
  };

  useClicks(page, (event) => {
    const id = sectionAround(event.target as Element | null);
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    setActive(id);
    // a finger has nothing to hover with: its first touch chooses the section
    if (isTouch && id !== active && id !== null) return;
    const found = map.fieldAt(event.clientX, event.clientY);
    const path = found && formPathOf(found, all() ?? []);
    if (path) lead(path);
    else if (id) leadToSection(id);
  });
  useSectionUnderPointer(page, setActive);
  useEffect(() => {
    if (place?.part) setActive(place.part);
  }, [place?.part]);
  useFieldInSight(map, place?.part, place?.path);

  const current = active === null ? -1 : (sections?.indexOf(active) ?? -1);
  return (
    <>
      <FieldFrame shown={shown} map={map} part={place?.part} path={place?.path} />
      {sections && active !== null && current >= 0 && (
        <SectionFrame shown={shown} id={active}>
          <SectionBar index={current} sections={sections} onEdit={() => leadToSection(active)} />
        </SectionFrame>
      )}
    </>
  );
}

/** With Ctrl or Cmd a link opens as it does elsewhere in the preview. */
function useClicks(page: Document, onClick: (event: MouseEvent) => void) {
  const latest = useRef(onClick);
  useEffect(() => {
    latest.current = onClick;
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      latest.current(event);
    };
    page.addEventListener('click', listen, { capture: true });
    return () => page.removeEventListener('click', listen, { capture: true });
  }, [page]);
}

function useSectionUnderPointer(page: Document, onSection: (id: string) => void) {
  useEffect(() => {
    const listen = ({ target, pointerType }: PointerEvent) => {
      const id = pointerType === 'mouse' ? sectionAround(target as Element | null) : null;
      if (id !== null) onSection(id);
    };
    page.addEventListener('pointerover', listen);
    return () => page.removeEventListener('pointerover', listen);
  }, [page, onSection]);
}

/** Scrolls the page to the field that takes the focus. */
function useFieldInSight(map: PageMap, part: string | undefined, path: string | undefined) {
  const latest = useRef(map);
  useEffect(() => {
    latest.current = map;
  });
  useEffect(() => {
    if (part === undefined || path === undefined) return;
    const [first] = latest.current.shownBy({ part, path });
    const element = first instanceof Range ? first.startContainer.parentElement : first;
    const target = element && 'closest' in element ? (element as Element) : null;
    if (target) bringIntoSight(target);
  }, [part, path]);
}

/** Texts that are nearer to each other than this are framed together. */
const TOGETHER_PX = 24;
const AROUND_PX = 4;

function FieldFrame({
  shown: { document: page, scale },
  map,
  part,
  path,
}: {
  shown: ShownPreview;
  map: PageMap;
  part: string | undefined;
  path: string | undefined;
}) {
  useFrameTick(page);
  if (part === undefined || path === undefined) return null;
  const boxes = map
    .shownBy({ part, path })
    .map((each): Box => each.getBoundingClientRect())
    .filter(({ left, right, top, bottom }) => right > left && bottom > top);
  return mergeBoxes(boxes, TOGETHER_PX).map((box) => (
    <div
      key={`${Math.round(box.left)} ${Math.round(box.top)}`}
      className="field-frame"
      style={styleOf(box, scale, AROUND_PX)}
    />
  ));
}

function SectionFrame({
  shown: { document: page, scale },
  id,
  children,
}: {
  shown: ShownPreview;
  id: string;
  children: React.ReactNode;
}) {
  useFrameTick(page);
  const element = elementOfSection(page, id);
  if (!element) return null;
  const range = page.createRange();
  range.selectNodeContents(element);
  const box = range.getBoundingClientRect();
  if (box.height === 0) return null;
  const { innerHeight = 0 } = page.defaultView ?? {};
  const seen = {
    left: box.left,
    right: box.right,
    top: Math.max(0, box.top),
    bottom: Math.min(innerHeight, box.bottom),
  };
  return (
    <>
      <div className="section-frame" style={styleOf(box, scale, 0)} />
      <div className="section-bar-place" style={styleOf(seen, scale, 0)}>
        {children}
      </div>
    </>
  );
}

function styleOf({ left, top, right, bottom }: Box, scale: number, around: number) {
  return {
    left: left * scale - around,
    top: top * scale - around,
    width: (right - left) * scale + 2 * around,
    height: (bottom - top) * scale + 2 * around,
  };
}
