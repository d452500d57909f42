import { isFiles, type Shape } from './field';
import type { Service } from './service';
import type { Language } from './text';
import type { Json, Values } from './values';
import { toWire } from './wire';

/** A part of a multipart body: a text, or a file by its token. */
export type Part =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: string };

/** A submission, ready to be sent by whoever has a network. */
export type SubmitRequest =
  | { readonly path: string; readonly encoding: 'json'; readonly json: Values }
  | { readonly path: string; readonly encoding: 'multipart'; readonly parts: readonly Part[] };

/**
 * The call that sends an application (paper 2, section 7). Expects checked values. In a multipart
 * body lists and objects travel as JSON text, and each file is a part named like its field.
 */
export function toRequest(service: Service, values: Values, language: Language): SubmitRequest {
  const { path, encoding, constants = {} } = service.submit;
  const wire = { ...toWire(sentShape(service), values, language), ...constants };
  return encoding === 'json'
    ? { path, encoding, json: wire }
    : { path, encoding, parts: toParts(service.form, wire) };
}

/** The form without the fields that it holds but does not send. */
export function sentShape(service: Service): Shape {
  const omitted = new Set(service.submit.omit);
  const entries = Object.entries(service.form.properties);
  const isSent = (name: string) => !omitted.has(name);
  return {
    properties: Object.fromEntries(entries.filter(([name]) => isSent(name))),
    required: (service.form.required ?? []).filter(isSent),
    expected: (service.form.expected ?? []).filter(isSent),
  };
}

function toParts(shape: Shape, wire: Values): Part[] {
  return Object.entries(wire).flatMap(([name, value]): Part[] => {
    if (value === undefined || value === null) return [];
    const field = shape.properties[name];
    if (field && isFiles(field) && Array.isArray(value)) {
      return value.map((token) => ({ name, file: String(token) }));
    }
    return [{ name, text: typeof value === 'string' ? value : JSON.stringify(value) }];
  });
}

/**
 * The wire values of a multipart body's text fields: the inverse of what toRequest does to them.
 * A text that is not the JSON its field asks for stays a text, to be refused by the schema.
 */
export function fromTexts(shape: Shape, texts: Readonly<Record<string, string>>): Values {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const field = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
      const isText = !field || field.type === 'string' || Array.isArray(field.type);
      return [name, isText ? text : parseJson(text)];
    }),
  );
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
