import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import { FORMATS } from '../../definition/model/formats';
import type { JsonSchema } from '../../definition/model/jsonSchema';
import type { Answered } from './target';
import { parsedJson } from '../../definition/model/values';

const MOST_ERRORS = 5;

/** Prints the differences, one line each. */
export class Report {
  compared = 0;
  differences = 0;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS });
  /** By their texts: all refusals, for example, have the same schema. */
  readonly #compiled = new Map<string, ValidateFunction>();
  readonly #say: (line: string) => void;

  constructor(document: object, say: (line: string) => void) {
    this.#ajv.addSchema(document, 'document');
    this.#say = say;
  }

  differs(call: string, what: string): void {
    this.differences += 1;
    this.#say(`${call}: ${what}`);
  }

  /** Expects a status and a JSON body of a schema. Returns the body; undefined if either differs. */
  expect(
    call: string,
    { status, type, text }: Answered,
    statuses: readonly number[],
    schema: JsonSchema,
  ): unknown {
    this.compared += 1;
    if (status === undefined || !statuses.includes(status)) {
      this.differs(call, `answers ${status ?? text} instead of ${statuses.join(' or ')}`);
      return undefined;
    }
    if (!type.startsWith('application/json')) {
      this.differs(call, `answers ${type || 'no type'} instead of application/json`);
      return undefined;
    }
    const body = parsedJson(text);
    const validate = this.#compile(schema);
    if (validate(body)) return body;
    for (const { instancePath, message } of (validate.errors ?? []).slice(0, MOST_ERRORS)) {
      this.differs(call, `${instancePath || 'the body'} ${message ?? 'is wrong'}`);
    }
    return undefined;
  }

  #compile(schema: JsonSchema): ValidateFunction {
    const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
    const validate = this.#compiled.get(text) ?? this.#ajv.compile(JSON.parse(text) as object);
    this.#compiled.set(text, validate);
    return validate;
  }
}
