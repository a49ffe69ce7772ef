// Hydrates an island in the browser.
import { type ComponentProps, type ComponentType, createElement, useEffect, useMemo } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PictureFacts } from '#ui/kit/picture-variants.ts';
import { type PictureNote, Pictures } from '#ui/kit/pictures.tsx';
import { slot } from './slot.ts';

/**
 * `onHydrated` is called once, after the effects of the whole tree. `pictures` are the facts that the server used,
 * null when it had no catalogue; `notes` are the media library's data of uploads. Adds no element and no id.
 */
export function HydratedIsland({
  component,
  props,
  pictures,
  notes,
  slotHtml,
  onHydrated,
}: {
  component: ComponentType;
  props: object;
  pictures: Record<string, PictureFacts> | null;
  notes: Record<string, PictureNote>;
  /** The HTML of the island's server-rendered children, which never change. */
  slotHtml?: string;
  onHydrated: () => void;
}) {
  useEffect(() => onHydrated(), [onHydrated]);
  const known = useMemo(
    () =>
      pictures && {
        find: (src: string) => pictures[src],
        noted: (src: string) => notes[src],
      },
    [pictures, notes],
  );
  const fixed = slotHtml === undefined ? undefined : slot(slotHtml);
  const content = createElement(component, props, fixed);
  return known ? createElement(Pictures, { known }, content) : content;
}

/** Takes over the HTML in `root`, which the server rendered under the id prefix `id`. */
export function hydrateElement(
  root: HTMLElement,
  id: string,
  island: ComponentProps<typeof HydratedIsland>,
): void {
  hydrateRoot(root, createElement(HydratedIsland, island), { identifierPrefix: id });
}
