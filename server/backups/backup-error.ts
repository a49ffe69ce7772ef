// The one error of backups that is meant for a person.

/** A reason that a person can act on; anything else that is thrown is a fault of ours. */
export class BackupError extends Error {}
