// The server half of an island: its HTML as a React root of its own, and what the browser needs to take it over.
import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { inlineJson } from '#ui/kit/inline-json.ts';
import type { PictureFacts } from '#ui/kit/picture-variants.ts';
import {
  type KnownPictures,
  type PictureNote,
  type PicturePreload,
  Pictures,
  useKnownPictures,
} from '#ui/kit/pictures.tsx';
import type { IslandName, IslandRegistry, IslandWhen } from './registry.ts';
import { slot } from './slot.ts';

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
 * `props` must survive JSON. `children` are what the island shows but never changes: the browser gets no data for them.
 * The root's own id prefix keeps `useId`, and so every Radix id, equal on both sides.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  when,
  children,
}: {
  name: Name;
  props: Omit<IslandProps<Name>, 'children'>;
  when: IslandWhen;
  children?: ReactNode;
}) {
  const id = useId();
  const Component = components.get(name) as ComponentType<object> | undefined;
  if (!Component) throw new Error(`<Island name="${name}"> is rendered before loadIslands()`);
  const known = useKnownPictures();
  const fixed = children && renderApart(children, known, `${id}s`);
  const live = renderApart(
    <Component {...(props as object)}>{fixed && slot(fixed.html)}</Component>,
    known,
    id,
  );
  const { facts, notes, html } = live;
  return (
    <>
      <div
        data-island={name}
        data-when={when}
        data-id={id}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped so that no text ends it
        dangerouslySetInnerHTML={{
          __html: inlineJson({ props, pictures: known ? facts : null, notes }),
        }}
      />
    </>
  );
}

/** Renders `content` as a separate root, and collects the facts that it looked up in `known`. */
function renderApart(content: ReactNode, known: KnownPictures | null, identifierPrefix: string) {
  const facts: Record<string, PictureFacts> = {};
  const notes: Record<string, PictureNote> = {};
  if (!known) return { html: renderToString(content, { identifierPrefix }), facts, notes };
  const preloads: PicturePreload[] = [];
  const recording: KnownPictures = {
    find(src) {
      const found = known.find(src);
      if (found) facts[src] = found;
      return found;
    },
    noted(src) {
      const found = known.noted?.(src);
      if (found) notes[src] = found;
      return found;
    },
    named: known.named,
    preload: (image) => preloads.push(image),
  };
  const html = renderToString(<Pictures known={recording}>{content}</Pictures>, {
    identifierPrefix,
  });
  // the island's own root would put the preloads into the body; the head of the page is still open
  for (const image of preloads) known.preload?.(image);
  return { html, facts, notes };
}
