// The allocator settings of processes that run tests.

/**
 * Variables that make Bun keep freed memory. Processes that share cores would spend a third of their time on returning and
 * reallocating it (docs/decisions/0076).
 */
export const KEEP_MEMORY = { MIMALLOC_PURGE_DELAY: '-1' };
