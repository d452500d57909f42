import { isRecord, type Json } from '../../definition/model/values';
import { draftIn, type FormDraft } from '../../engine/flow/draft';

/** A file of a draft: a photo or a document. */
export interface ParcelFile {
  /** As the draft's answers name it. */
  readonly token: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A draft on its way to another device. */
export interface Parcel {
  /** The service's id, and its version when the form was opened. */
  readonly service: string;
  readonly version: number;
  /** The draft's name on a device. */
  readonly name: string;
  /** The page of the form. */
  readonly path: string;
  readonly draft: FormDraft;
  readonly files: readonly ParcelFile[];
  /** The names of files that are not taken along. */
  readonly left: readonly string[];
}

/** Bytes of the number with which a parcel begins: the length of its description. */
const HEAD = 4;

/** Writes a parcel as bytes: the length of its description, the description as JSON, the files. */
export function packParcel({ files, ...parcel }: Parcel): Uint8Array<ArrayBuffer> {
  const described = files.map(({ bytes, ...file }) => ({ ...file, size: bytes.length }));
  const text = new TextEncoder().encode(JSON.stringify({ ...parcel, files: described }));
  const sizes = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const all = new Uint8Array(HEAD + text.length + sizes);
  new DataView(all.buffer).setUint32(0, text.length);
  all.set(text, HEAD);
  let at = HEAD + text.length;
  for (const { bytes } of files) {
    all.set(bytes, at);
    at += bytes.length;
  }
  return all;
}

/** Reads a parcel; returns undefined if the bytes are none. */
export function unpackParcel(all: Uint8Array<ArrayBuffer>): Parcel | undefined {
  try {
    const length = new DataView(all.buffer, all.byteOffset).getUint32(0);
    let at = HEAD + length;
    const described: unknown = JSON.parse(new TextDecoder().decode(all.subarray(HEAD, at)));
    return parcelIn(described, ({ size }) => {
      if (typeof size !== 'number' || at + size > all.length) return undefined;
      const bytes = all.slice(at, at + size);
      at += size;
      return bytes;
    });
  } catch {
    return undefined;
  }
}

type BytesOf = (file: Readonly<Record<string, unknown>>) => Uint8Array<ArrayBuffer> | undefined;

/**
 * Returns the parcel that a description stands for; undefined if something is missing.
 * @param bytesOf returns the bytes of a described file
 */
export function parcelIn(described: unknown, bytesOf: BytesOf): Parcel | undefined {
  if (!isRecord(described)) return undefined;
  const { service, version, name, path, files, left } = described;
  const draft = draftIn(described.draft);
  if (typeof service !== 'string' || typeof version !== 'number' || !draft) return undefined;
  if (typeof path !== 'string' || !/^(?:\/[\w-]+)+$/u.test(path)) return undefined;
  // A draft of another form is not written over.
  if (typeof name !== 'string' || !(name === service || name.startsWith(`${service}:`))) {
    return undefined;
  }
  if (!Array.isArray(files) || !Array.isArray(left)) return undefined;
  const read = files.map((file: Json) => fileIn(file, bytesOf));
  const known = read.filter((file) => file !== undefined);
  if (known.length < read.length) return undefined;
  return {
    service,
    version,
    name,
    path,
    draft: unsentNowhere(draft),
    files: known,
    left: left.map(String),
  };
}

/** Whether it could not be sent from there says nothing about this device, which sends only what is pressed here. */
export const unsentNowhere = ({ unsent: _, ...draft }: FormDraft): FormDraft => draft;

function fileIn(file: Json, bytesOf: BytesOf): ParcelFile | undefined {
  if (!isRecord(file)) return undefined;
  const { token, name, type } = file;
  const bytes = bytesOf(file);
  if (typeof token !== 'string' || typeof name !== 'string' || typeof type !== 'string' || !bytes) {
    return undefined;
  }
  return { token, name, type, bytes };
}

/** Returns a value with other tokens. */
export function withTokens<T extends Json>(value: T, tokens: ReadonlyMap<string, string>): T;
export function withTokens(value: Json, tokens: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return tokens.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => withTokens(item, tokens));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, inner === undefined ? inner : withTokens(inner, tokens)]),
  );
}
