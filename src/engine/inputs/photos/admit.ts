import type { FileKind } from '../../../definition/model/types/fieldType';

export type Refused = 'wrongType' | 'tooLarge' | 'tooLong' | 'same' | 'tooMany' | 'unreadable';

/** A file as it is stored and sent, or why it cannot be. */
export type Prepared = Blob | Extract<Refused, 'tooLong' | 'unreadable'>;

/** The types of photos and documents that the browser's file dialog offers. */
export const SCAN_ACCEPT = 'image/*,application/pdf,.pdf';

/** The largest file that the server accepts, in MB; photos are resized on the device. */
export const LARGEST_MB = 10;

export interface Taken {
  readonly names: readonly string[];
  readonly count: number;
  readonly max: number;
}

const HEIC_NAME = /\.hei[cf]$/iu;

/** How files begin whose type some file managers and cloud drives do not tell, by type. */
const HEADS: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /^\xff\xd8\xff/u,
  'image/png': /^\x89PNG\r\n/u,
  'image/webp': /^RIFF.{4}WEBP/su,
  'image/avif': /^.{4}ftypavi/su,
  'image/heic': /^.{4}ftyp(?:hei|mif)/su,
  'application/pdf': /^%PDF-/u,
};
const HEAD_BYTES = 12;

/** Returns the file with the type that its first bytes tell, if it has none. */
export async function withType(file: File): Promise<File> {
  if (file.type !== '' && file.type !== 'application/octet-stream') return file;
  const bytes = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const head = String.fromCharCode(...new Uint8Array(bytes));
  const type = Object.keys(HEADS).find((each) => HEADS[each]?.test(head));
  return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file;
}

/** Returns the type of a file; some browsers do not know those of phones. */
export const mediaTypeOf = ({ type, name }: File): string =>
  type === '' && HEIC_NAME.test(name) ? 'image/heic' : type;

const isPhoto = (file: File): boolean => mediaTypeOf(file).startsWith('image/');

/** Some systems do not know the type of a PDF. */
export const isPdf = ({ type, name }: File): boolean =>
  type === 'application/pdf' || (type === '' && /\.pdf$/iu.test(name));

const isOfKind: Readonly<Record<FileKind, (file: File) => boolean>> = {
  photo: isPhoto,
  pdf: isPdf,
  scan: (file) => isPhoto(file) || isPdf(file),
};

/** Returns why a file cannot be added, such as another one's name (docs/requirements.md, P28), else undefined. */
export function photoRefusal(
  file: File,
  name: string,
  taken: Taken,
  kind: FileKind = 'photo',
): Refused | undefined {
  if (!isOfKind[kind](file)) return 'wrongType';
  if (kind !== 'photo' && isPdf(file) && file.size > LARGEST_MB * 1024 * 1024) return 'tooLarge';
  if (taken.names.includes(name)) return 'same';
  return taken.count >= taken.max ? 'tooMany' : undefined;
}

/** The name that an iPhone gives to every picture taken from within a page. */
const CAMERA_NAME = /^(image)(\.(?:jpe?g|heic))$/iu;

/** Returns a name for a file: those from an iPhone's camera all have the same, so different ones are numbered. */
export function nameFor(file: File, names: readonly string[], isKnown: boolean): string {
  const [, stem, ending] = CAMERA_NAME.exec(file.name) ?? [];
  if (stem === undefined || ending === undefined || isKnown) return file.name;
  let name = file.name;
  for (let count = 2; names.includes(name); count += 1) name = `${stem}-${count}${ending}`;
  return name;
}
