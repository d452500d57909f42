import { keywordsOf } from '../../src/definition/keywords/siblings';
import { type Field, isList, isObject, type Shape } from '../../src/definition/model/field';
import { isRecord } from '../../src/definition/model/values';

/** Returns whether a form has an expression that model/expression evaluates. The name of an answer needs no operators. */
export const hasOperators = ({ properties }: Shape): boolean =>
  Object.values(properties).some(inField);

const inField = (field: Field): boolean =>
  hasOwnOperators(field) ||
  (isObject(field) && hasOperators(field)) ||
  (isList(field) && inField(field.items));

function hasOwnOperators(field: Field): boolean {
  const all: Readonly<Record<string, unknown>> = { ...field };
  const valuesOf = (...keywords: readonly string[]) => keywords.map((keyword) => all[keyword]);
  const parts = keywordsOf('comparisons').flatMap((keyword) => {
    const { age: _, ...orders } = isRecord(all[keyword]) ? all[keyword] : {};
    return Object.values(orders).flat();
  });
  const prefills = valuesOf(...keywordsOf('prefill')).map(
    (prefill) => isRecord(prefill) && prefill.calculate,
  );
  const values = [...valuesOf(...keywordsOf('calculation')), ...prefills];
  // A bound that is a number is itself; a value that is one is calculated, too.
  return (
    hasOperands(valuesOf(...keywordsOf('condition', 'references'))) ||
    values.some((value) => typeof value === 'number' || isRecord(value)) ||
    [...parts, ...valuesOf(...keywordsOf('bound'))].some(isRecord)
  );
}

/** Returns whether a condition, or one in a value, compares with what an operator gives. */
export const hasOperands = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(
    ([key, one]) => (/^at(?:Least|Most)$/u.test(key) && isRecord(one)) || hasOperands(one),
  );
