// The allocator of processes that run tests.

/**
 * Variables by which Bun keeps the memory that it has. Processes that share cores would spend a third of their time on
 * returning it and taking it anew (docs/decisions/0076).
 */
export const KEEP_MEMORY = { MIMALLOC_PURGE_DELAY: '-1' };
