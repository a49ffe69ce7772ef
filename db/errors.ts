// The errors of the database layer; server/http/errors.ts maps them to statuses.

/** The requested item does not exist. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

/** A unique value (a slug) is taken. `path` names the field, if it is about one. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  constructor(
    message: string,
    readonly path = '',
  ) {
    super(message);
  }
}

/** The item or its draft was changed after the editor loaded it; `current` is the stored item, `draft` its draft. */
export class StaleEditError extends Error {
  override name = 'StaleEditError';
  constructor(
    readonly current: unknown,
    readonly draft?: unknown,
  ) {
    super('Somebody else saved this item after you opened it');
  }
}

/** An item lacks fields that public items need, so nothing was changed. `errors` name the fields. */
export class IncompleteItemError extends Error {
  override name = 'IncompleteItemError';
  constructor(
    title: string,
    readonly errors: { path: string; message: string }[],
  ) {
    super(
      `“${title}” is not complete yet, so nothing was published. Open it and fill in what is missing.`,
    );
  }
}

/** Input that is invalid in combination with stored data. `path` names the field, if it is about one. */
export class InvalidInputError extends Error {
  override name = 'InvalidInputError';
  constructor(
    message: string,
    readonly path = '',
  ) {
    super(message);
  }
}

/** Several fields are invalid in combination with stored data or for the kind of item. */
export class InvalidFieldsError extends Error {
  override name = 'InvalidFieldsError';
  constructor(readonly errors: readonly { path: string; message: string }[]) {
    super(errors.map(({ path, message }) => `${path}: ${message}`)[0]);
  }
}

/** The file cannot be deleted, because it is used in these places. */
export class InUseError extends Error {
  override name = 'InUseError';
  constructor(
    readonly uses: readonly { kind: string; id: number | string; title: string; where: string }[],
    message = 'This is still in use',
  ) {
    super(message);
  }
}

/** The database is locked, missing or unreachable. It recovers by itself. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  /** The connection was lost during a commit: the write may be stored, now or later. */
  readonly mayHaveCommitted: boolean;

  constructor({ mayHaveCommitted = false, ...options }: UnavailableOptions = {}) {
    super('The database is not available', options);
    this.mayHaveCommitted = mayHaveCommitted;
  }
}

interface UnavailableOptions extends ErrorOptions {
  mayHaveCommitted?: boolean;
}
