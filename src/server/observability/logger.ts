import { type FastifyServerOptions, LogController } from 'fastify';

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where the log goes, and how much of it. */
export interface LogTo {
  readonly level: LogLevel;
  /** What errors say as well: while developing, where all that is written is one's own. */
  readonly withWords?: true;
  /** Left out: the standard output. */
  readonly stream?: { write(line: string): void };
}

/** The server's log as Fastify takes it; nothing is logged where no place is given. */
export const logging = (
  to?: LogTo,
): Pick<FastifyServerOptions, 'logger'> & { readonly logController: LogController } => ({
  logger: to?.withWords ? { level: to.level } : to ? loggerOf(to) : false,
  // Its own lines have addresses in them: ours come from responseEvents.
  logController: new LogController({ disableRequestLogging: true }),
});

/**
 * One line of JSON for each event, and nothing in it that a visitor or a member of the staff wrote: no
 * address, no query, no body, no header, and of an error no message, which may quote any of these.
 */
const loggerOf = ({ level, stream }: LogTo): FastifyServerOptions['logger'] => ({
  level,
  ...(stream && { stream }),
  base: null,
  hooks: {
    logMethod(args, method) {
      method.apply(this, untold(args));
    },
  },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  serializers: {
    err: (error: unknown) => ({ ...toldError(error) }),
    req: ({ method }: { readonly method?: string }) => ({ method }),
    res: ({ statusCode }: { readonly statusCode?: number }) => ({ statusCode }),
  },
});

/** An error's message is the words of the line where it is given no others. */
function untold<T extends readonly unknown[]>(args: T): T {
  const [first, words] = args;
  const error = isRecord(first) && 'err' in first ? first.err : first;
  if (!(error instanceof Error)) return args;
  const isQuoted = typeof words !== 'string' || words.includes(error.message);
  return isQuoted ? ([{ err: error }, 'an error'] as unknown as T) : args;
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

interface ToldError {
  readonly type: string;
  /** Always empty: pino wants one. */
  readonly message: string;
  readonly code?: string;
  /** Where it came up. */
  readonly stack: string;
  readonly cause?: ToldError;
}

const DEEPEST = 5;

/** What an error is and where it came up; what it says stays unsaid. */
function toldError(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error ? error.code : undefined;
  const hasCause = error.cause !== undefined && depth < DEEPEST;
  return {
    type: error.name,
    message: '',
    ...(typeof code === 'string' && /^\w+$/u.test(code) && { code }),
    stack: framesOf(error),
    ...(hasCause && { cause: toldError(error.cause, depth + 1) }),
  };
}

/** A message has lines of its own, and may look like anything. */
function framesOf({ stack = '', message }: Error): string {
  const lines = stack.replace(message, '').split('\n');
  return lines.filter((line) => /^ +at .*:\d+:\d+\)?$/u.test(line)).join('\n');
}
