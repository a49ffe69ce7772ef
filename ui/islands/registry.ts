// The islands there are, by name: the public site and the back office each add theirs in their own `islands.ts`.

/** Island name to the function that loads its component. Extended by declaration merging, so that neither side imports the other. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by ui/site/islands.ts and ui/admin/islands.ts
export interface IslandRegistry {}

export type IslandName = keyof IslandRegistry;

/** When an island's code is fetched and takes over its HTML; `manual`: when its root gets a 'hydrate' event. */
export type IslandWhen = 'load' | 'idle' | 'visible' | 'interaction' | 'manual';
