// Editing on the previewed page: a click opens the field of what is clicked, the field in hand is framed, and a bar stands
// over the section. The page itself has no script: the form listens inside it.
import {
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFormContext } from 'react-hook-form';
import { bringIntoSight } from '#ui/admin/preview/page-part.ts';
import type { ShownPreview } from '#ui/admin/preview/preview-frame.tsx';
import { useShortcut } from '#ui/kit/use-shortcut.ts';
import type { DocumentFormValues } from '../document-form-values.ts';
import { SECTIONS_PATH, type Sections } from '../use-sections.ts';
import { WayToFieldContext } from '../way-to-field.ts';
import { type Box, mergeBoxes } from './frame-boxes.ts';
import type { PageMap } from './page-map.ts';
import { formPathOf, placeOfPath } from './page-parts.ts';
import { boxOfSection, elementOfSection, sectionAround, shownSections } from './page-sections.ts';
import { SectionBar } from './section-bar.tsx';
import { useFieldInHand } from './use-field-in-hand.ts';
import { useFrameTick } from './use-frame-tick.ts';
import { useShownTexts } from './use-shown-texts.ts';

/** Leads to the bar of the section in hand. */
const SECTION_TOOLS = 'Alt+F10';

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
  const page = shown.document;
  const [active, setActive] = useActiveSection(page);
  const all = () => getValues().content.sections;
  // sections move: a path is that of the moment when it took the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections of later are others
  const place = useMemo(() => inHand && placeOfPath(inHand.path, all()), [inHand]);
  const pathInHand = place && formPathOf(place, all() ?? []);
  const lead = (path: string) => inForm(() => form.current && way?.lead(path, form.current));
  const leadToSection = (id: string) => {
    const index = sections?.indexOf(id) ?? -1;
    if (index >= 0) lead(`${SECTIONS_PATH}.${index}`);
  };

  useClicks(page, (event) => {
    const target = event.target as Element | null;
    const id = sectionAround(target);
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    setActive(id);
    // a finger has nothing to hover with: its first touch chooses the section
    if (isTouch && id !== active && id !== null) return;
    // a key has pressed what has the focus, at no point of the page
    const isKey = event.detail === 0 && target !== null;
    const found = isKey ? map.fieldIn(target) : map.fieldAt(event.clientX, event.clientY);
    const path = found && formPathOf(found, all() ?? []);
    if (path) lead(path);
    else if (id) leadToSection(id);
  });
  useSectionAtHand(page, setActive);
  useEffect(() => {
    if (place?.part) setActive(place.part);
  }, [place?.part, setActive]);
  useFieldInSight(map, place?.part, place?.path);

  return (
    <>
      <FieldFrame shown={shown} map={map} part={place?.part} path={place?.path} />
      {sections && (
        <SectionInHand
          shown={shown}
          sections={sections}
          active={active}
          onActive={setActive}
          onEdit={leadToSection}
          inForm={inForm}
          onLeave={() => pathInHand !== null && lead(pathInHand)}
        />
      )}
    </>
  );
}

/** The section in hand: a new one is in hand once the page shows it. */
function useActiveSection(page: Document) {
  const [active, setActive] = useState<string | null>(null);
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const id = awaited.current;
    if (id === null || !elementOfSection(page, id)) return;
    awaited.current = null;
    setActive(id);
    sectionIntoSight(page, id);
  }, [page]);
  const choose = useCallback((id: string | null, isNew = false) => {
    awaited.current = isNew ? id : null;
    if (!isNew) setActive(id);
  }, []);
  return [active, choose] as const;
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

