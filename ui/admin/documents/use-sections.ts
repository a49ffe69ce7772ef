// The sections of a page in its form, with the actions of the list, the preview and the keyboard.
import { useContext, useRef, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import type { PageSections } from '#db/contract/documents/page-schema.ts';
import type { Section } from '#db/contract/documents/sections.ts';
import { useRows } from '#ui/admin/forms/rows/use-rows.ts';
import { undoAction, useToasts } from '#ui/admin/shell/toasts.ts';
import {
  addableSections,
  blankSection,
  copyOfSection,
  firstPlace,
  mayRepeat,
  reasonNotRemovable,
  sectionLabel,
} from './sections-of-page.ts';
import { WayToFieldContext } from './way-to-field.ts';

/** The path of the sections of a page in its form. */
export const SECTIONS_PATH = 'content.sections';

/** Stands inside react-hook-form's `FormProvider` and a `Toaster`. Used once in a form. */
export function useSections(rules: PageSections) {
  const { getValues, setValue } = useFormContext();
  const rows = useRows(SECTIONS_PATH);
  const toasts = useToasts();
  const way = useContext(WayToFieldContext);
  const [isAdding, setAdding] = useState(false);
  // the dialog reports the chosen type once it has closed
  const adding = useRef({ after: 0, goTo: (moveFocus: () => void) => moveFocus() });
  const all = (): Section[] => get(getValues(), SECTIONS_PATH) ?? [];
  const indexOf = (id: string) => all().findIndex((each) => each.id === id);
  const first = firstPlace(rules, all());
  const last = rows.rows.length - 1;
  /** Opens a section that was just added. */
  const lead = (index: number) => {
    const form = (rows.list.current ?? rows.add.current)?.closest('form');
    if (form) requestAnimationFrame(() => way?.lead(`${SECTIONS_PATH}.${index}`, form));
  };
  const setHidden = (index: number, hidden: boolean) => {
    if (index >= 0) setValue(`${SECTIONS_PATH}.${index}.hidden`, hidden, { shouldDirty: true });
  };
  /** The actions that the section at `index` allows. */
  const mayAt = (index: number) => {
    const { type = '', hidden = false } = all()[index] ?? {};
    return {
      moveUp: index > first,
      moveDown: index >= first && index < last,
      repeat: mayRepeat(type),
      isHidden: hidden,
      keptBecause: reasonNotRemovable(rules, all(), index),
    };
  };
  return {
    ...rows,
    ids: () => all().map(({ id }) => id),
    indexOf,
    first,
    mayAt,
    /** Id and type of each section, joined by a colon. */
    names: () => all().map(({ id, type }) => `${id}:${type}`),
    labelAt: (index: number) => sectionLabel(all()[index]?.type ?? ''),
    /** Opens the dialog for a section after the one at `index`. `goTo` calls the function that moves the focus into it. */
    askToAdd(index: number, goTo = (moveFocus: () => void) => moveFocus()) {
      adding.current = { after: index, goTo };
      setAdding(true);
    },
    /** Props of `AddSectionDialog`. */
    dialog: {
      open: isAdding,
      addable: isAdding ? addableSections(rules, all()) : [],
      onClose: () => setAdding(false),
      onChoose(type: string) {
        const index = adding.current.after + 1;
        rows.addRow(blankSection(type), null, index);
        adding.current.goTo(() => lead(index));
      },
    },
    moveTo(from: number, to: number) {
      rows.move(from, Math.max(first, to));
    },
    duplicate(index: number) {
      const section = all()[index];
      if (!section) return;
      rows.addRow(copyOfSection(section), '[data-menu]', index + 1);
      lead(index + 1);
    },
    setHidden,
    removeSection(index: number) {
      rows.removeRow(index, sectionLabel(all()[index]?.type ?? ''), '[data-menu]');
    },
    /** The same actions on the previewed page. The focus stays there, and a toast can undo hiding and removing. */
    onPage: {
      /** Returns the id of the copy; null when there is no section at `index`. */
      duplicate(index: number): string | null {
        const section = all()[index];
        if (!section) return null;
        const copy = copyOfSection(section);
        rows.addRow(copy, null, index + 1);
        return copy.id;
      },
      hide(index: number) {
        const { id = '', type = '' } = all()[index] ?? {};
        setHidden(index, true);
        toasts.show({
          title: `${sectionLabel(type)} hidden`,
          action: undoAction('Undo, or show it in the form', () => setHidden(indexOf(id), false)),
        });
      },
      remove(index: number) {
        rows.removeRow(index, sectionLabel(all()[index]?.type ?? ''), null);
      },
    },
  };
}

export type Sections = ReturnType<typeof useSections>;
