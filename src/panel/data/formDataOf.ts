import { dotted, isRecord, type Json, type Path, type Values } from '../../definition/model/values';
import { pendingPicture } from '../base/pendingPictures';

/**
 * Converts a record to form data: texts unchanged, lists and groups as JSON text, nothing for null,
 * and pending pictures as files under the dotted paths of their fields.
 */
export function formDataOf(document: Values): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(document)) {
    const rest = withoutPending(value, [name], body);
    if (rest === undefined || rest === null) continue;
    body.append(name, typeof rest === 'string' ? rest : JSON.stringify(rest));
  }
  return body;
}

/** Moves pending pictures to the body; a picture in a list gets the list's name. */
function withoutPending(value: Json | undefined, at: Path, body: FormData): Json | undefined {
  const picture = pendingPicture(value);
  if (picture) {
    body.append(dotted(typeof at.at(-1) === 'number' ? at.slice(0, -1) : at), picture.file);
    return undefined;
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index): Json[] => {
      const rest = withoutPending(item, [...at, index], body);
      return rest === undefined ? [] : [rest];
    });
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
    const rest = withoutPending(inner, [...at, name], body);
    return rest === undefined ? [] : [[name, rest]];
  });
  return Object.fromEntries(entries);
}
