import type { Shape } from '../../definition/model/field';
import type { Issue, IssueCode } from '../../definition/model/issue';
import type { Language } from '../../definition/model/text';

/** Errors of a request as a whole. Each has its words in the locales, under `errors`. */
export const HTTP_CODES = [
  'malformed',
  'credentials',
  'unauthorised',
  'otherSite',
  'notFound',
  'methodNotAllowed',
  'tooLarge',
  'wrongType',
  'keyReused',
  'tooMany',
  'tooSlow',
  'busy',
  'overloaded',
  'full',
  'filesFull',
  'unscanned',
  'updating',
  'server',
  'emailTaken',
  'knownPassword',
  'lastOwner',
  'forbidden',
  'otherService',
  'ownRights',
  'wrongPassword',
  'samePassword',
  'named',
  'namedByApplications',
  'notUnique',
  'stale',
  'routeTaken',
  'unpublishable',
  'codeNeeded',
  'wrongCode',
  'factorNeeded',
  'factorOn',
  'newOwner',
] as const;

export type HttpCode = (typeof HTTP_CODES)[number];

/** An error of one part of a request, or of the whole of it, whose path is empty. */
export type RequestIssue =
  | Issue
  | { readonly path: string; readonly code: HttpCode; readonly limit?: string };

/** A form's fields in each language, for the error messages that fields have of their own. */
export type LocalisedShapes = Readonly<Record<Language, Shape<string>>>;

type Details = Pick<HttpRefusal, 'headers' | 'shapes' | 'more'>;

/** Seconds that a client is to wait, sent as Retry-After: somebody has to look after a scanner or a disk first. */
const WAITS = { overloaded: 5, updating: 5, busy: 15, unscanned: 300, full: 3600 } as const;

/** A request that is refused; its words are chosen by the reader's language. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly issues: readonly RequestIssue[];
  readonly headers: Readonly<Record<string, string>>;
  readonly shapes: LocalisedShapes | undefined;
  /** What the body contains beside the errors. */
  readonly more: object;

  private constructor(
    status: number,
    issues: HttpRefusal['issues'],
    { headers = {}, shapes, more = {} }: Partial<Details>,
  ) {
    super(issues.map(({ path, code }) => `${path}: ${code}`).join(', '));
    this.status = status;
    this.issues = issues;
    this.headers = headers;
    this.shapes = shapes;
    this.more = more;
  }

  /** Refuses the request as a whole, or one part of it by name. */
  static of(
    status: number,
    code: HttpCode,
    {
      name: path = '',
      limit,
      ...rest
    }: Partial<Details> & {
      readonly name?: string;
      /** A value that the message contains. */
      readonly limit?: string;
    } = {},
  ): HttpRefusal {
    return new HttpRefusal(status, [{ path, code, ...(limit !== undefined && { limit }) }], rest);
  }

  /** Refuses a caller until some milliseconds are over; the message says the minutes. */
  static tooMany(wait: number): HttpRefusal {
    const seconds = Math.max(1, Math.ceil(wait / 1000));
    return HttpRefusal.of(429, 'tooMany', {
      limit: String(Math.ceil(seconds / 60)),
      headers: { 'retry-after': String(seconds) },
    });
  }

  /** Refuses what the server cannot do for some seconds. */
  static later(code: keyof typeof WAITS, seconds: number = WAITS[code]): HttpRefusal {
    return HttpRefusal.of(503, code, { headers: { 'retry-after': String(seconds) } });
  }

  /** Refuses a write that is based on an older version: who has written since, when, and what is stored now. */
  static stale(savedBy: string, savedAt: string, current: object): HttpRefusal {
    return HttpRefusal.of(412, 'stale', { limit: savedBy, more: { savedBy, savedAt, current } });
  }

  /** Refuses the value of one field. */
  static at(path: string, code: IssueCode, limit?: number): HttpRefusal {
    return HttpRefusal.ofIssues([{ path, code, ...(limit !== undefined && { limit }) }]);
  }

  /** Refuses values of fields; with the form's shapes, the messages name the fields as the form does. */
  static ofIssues(issues: readonly RequestIssue[], shapes?: LocalisedShapes): HttpRefusal {
    return new HttpRefusal(422, issues, { shapes });
  }
}

/** Returns what was looked up, or the outcome of a change. @throws Refusal 404 if there was nothing */
export function existing<T>(found: T | undefined | false): T {
  if (found === undefined || found === false) throw HttpRefusal.of(404, 'notFound');
  return found;
}
