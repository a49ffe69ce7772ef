// Makes an island live in the browser: its component inside one that tells when everything listens.
import { type ComponentType, createElement, useEffect, useMemo } from 'react';
import type { PictureFacts } from '#ui/kit/picture-variants.ts';
import { Pictures } from '#ui/kit/pictures.tsx';

/**
 * `onLive` is called once, after the effects of everything inside. `pictures` are the facts that the server used;
 * null when it had none to look in. Adds no element and no id.
 */
export function Live({
  component,
  props,
  pictures,
  onLive,
}: {
  component: ComponentType;
  props: object;
  pictures: Record<string, PictureFacts> | null;
  onLive: () => void;
}) {
  useEffect(() => onLive(), [onLive]);
  const known = useMemo(() => pictures && { find: (src: string) => pictures[src] }, [pictures]);
  const content = createElement(component, props);
  return known ? createElement(Pictures, { known }, content) : content;
}
