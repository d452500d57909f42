import { type Service } from './service';
import { sentShape } from './request';
import { fromWire } from './wire';
import type { Values } from './values';

/**
 * The answers in a received body: constants taken off, wire shapes undone. Constants that differ from
 * the definition's stay, to be refused as unknown.
 */
export function received(service: Service, wire: Values): Values {
  const constants = service.submit.constants ?? {};
  const own = Object.entries(wire).filter(
    ([name, value]) => !(Object.hasOwn(constants, name) && equalJson(constants[name], value)),
  );
  return fromWire(sentShape(service), Object.fromEntries(own));
}

/** A multipart body holds every constant as a text. */
const equalJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || String(a) === b || JSON.stringify(a) === b;
