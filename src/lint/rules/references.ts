import { isRecord, type Json, type Values } from '../../definition/model/values';
import { suggestion } from '../base/closest';
import { type CheckIssue, objectsIn } from '../base/checkIssue';
import { memoise } from '../../definition/model/memoise';
import { filesIn, type JsonFile, nameOf } from '../base/project';
import { parseReference, type Reference } from '../../definition/model/resolve';
import { leadsToShared, referenceFrom, sharedPath } from '../base/reference';

type Files = ReadonlyMap<string, JsonFile>;

/**
 * Reports references that cannot be resolved, that leave the shared folder, or that are circular.
 */
export function brokenReferences(file: JsonFile, files: Files): CheckIssue[] {
  const { path } = file;
  return referencesOf(file).flatMap(({ at, reference }) => {
    const target = parseReference(reference);
    const found = targetOf(files, reference);
    if (found === undefined) return [dangling(path, at, target, files)];
    if (!leadsToShared(path, reference)) return [astray(path, at, reference)];
    return isCircular(files, reference) ? [circular(path, at, reference)] : [];
  });
}

const referencesOf = memoise(({ data }: JsonFile) => references(data));

const referencesBelow = memoise((node: Values) => references(node));

const references = (node: unknown): { readonly at: string; readonly reference: string }[] =>
  objectsIn(node).flatMap(({ at, object: { $ref: reference } }) =>
    typeof reference === 'string' ? [{ at: `${at}/$ref`, reference }] : [],
  );

function targetOf(files: Files, reference: string): Json | undefined {
  const { file, name } = parseReference(reference);
  const data = files.get(sharedPath(file))?.data;
  return isRecord(data) && Object.hasOwn(data, name) ? data[name] : undefined;
}

function dangling(path: string, at: string, target: Reference, files: Files): CheckIssue {
  const shared = files.get(sharedPath(target.file));
  const names = isRecord(shared?.data) ? Object.keys(shared.data) : undefined;
  const known = names ?? filesIn(files, 'schemas/shared').map((file) => nameOf(file.path));
  const problem = names
    ? `${sharedPath(target.file)} has no field "${target.name}"`
    : `there is no file ${sharedPath(target.file)}`;
  return { file: path, at, problem, fix: suggestion(names ? target.name : target.file, known) };
}

function isCircular(files: Files, reference: string, seen: readonly string[] = []): boolean {
  const { file, name } = parseReference(reference);
  const key = `${file}#${name}`;
  if (seen.includes(key)) return true;
  const target = targetOf(files, reference);
  const inside = isRecord(target) ? referencesBelow(target) : [];
  return inside.some((inner) => isCircular(files, inner.reference, [...seen, key]));
}

/** Pages are built from the shared file anyway, but editors report the reference. */
const astray = (file: string, at: string, reference: string): CheckIssue => ({
  file,
  at,
  problem: `${reference} does not lead to a shared file from here`,
  fix: `write ${JSON.stringify(referenceFrom(file, parseReference(reference)))}`,
});

const circular = (file: string, at: string, reference: string): CheckIssue => ({
  file,
  at,
  problem: `the reference ${reference} leads back to itself`,
  fix: 'write the field in full',
});
