// The error of backups whose message is shown to a person.

/** A failure with a reason that a person can act on; any other error is a bug. */
export class BackupError extends Error {}
