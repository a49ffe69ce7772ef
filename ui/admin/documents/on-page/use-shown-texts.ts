// Shows typed text on the previewed page at once, before the server has rendered the page again.
import { useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ShownPreview } from '#ui/admin/preview/preview-frame.tsx';
import type { DocumentFormValues } from '../document-form-values.ts';
import { createPageMap, type PageMap } from './page-map.ts';
import { changedFields, fieldsOfParts, placeOfPath, WHOLE_PAGE } from './page-parts.ts';
import { arrangeSections, elementOfSection } from './page-sections.ts';

/** The map of the shown page. The texts, pictures and sections of the page follow the values of the form. */
export function useShownTexts(type: string, { document: page, page: sent }: ShownPreview): PageMap {
  const { subscribe, getValues } = useFormContext<DocumentFormValues>();
  const [map, shown] = useMemo(() => {
    const fields = fieldsOfParts(type, sent.values as DocumentFormValues);
    const parts = [...fields].flatMap(([key, fields]) => {
      const root = key === WHOLE_PAGE ? page.body : elementOfSection(page, key);
      return root ? [{ key, root, fields }] : [];
    });
    return [createPageMap(page, parts), fields];
  }, [type, page, sent]);

  useEffect(() => {
    const follow = (name?: string) => {
      const values = getValues();
      const { sections } = values.content;
      const place = name === undefined ? null : placeOfPath(name, sections);
      if (sections && !place?.path.startsWith('values.')) arrangeSections(page, sections);
      for (const [part, now] of fieldsOfParts(type, values)) {
        if (place && place.part !== part) continue;
        for (const { path, texts, picture } of changedFields(shown.get(part) ?? [], now)) {
          map.setTexts({ part, path }, texts);
          if (picture) map.setPicture({ part, path }, picture);
        }
        if (shown.has(part)) shown.set(part, now);
      }
    };
    // catches up with edits made while the page was loading
    follow();
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => follow(name),
    });
  }, [subscribe, getValues, type, page, map, shown]);
  return map;
}
