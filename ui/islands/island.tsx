// The server half of an island: its HTML as a React root of its own, and what the browser needs to take it over.
import { type ComponentProps, type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { PictureFacts } from '#ui/kit/picture-variants.ts';
import {
  type KnownPictures,
  type PictureNote,
  type PicturePreload,
  Pictures,
  useKnownPictures,
} from '#ui/kit/pictures.tsx';
import type { IslandName, IslandRegistry, IslandWhen } from './registry.ts';

type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<IslandRegistry[Name]>>
>;

const components = new Map<IslandName, ComponentType>();

/** Loads islands for rendering on the server, before a page with one of them is rendered; a second call does nothing. */
export async function loadIslands(
  islands: Partial<Record<IslandName, () => Promise<unknown>>>,
): Promise<void> {
  await Promise.all(
    Object.entries(islands).map(async ([name, load]) => {
      components.set(name as IslandName, (await load()) as ComponentType);
    }),
  );
}

/**
 * Renders the island `name`. It is complete without script; `when` says when the browser hydrates it.
 * `props` must survive JSON. The root's own id prefix keeps `useId`, and so every Radix id, equal on both sides.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  when,
}: {
  name: Name;
  props: IslandProps<Name>;
  when: IslandWhen;
}) {
  const id = useId();
  const Component = components.get(name) as ComponentType<object> | undefined;
  if (!Component) throw new Error(`<Island name="${name}"> is rendered before loadIslands()`);
  const known = useKnownPictures();
  const seen = known && recorded(known);
  const component = <Component {...(props as object)} />;
  const html = renderToString(
    seen ? <Pictures known={seen.known}>{component}</Pictures> : component,
    {
      identifierPrefix: id,
    },
  );
  // its own root would leave them in the body; the page's head is still open
  for (const image of seen?.preloads ?? []) known?.preload?.(image);
  return (
    <div
      data-island={name}
      data-when={when}
      data-id={id}
      data-props={JSON.stringify(props)}
      data-pictures={seen ? JSON.stringify(Object.fromEntries(seen.facts)) : undefined}
      data-notes={seen?.notes.size ? JSON.stringify(Object.fromEntries(seen.notes)) : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Wraps `known` and records what was found, so that the browser renders the same pictures from the same facts. */
function recorded(known: KnownPictures) {
  const facts = new Map<string, PictureFacts>();
  const notes = new Map<string, PictureNote>();
  const preloads: PicturePreload[] = [];
  const recording: KnownPictures = {
    find(src) {
      const found = known.find(src);
      if (found) facts.set(src, found);
      return found;
    },
    noted(src) {
      const found = known.noted?.(src);
      if (found) notes.set(src, found);
      return found;
    },
    preload: (image) => preloads.push(image),
  };
  return { known: recording, facts, notes, preloads };
}
