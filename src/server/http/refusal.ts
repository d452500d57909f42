import type { Shape } from '../../definition/field';
import type { Issue } from '../../definition/issue';
import type { Language } from '../../definition/text';

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
  'busy',
  'full',
  'server',
  'emailTaken',
  'knownPassword',
  'lastUser',
  'wrongPassword',
  'samePassword',
  'named',
] as const;

export type HttpCode = (typeof HTTP_CODES)[number];

/** An error of one part of a request, or of the whole of it, whose path is empty. */
export type Fault =
  Issue | { readonly path: string; readonly code: HttpCode; readonly limit?: string };

/** A form's fields in each language, for the error messages that fields have of their own. */
export type LocalisedShapes = Readonly<Record<Language, Shape<string>>>;

/** A request that is refused; its words are chosen by the reader's language. */
export class Refusal extends Error {
  readonly status: number;
  readonly issues: readonly Fault[];
  readonly headers: Readonly<Record<string, string>>;
  readonly shapes: LocalisedShapes | undefined;

  private constructor(
    status: number,
    issues: Refusal['issues'],
    {
      headers = {},
      shapes,
    }: { headers?: Refusal['headers']; shapes?: LocalisedShapes | undefined },
  ) {
    super(issues.map(({ path, code }) => `${path}: ${code}`).join(', '));
    this.status = status;
    this.issues = issues;
    this.headers = headers;
    this.shapes = shapes;
  }

  /** Refuses the request as a whole, or one part of it by name. */
  static of(
    status: number,
    code: HttpCode,
    {
      name: path = '',
      limit,
      ...more
    }: {
      readonly name?: string;
      /** A value that the message contains. */
      readonly limit?: string;
      readonly headers?: Refusal['headers'];
    } = {},
  ): Refusal {
    return new Refusal(status, [{ path, code, ...(limit !== undefined && { limit }) }], more);
  }

  /** Refuses values of fields. */
  static ofFaults(faults: readonly Fault[]): Refusal {
    return new Refusal(422, faults, {});
  }

  /** Refuses answers that break the definition. */
  static ofIssues(issues: readonly Issue[], shapes?: LocalisedShapes): Refusal {
    return new Refusal(422, issues, { shapes });
  }
}
