// Editing on the previewed page: a click opens the field of the clicked text or picture, the focused field is framed, and
// the active section has a toolbar. The page itself runs no script: the form listens to its events.
import {
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
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
import { type FieldPlace, formPathOf, placeOfPath } from './page-parts.ts';
import { boxOfSection, elementOfSection, sectionAround, shownSections } from './page-sections.ts';
import { SectionBar } from './section-bar.tsx';
import { useFieldInHand } from './use-field-in-hand.ts';
import { useFrameTick } from './use-frame-tick.ts';
import { useShownTexts } from './use-shown-texts.ts';

/** Moves the focus to the toolbar of the active section. */
const SECTION_TOOLS = 'Alt+F10';

interface EditOnPageProps {
  shown: ShownPreview;
  /** The type of the document. */
  type: string;
  /** Null for a document without sections. */
  sections: Sections | null;
  form: RefObject<HTMLFormElement | null>;
  /** Calls `moveFocus`, which moves the focus into the form, once no preview covers the form. */
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
  // a path holds an index, so it is resolved at once: sections may move later
  // biome-ignore lint/correctness/useExhaustiveDependencies: later sections must not change the place
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
    // touch has no hover: the first tap only makes the section active
    if (isTouch && id !== active && id !== null) return;
    // a click by keyboard has no coordinates: its target is the focused element
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
        <ActiveSection
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

/** The id of the active section, and its setter. A new section becomes active once the page shows it. */
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

/** Replaces the default action of clicks by `onClick`. With Ctrl or Cmd a link opens as elsewhere in the preview. */
function useClicks(page: Document, onClick: (event: MouseEvent) => void) {
  const click = useEffectEvent(onClick);
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      click(event);
    };
    page.addEventListener('click', listen, { capture: true });
    return () => page.removeEventListener('click', listen, { capture: true });
  }, [page]);
}

/** Reports the section under a moving mouse or around the focus; nothing when the page scrolls under a still mouse. */
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
  const scrollTo = useEffectEvent((place: FieldPlace) => {
    const [first] = map.shownBy(place);
    const element = first instanceof Range ? first.startContainer.parentElement : first;
    const target = element && 'closest' in element ? (element as Element) : null;
    if (target) bringIntoSight(target);
  });
  useEffect(() => {
    if (part !== undefined && path !== undefined) scrollTo({ part, path });
  }, [part, path]);
}

/** Texts and pictures that are nearer to each other than this are framed together. */
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

interface ActiveSectionProps {
  shown: ShownPreview;
  sections: Sections;
  active: string | null;
  /** With `isNew` the section becomes active once the page shows it. */
  onActive: (id: string, isNew?: boolean) => void;
  /** Opens a section in the form. */
  onEdit: (id: string) => void;
  inForm: EditOnPageProps['inForm'];
  /** Moves the focus back to the field of the form that had it last. */
  onLeave: () => void;
}

/**
 * The frame and the toolbar of the active section; without one, the first section has a toolbar. It is invisible while its
 * section is out of sight, until it is focused.
 */
function ActiveSection({ shown, sections, active, onActive, inForm, ...on }: ActiveSectionProps) {
  const { document: page, scale } = shown;
  useFrameTick(page);
  const place = useRef<HTMLDivElement>(null);
  const focusTools = () =>
    place.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
  useShortcut(focusTools, SECTION_TOOLS);
  const onPage = shownSections(page);
  // a page that was sent before the last move is shown in its own order for a moment
  const ids = sections.ids().filter((each) => onPage.includes(each));
  const isChosen = active !== null && ids.includes(active);
  const id = isChosen ? active : ids[0];
  const element = id === undefined ? null : elementOfSection(page, id);
  if (id === undefined || !element) return null;
  const index = sections.indexOf(id);
  const at = ids.indexOf(id);
  const goTo = (next: string | undefined) => {
    if (next === undefined) return;
    onActive(next);
    requestAnimationFrame(() => sectionIntoSight(page, next));
  };
  const neighbour = ids[at + 1] ?? ids[at - 1];
  const label = sections.labelAt(index);
  const box = boxOfSection(element);
  const { innerWidth = 0, innerHeight = 0 } = page.defaultView ?? {};
  const seen = {
    left: Math.max(0, box.left),
    right: Math.min(innerWidth, box.right),
    top: Math.max(0, box.top),
    bottom: Math.min(innerHeight, box.bottom),
  };
  const isInSight = seen.top < seen.bottom;
  const isShown = isChosen && isInSight;
  return (
    <>
      {isChosen && <div className="section-frame" style={styleOf(box, scale, 0)} />}
      <div
        className="section-bar-place"
        ref={place}
        data-quiet={isShown ? undefined : ''}
        style={isInSight ? styleOf(seen, scale, 0) : undefined}
      >
        <SectionBar
          index={index}
          sections={sections}
          onEdit={() => on.onEdit(id)}
          onMove={(by) => {
            sections.move(index, index + by);
            sections.say(`${label} moved to position ${index + by + 1}.`);
            goTo(id);
          }}
          onAdd={() => sections.askToAdd(index, inForm)}
          onDuplicate={() => {
            const copy = sections.onPage.duplicate(index);
            if (copy !== null) onActive(copy, true);
            sections.say(`${label} duplicated. The copy is at position ${index + 2}.`);
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
          onFocus={() => !isShown && goTo(id)}
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
