// The log: JSON lines on stdout, readable lines on a terminal.
import pino from 'pino';

export type Log = pino.Logger;

/** A logger of the level. `err` is the field of an error. */
export async function createLog(level: string, destination?: pino.DestinationStream): Promise<Log> {
  const options = { level, serializers: { err: describeError } };
  if (destination) return pino(options, destination);
  if (!process.stdout.isTTY) return pino(options, pino.destination({ dest: 1, sync: true }));
  const { default: pretty } = await import('pino-pretty');
  const readable = {
    colorize: true,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,method,path,status,ms',
    messageFormat: '{if method}{method} {path} {status} in {ms} ms {end}{if msg}{msg}{end}',
    sync: true,
  };
  return pino(options, pretty(readable));
}

interface ErrorDescription {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: ErrorDescription;
}

/** An error and its causes, without the values of a failed query, which may be personal data. */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const [message = ''] = error.message.split('\nparams:', 1);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    ...('code' in error && { code: error.code }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
