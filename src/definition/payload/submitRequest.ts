import type { Shape } from '../model/field';
import { isFiles } from '../model/types/table';
import { isJsonText, toPayload } from './payload';
import type { Service } from '../model/service';
import type { Language } from '../model/text';
import type { Json, Values } from '../model/values';

/** A part of a multipart body: a text, or a file by its token. */
export type Part =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: string };

/** The request of a submission, independent of the transport. */
export type SubmitRequest =
  | { readonly path: string; readonly encoding: 'json'; readonly json: Values }
  | { readonly path: string; readonly encoding: 'multipart'; readonly parts: readonly Part[] };

/**
 * Creates the request that sends an application (docs/requirements.md, P39). Expects validated
 * values. In a multipart body, lists and objects are JSON texts, and each file is a part with the
 * name of its field.
 */
export function toRequest(service: Service, values: Values, language: Language): SubmitRequest {
  const { path, encoding } = service.submit;
  const sent = toPayload(service, values, language);
  return encoding === 'json'
    ? { path, encoding, json: sent }
    : { path, encoding, parts: toParts(service.form, sent) };
}

export function toParts(shape: Shape, sent: Values): Part[] {
  return Object.entries(sent).flatMap(([name, value]): Part[] => {
    if (value === undefined || value === null) return [];
    const field = shape.properties[name];
    if (field && isFiles(field) && Array.isArray(value)) {
      return value.map((token) => ({ name, file: String(token) }));
    }
    return [{ name, text: typeof value === 'string' ? value : JSON.stringify(value) }];
  });
}

/** Parses the texts of a multipart body. One that should be JSON and is not stays a text, for the schema to reject. */
export function fromTexts(service: Service, texts: Readonly<Record<string, string>>): Values {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      isJsonText(service, name) ? parseJson(text) : text,
    ]),
  );
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
