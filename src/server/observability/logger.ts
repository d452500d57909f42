import { type FastifyServerOptions, LogController } from 'fastify';
import type { LogLevel } from '../settingReaders';
import { isRecord } from '../../definition/model/values';

/** The destination and level of the log. */
export interface LogTo {
  readonly level: LogLevel;
  /** Logs error messages too: in development, where all data is one's own. */
  readonly withWords?: true;
  /** Default: the standard output. */
  readonly stream?: { write(line: string): void };
}

/** Returns Fastify's logging options; without a destination nothing is logged. */
export const logging = (
  to?: LogTo,
): Pick<FastifyServerOptions, 'logger'> & { readonly logController: LogController } => ({
  logger: to?.withWords ? { level: to.level } : to ? loggerOf(to) : false,
  // Fastify's own request lines contain the URL; responseEvents logs ours.
  logController: new LogController({ disableRequestLogging: true }),
});

/**
 * Writes one line of JSON for each event. No line contains anything that a visitor or staff wrote: no URL, query,
 * body or header, and no error message, which may quote any of these.
 */
const loggerOf = ({ level, stream }: LogTo): FastifyServerOptions['logger'] => ({
  level,
  ...(stream && { stream }),
  base: null,
  hooks: {
    logMethod(args, method) {
      method.apply(this, withoutMessage(args));
    },
  },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  serializers: {
    err: (error: unknown) => ({ ...errorSummary(error) }),
    req: ({ method }: { readonly method?: string }) => ({ method }),
    res: ({ statusCode }: { readonly statusCode?: number }) => ({ statusCode }),
  },
});

/** Pino uses an error's message as the message of the line, unless the line has one. */
function withoutMessage<T extends readonly unknown[]>(args: T): T {
  const [first, words] = args;
  const error = isRecord(first) && 'err' in first ? first.err : first;
  if (!(error instanceof Error)) return args;
  const isQuoted = typeof words !== 'string' || words.includes(error.message);
  return isQuoted ? ([{ err: error }, 'an error'] as unknown as T) : args;
}

interface ErrorSummary {
  readonly type: string;
  /** Always empty: pino requires it. */
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: ErrorSummary;
}

const DEEPEST = 5;

/** Returns an error's type, code and stack frames, without its message. */
function errorSummary(error: unknown, depth = 0): ErrorSummary {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error ? error.code : undefined;
  const hasCause = error.cause !== undefined && depth < DEEPEST;
  return {
    type: error.name,
    message: '',
    ...(typeof code === 'string' && /^\w+$/u.test(code) && { code }),
    stack: framesOf(error),
    ...(hasCause && { cause: errorSummary(error.cause, depth + 1) }),
  };
}

/** The message in a stack has lines of its own, and may look like frames. */
function framesOf({ stack = '', message }: Error): string {
  const lines = stack.replace(message, '').split('\n');
  return lines.filter((line) => /^ +at .*:\d+:\d+\)?$/u.test(line)).join('\n');
}
