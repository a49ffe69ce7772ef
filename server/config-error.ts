// What an operator has to fix before the site can start.

/** `problems` has one line per invalid variable, folder or port. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

/** Prints the problems of a ConfigError and ends the process. Throws any other error. */
export function exitWithProblems(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error;
  for (const problem of error.problems) console.error(problem);
  process.exit(1);
}
