// The error of an import that cannot start. Its message is one sentence of advice for the operator, printed without a stack.

/** Thrown before anything is written. */
export class ImportError extends Error {}
