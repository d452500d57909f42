import type { Service } from './service';
import { isRecord, type Json, mapValues, type Values } from './values';

/**
 * Converts a definition to the present field language: applications keep the one with which they were filled in, as it
 * was written then. A present one stays as it is.
 */
export function currentDefinition(stored: Service): Service {
  const { form } = stored as unknown as { form: Values };
  return { ...stored, form: currentField(form) as unknown as Service['form'] };
}

/** Does the same for a field, a group or a whole form. */
function currentField(field: Json | undefined): Json | undefined {
  if (!isRecord(field)) return field;
  const { after, notBefore, notAfter, differs, age, ascending, minLength, ...rest } = field;
  const compare = mapValues({ after, notBefore, notAfter, differs, age }, (value) => value);
  return {
    ...rest,
    ...(Object.keys(compare).length > 0 && { compare }),
    ...(rest.calculate !== undefined && { calculate: currentExpression(rest.calculate) }),
    ...(minLength !== undefined && { pattern: atLeast(Number(minLength), rest.pattern) }),
    ...(isRecord(rest.properties) && { properties: mapValues(rest.properties, currentField) }),
    ...(rest.items !== undefined && { items: ascendingBy(ascending, currentField(rest.items)) }),
  };
}

/** A calculation was a copy of an answer, a sum, or the price of a room: the first two people at the first price. */
function currentExpression(calculation: Json): Json {
  if (!isRecord(calculation)) return calculation;
  const { copy, roomPrice } = calculation;
  if (!isRecord(roomPrice)) return copy ?? calculation;
  const [people, prices] = [roomPrice.people, roomPrice.prices] as string[][];
  const priceOf = (index: number) => `/${prices?.[index] ?? ''}`;
  return {
    priceList: people?.map((name, index) => ({ people: name, price: priceOf(index) })),
    first: { people: 2, price: priceOf(0) },
  };
}

/** A least length is a pattern now; one that was there applies as well. */
const atLeast = (letters: number, pattern: Json = '^[^]*$'): string =>
  String(pattern).replace('^', `^(?=[^]{${letters}})`);

/** A list once named the date that ascends in its rows; now the date says so. */
function ascendingBy(name: Json | undefined, row: Json | undefined): Json | undefined {
  if (typeof name !== 'string' || !isRecord(row) || !isRecord(row.properties)) return row;
  const properties = mapValues(row.properties, (field, own) => {
    if (own !== name || !isRecord(field)) return field;
    const compare = isRecord(field.compare) ? field.compare : {};
    return {
      ...field,
      compare: { ...compare, notBefore: [compare.notBefore ?? [], 'above'].flat() },
    };
  });
  return { ...row, properties };
}
