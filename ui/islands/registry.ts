// The names and components of all islands; the public site and the back office each add theirs.

/** Island name to the function that loads its component. Extended by declaration merging, so that neither side imports the other. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by ui/site/islands.ts and ui/admin/islands.ts
export interface IslandRegistry {}

export type IslandName = keyof IslandRegistry;

/** The moment an island's code is fetched and hydrates its HTML; `manual`: when its root gets a 'hydrate' event. */
export type IslandWhen = 'load' | 'idle' | 'visible' | 'interaction' | 'manual';
