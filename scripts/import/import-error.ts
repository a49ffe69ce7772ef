// A reason why nothing is imported that the operator can mend: one sentence, without a stack.

/** Thrown before anything is written. */
export class ImportError extends Error {}
