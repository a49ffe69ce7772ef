// The server half of an island: its HTML as a React root of its own, and what the browser needs to take it over.
import { type ComponentProps, type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { type IslandName, type IslandWhen, registry } from './registry.ts';

type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof registry)[Name]>>
>;

const components = new Map<IslandName, ComponentType>();

/** Loads every island for rendering on the server. Call once before the first page is rendered. */
export async function loadIslands(): Promise<void> {
  await Promise.all(
    (Object.keys(registry) as IslandName[]).map(async (name) => {
      components.set(name, (await registry[name]()) as ComponentType);
    }),
  );
}

/**
 * Renders the island `name`. It is complete without script; `when` says when the browser makes it live.
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
  return (
    <div
      data-island={name}
      data-when={when}
      data-id={id}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{
        __html: renderToString(<Component {...(props as object)} />, { identifierPrefix: id }),
      }}
    />
  );
}