/** The section that a pointer moves over, or the one in which the focus is. A page that moves under a still pointer chooses none. */
function useSectionAtHand(page: Document, onSection: (id: string) => void) {
  useEffect(() => {
    const read = (event: Event) => {
      if (event.type === 'pointermove') {
        const { pointerType, movementX, movementY } = event as PointerEvent;
        if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
      }
      const id = sectionAround(event.target as Element | null);
      if (id !== null) onSection(id);
    };
    page.addEventListener('pointermove', read);
    page.addEventListener('focusin', read);
    return () => {
      page.removeEventListener('pointermove', read);
      page.removeEventListener('focusin', read);
    };
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

interface SectionInHandProps {
  shown: ShownPreview;
  sections: Sections;
  active: string | null;
  /** With `isNew` it is in hand as soon as the page shows it. */
  onActive: (id: string, isNew?: boolean) => void;
  /** Opens a section in the form. */
  onEdit: (id: string) => void;
  inForm: EditOnPageProps['inForm'];
  /** Back to where the form was left. */
  onLeave: () => void;
}

/** Its frame and its bar. Before one is chosen the bar of the first is there for the keyboard, unseen until it has the focus. */
function SectionInHand({ shown, sections, active, onActive, inForm, ...on }: SectionInHandProps) {
  const { document: page, scale } = shown;
  useFrameTick(page);
  const place = useRef<HTMLDivElement>(null);
  const focusTools = () =>
    place.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
  useShortcut(focusTools, SECTION_TOOLS);
  const ids = shownSections(page);
  const isChosen = active !== null && ids.includes(active);
  const id = isChosen ? active : ids.find((each) => sections.indexOf(each) >= 0);
  const element = id === undefined ? null : elementOfSection(page, id);
  const index = id === undefined ? -1 : sections.indexOf(id);
  if (id === undefined || !element || index < 0) return null;
  const at = ids.indexOf(id);
  const goTo = (next: string | undefined) => {
    if (next === undefined) return;
    onActive(next);
    requestAnimationFrame(() => sectionIntoSight(page, next));
  };
  const neighbour = ids[at + 1] ?? ids[at - 1];
  const label = sections.labelAt(index);
  const box = boxOfSection(element);
  const { innerHeight = 0 } = page.defaultView ?? {};
  const { left, right } = box;
  const seen = {
    left,
    right,
    top: Math.max(0, box.top),
    bottom: Math.min(innerHeight, box.bottom),
  };
  return (
    <>
      {isChosen && <div className="section-frame" style={styleOf(box, scale, 0)} />}
      <div
        className="section-bar-place"
        ref={place}
        data-quiet={isChosen ? undefined : ''}
        style={styleOf(seen, scale, 0)}
      >
        <SectionBar
          index={index}
          sections={sections}
          onEdit={() => on.onEdit(id)}
          onMove={(by) => {
            sections.move(index, index + by);
            sections.say(`${label} moved, place ${index + by + 1}.`);
            goTo(id);
          }}
          onAdd={() => sections.askToAdd(index, inForm)}
          onDuplicate={() => {
            const copy = sections.onPage.duplicate(index);
            if (copy !== null) onActive(copy, true);
            sections.say(`${label} duplicated, the copy is at place ${index + 2}.`);
          }}
          onHide={() => {
            sections.onPage.hide(index);
            goTo(neighbour);
          }}
          onRemove={() => {
            sections.onPage.remove(index);
            goTo(neighbour);
          }}
          onStep={(by) => {
            const next = ids[at + by];
            goTo(next);
            if (next)
              sections.say(
                `${sections.labelAt(sections.indexOf(next))}, section ${at + by + 1} of ${ids.length}`,
              );
          }}
          onFocus={() => !isChosen && goTo(id)}
          onLeave={on.onLeave}
        />
      </div>
    </>
  );
}

function sectionIntoSight(page: Document, id: string) {
  const first = elementOfSection(page, id)?.firstElementChild;
  if (first) bringIntoSight(first);
}

function styleOf({ left, top, right, bottom }: Box, scale: number, around: number) {
  return {
    left: left * scale - around,
    top: top * scale - around,
    width: (right - left) * scale + 2 * around,
    height: (bottom - top) * scale + 2 * around,
  };
}
