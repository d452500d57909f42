import type { Shape } from '../model/field';
import { isStoredFile, withFiles } from '../model/answeredFiles';
import { isJsonText, toPayload } from './payload';
import type { Service } from '../model/service';
import type { Language } from '../model/text';
import { dotted, type Json, parsedJson, type Values } from '../model/values';

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
 * dotted path of its field: "photos", "travellers.0.passport".
 */
export function toRequest(service: Service, values: Values, language: Language): SubmitRequest {
  const { path, encoding } = service.submit;
  const sent = toPayload(service, values, language);
  return encoding === 'json'
    ? { path, encoding, json: sent }
    : { path, encoding, parts: toParts(service.form, sent) };
}

/** Creates the parts of a multipart body. Files that were sent before stay in their rows, by their ids. */
export function toParts(shape: Shape, sent: Values): Part[] {
  const files: Part[] = [];
  const texts = withFiles(shape, sent, (tokens, path) => {
    const stored = tokens.filter(isStoredFile);
    const added = tokens.filter((token) => !stored.includes(token));
    files.push(...added.map((file) => ({ name: dotted(path), file })));
    return stored.length > 0 ? stored : undefined;
  });
  const parts = Object.entries(texts).flatMap(([name, value]): Part[] =>
    value === undefined || value === null
      ? []
      : [{ name, text: typeof value === 'string' ? value : JSON.stringify(value) }],
  );
  return [...parts, ...files];
}

/** Parses the texts of a multipart body. One that should be JSON and is not stays a text, for the schema to reject. */
export function fromTexts(service: Service, texts: Readonly<Record<string, string>>): Values {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      isJsonText(service, name) ? (parsedJson(text, text) as Json) : text,
    ]),
  );
}
