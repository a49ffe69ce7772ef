// An import that cannot begin: the message is one sentence that tells the operator what to do, printed without a stack.

/** Thrown before anything is written. */
export class ImportError extends Error {}
