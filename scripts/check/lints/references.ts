import { isRecord, type Json } from '../../../src/definition/values';
import { suggestion } from '../closest';
import { type Fault, pointer } from '../fault';
import { filesIn, type JsonFile, nameOf } from '../project';

type Files = ReadonlyMap<string, JsonFile>;

/** References of a file that lead nowhere, or round in a circle. */
export function brokenReferences({ path, data }: JsonFile, files: Files): Fault[] {
  return references(data as Json).flatMap(({ at, reference }) => {
    const target = parse(reference);
    const found = targetOf(files, reference);
    if (found === undefined) return [dangling(path, at, target, files)];
    return isCircular(files, reference) ? [circular(path, at, reference)] : [];
  });
}

interface Reference {
  readonly at: string;
  readonly reference: string;
}

function references(node: Json | undefined, at = ''): Reference[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.entries(node).flatMap(([key, value]) =>
    references(value, at + pointer(key)),
  );
  const reference = isRecord(node) ? node.$ref : undefined;
  return typeof reference === 'string' ? [{ at: `${at}/$ref`, reference }, ...inner] : inner;
}

function parse(reference: string): { file: string; name: string } {
  const [, file = '', name = ''] = /([\w-]+)\.json#\/([\w-]+)$/u.exec(reference) ?? [];
  return { file, name };
}

function targetOf(files: Files, reference: string): Json | undefined {
  const { file, name } = parse(reference);
  const data = files.get(`schemas/shared/${file}.json`)?.data;
  return isRecord(data) && Object.hasOwn(data, name) ? data[name] : undefined;
}

function dangling(path: string, at: string, target: ReturnType<typeof parse>, files: Files): Fault {
  const shared = files.get(`schemas/shared/${target.file}.json`);
  const names = isRecord(shared?.data) ? Object.keys(shared.data) : undefined;
  const known = names ?? filesIn(files, 'schemas/shared').map((file) => nameOf(file.path));
  const problem = names
    ? `schemas/shared/${target.file}.json has no field "${target.name}"`
    : `there is no file schemas/shared/${target.file}.json`;
  return { file: path, at, problem, mend: suggestion(names ? target.name : target.file, known) };
}

function isCircular(files: Files, reference: string, seen: readonly string[] = []): boolean {
  const { file, name } = parse(reference);
  const key = `${file}#${name}`;
  if (seen.includes(key)) return true;
  return references(targetOf(files, reference)).some((inner) =>
    isCircular(files, inner.reference, [...seen, key]),
  );
}

const circular = (file: string, at: string, reference: string): Fault => ({
  file,
  at,
  problem: `the reference ${reference} leads back to itself`,
  mend: 'spell the field out',
});
