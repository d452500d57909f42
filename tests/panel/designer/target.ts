import type { SharedFiles } from '../../../src/definition/model/resolve';
import type { ServiceFile } from '../../../src/definition/model/service';
import {
  isRecord,
  type Json,
  mapValues,
  sameJson,
  type Values,
} from '../../../src/definition/model/values';
import { wordsIn } from '../../../src/panel/designer/core/rowWords';
import { readAt, wholeField } from '../../../src/panel/designer/service/document';
import { type Kind, kindOf, KINDS } from '../../../src/panel/designer/service/kinds';
import { type ServiceRow, serviceRows } from '../../../src/panel/designer/service/serviceRows';
import { type Use, usesIn } from '../../../src/panel/designer/service/uses';

/** The rows of the outline that lead to a row: "Step 2", "Question 3". */
export type Address = readonly string[];

export const NEEDS = {
  required: 'Yes',
  expected: 'No, but asked for once more',
  optional: 'No',
} as const;

/** The document that is to be made, as one reads it who makes it. */
export class Target {
  readonly rows: readonly ServiceRow[];
  readonly uses: readonly Use[];
  private readonly document: Json;

  constructor(
    file: ServiceFile,
    readonly shared: SharedFiles,
  ) {
    this.document = file as unknown as Json;
    this.rows = serviceRows(this.document, shared);
    this.uses = usesIn(this.document, shared);
  }

  below(row: ServiceRow): readonly ServiceRow[] {
    return this.rows.filter(({ parent, isShared }) => parent === row.id && !isShared);
  }

  addressIn(row: ServiceRow): Address {
    const around = this.rows.find(({ id }) => id === row.parent);
    return [...(around ? this.addressIn(around) : []), addressOf(row)];
  }

  /** The question as it is written, without what it refers to. */
  written(row: ServiceRow): Values {
    const found = readAt(this.document, row.at, {});
    return isRecord(found) ? found : {};
  }

  ownKeywords = (row: ServiceRow): Set<string> => new Set(Object.keys(this.written(row)));

  isOwnKeyword = (row: ServiceRow, keyword: string): boolean =>
    row.reference !== undefined || Object.hasOwn(this.written(row), keyword);

  /** What the list of questions says of a question, or of what each row is. */
  offered(row: ServiceRow): readonly [name: string, beside: string] {
    if (row.reference === undefined) {
      const { name, about = '' } = kindFor(row);
      return [name, about];
    }
    const field = wholeField({ $ref: row.reference }, this.shared);
    return [wordsIn(field.label) ?? '', kindOf(field)?.name ?? ''];
  }

  shapeAround({ at }: ServiceRow): Values {
    const shape = readAt(this.document, at.slice(0, -2), {});
    return isRecord(shape) ? shape : {};
  }

  needOf(row: ServiceRow): keyof typeof NEEDS {
    const { required, expected } = this.shapeAround(row);
    const isIn = (list: Json | undefined) => Array.isArray(list) && list.includes(row.name ?? '');
    return isIn(required) ? 'required' : isIn(expected) ? 'expected' : 'optional';
  }

  /** Returns whether the questions are made in the order in which those that must be answered are listed. */
  isInOrder(parent: ServiceRow): boolean {
    const questions = this.questionsBeside(parent);
    const [one] = questions;
    if (!one) return true;
    const { required, expected } = this.shapeAround(one);
    const names = questions.map(({ name = '' }) => name);
    return [required, expected].every(
      (list) =>
        !Array.isArray(list) ||
        sameJson(
          list,
          names.filter((name) => list.includes(name)),
        ),
    );
  }

  questionsBeside(parent: ServiceRow): readonly ServiceRow[] {
    if (parent.what === 'question') return this.below(parent);
    return this.rows.filter(({ what, answer }) => what === 'question' && answer.length === 1);
  }
}

export const addressOf = ({ what, index }: ServiceRow): string =>
  what === 'form' ? 'Form' : `${what.charAt(0).toUpperCase()}${what.slice(1)} ${index + 1}`;

/** Returns the kind with which a question begins, which may have other keywords then. */
export function kindFor({ value, each }: ServiceRow): Kind {
  const kind = kindOf(value, each);
  if (kind) return kind;
  const type = Array.isArray(value.type) ? value.type[0] : value.type;
  const found = KINDS.find(({ is }) => sameJson(is.type, type));
  if (!found) throw new Error(`no kind of question is ${JSON.stringify(value)}`);
  return found;
}

/** Returns a field with what those in it refer to. */
export function deep(field: Json | undefined, shared: SharedFiles): Values {
  const { items, properties, ...own } = wholeField(field, shared);
  return {
    ...own,
    ...(items !== undefined && { items: deep(items, shared) }),
    ...(isRecord(properties) && { properties: mapValues(properties, (one) => deep(one, shared)) }),
  };
}
