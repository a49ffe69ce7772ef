// Says that a file begins like what it should be, and is not whole.

/** `message` can be shown to the person who chose the file. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}
