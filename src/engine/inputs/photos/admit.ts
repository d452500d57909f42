import type { FileKind } from '../../../definition/types/fieldType';

/** Why a file is not taken. */
export type Refused = 'wrongType' | 'tooLarge' | 'same' | 'tooMany' | 'unreadable';

/** The largest file that the server takes, in MB; photos are made smaller on the device. */
export const LARGEST_MB = 10;

export interface Taken {
  /** Of the files that are there already. */
  readonly names: readonly string[];
  readonly count: number;
  readonly max: number;
}

const HEIC_NAME = /\.hei[cf]$/iu;

/** The type of a file; some browsers know none for a phone's own format. */
export const typeOf = ({ type, name }: File): string =>
  type === '' && HEIC_NAME.test(name) ? 'image/heic' : type;

const isOfKind: Readonly<Record<FileKind, (file: File) => boolean>> = {
  photo: (file) => typeOf(file).startsWith('image/'),
  // Some systems know no type of a PDF.
  pdf: ({ type, name }) => type === 'application/pdf' || (type === '' && /\.pdf$/iu.test(name)),
};

/**
 * Why a file cannot join the others; undefined if it can. Only images or PDFs, and none whose name is
 * there already (docs/requirements.md, P28).
 */
export function refusal(
  file: File,
  name: string,
  taken: Taken,
  kind: FileKind = 'photo',
): Refused | undefined {
  if (!isOfKind[kind](file)) return 'wrongType';
  if (kind === 'pdf' && file.size > LARGEST_MB * 1024 * 1024) return 'tooLarge';
  if (taken.names.includes(name)) return 'same';
  return taken.count >= taken.max ? 'tooMany' : undefined;
}

/** What an iPhone calls every picture that is taken from within a page. */
const CAMERA_NAME = /^(image)(\.(?:jpe?g|heic))$/iu;

/**
 * What to call a file. Each picture out of an iPhone's camera has the same name, so that the second
 * side of a document would pass for the first: unlike ones are counted.
 */
export function nameFor(file: File, names: readonly string[], isKnown: boolean): string {
  const [, stem, ending] = CAMERA_NAME.exec(file.name) ?? [];
  if (stem === undefined || ending === undefined || isKnown) return file.name;
  let name = file.name;
  for (let count = 2; names.includes(name); count += 1) name = `${stem}-${count}${ending}`;
  return name;
}
