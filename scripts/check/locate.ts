import { isRecord } from '../../src/definition/model/values';
import { type CheckIssue, pointer, pointerParts } from '../../src/lint/base/checkIssue';
import type { JsonFile } from '../../src/lint/base/project';
import { parseReference } from '../../src/definition/model/resolve';
import { sharedPath } from '../../src/lint/base/reference';

interface Place {
  readonly file: string;
  readonly line: number;
}

/**
 * Finds where a person fixes an error: the line in the document's own file or, behind a reference,
 * in the shared file. For something missing, returns the line of the nearest parent.
 */
export function locate(
  files: ReadonlyMap<string, JsonFile>,
  { file, at }: Pick<CheckIssue, 'file' | 'at'>,
): Place {
  if (typeof at === 'number') return { file, line: at };
  let here = files.get(file);
  let parts: string[] = [];
  for (const part of pointerParts(at)) {
    while (here && !hasPart(valueAt(here, parts), part)) {
      const jumped = followed(files, valueAt(here, parts));
      if (!jumped) return placeOf(file, here, parts);
      [here, parts] = jumped;
    }
    parts = [...parts, part];
  }
  return placeOf(file, here, parts);
}

function placeOf(file: string, here: JsonFile | undefined, parts: readonly string[]): Place {
  return { file: here?.path ?? file, line: here?.places?.lines.get(pointer(...parts)) ?? 1 };
}

function followed(
  files: ReadonlyMap<string, JsonFile>,
  node: unknown,
): [JsonFile, string[]] | undefined {
  if (!isRecord(node) || typeof node.$ref !== 'string') return undefined;
  const { file, name } = parseReference(node.$ref);
  const target = files.get(sharedPath(file));
  return target && hasPart(target.data, name) ? [target, [name]] : undefined;
}

function valueAt({ data }: JsonFile, parts: readonly string[]): unknown {
  let here = data;
  for (const part of parts) here = (here as Record<string, unknown>)[part];
  return here;
}

const hasPart = (node: unknown, part: string): boolean =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, part);
