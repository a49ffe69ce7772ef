// The error for a file whose header is right but whose content is damaged.

/** `message` may be shown to the person who chose the file. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}

/** The error for a film of any format. */
export function damagedFilm(): DamagedFileError {
  return new DamagedFileError('This film is cut off or damaged, and cannot be played');
}
