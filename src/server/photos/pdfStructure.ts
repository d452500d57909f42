/** What is at the head of a PDF, after whatever a mail gateway or a portal has put before it. */
export const PDF_HEAD_WITHIN = 1024;
const HEAD = '%PDF-';
/** JPEG, PNG, GIF, WebP, AVIF and HEIC: a photo remains one if its notes look like a PDF. */
const PHOTO = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF|[^]{4}ftyp)/u;

/** Returns whether a file that begins so is read as a PDF. */
export function beginsAsPdf(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, PDF_HEAD_WITHIN)).toString('latin1');
  return head.includes(HEAD) && !PHOTO.test(head);
}

/** What a whole file has near its end; objects after the last of these are the rest of one that was cut off. */
const ENDS = ['%%EOF', 'startxref', 'trailer', '/XRef'];
const OBJECT = /\d\s+\d+\s+obj\b/u;

/** The most objects that a PDF may have (ISO 32000-1, Annex C). */
const MOST_OBJECTS = 8_388_607;
/** Deflate makes a byte of no more than so many. */
const MOST_EXPANDED = 1032;
const WIDEST = 8;

const GAP = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])*`;
const arrayOf = (name: string) => new RegExp(`/${name}${GAP}\\[([^\\]]*)`, 'gu');
const [WIDTHS, RANGES] = [arrayOf('W'), arrayOf('Index')];
const NUMBERS = new RegExp(`/(?:Size|N)${GAP}(\\d+)`, 'gu');

/**
 * Returns whether a PDF is whole, and its tables of objects are no longer than its bytes can hold. The library believes
 * the numbers in them: an entry of no width would be read a thousand million times.
 */
export function isSoundPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (isCutOff(text)) return false;
  const room = Math.min(MOST_OBJECTS, bytes.length * MOST_EXPANDED);
  // Before each of these words are the properties of what it begins, and the end of what was before.
  return text.split('stream').every((part) => isSound(propertiesIn(part), room));
}

function isCutOff(text: string): boolean {
  const end = Math.max(...ENDS.map((word) => text.lastIndexOf(word)));
  return end < 0 || OBJECT.test(text.slice(end));
}

/** Names may be written in codes. */
const propertiesIn = (part: string): string =>
  part
    .slice(Math.max(0, part.lastIndexOf('obj')))
    .replaceAll(/#([0-9a-f]{2})/giu, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

function isSound(properties: string, room: number): boolean {
  const widths = [...properties.matchAll(WIDTHS)].map(([, all = '']) => numbersIn(all));
  const isTable = widths.length > 0 || properties.includes('/First');
  if (!isTable) return true;
  const ranges = [...properties.matchAll(RANGES)].map(([, all = '']) => numbersIn(all));
  const counts = ranges.map((all) => sumOf(all.filter((_, index) => index % 2 === 1)));
  const stated = [...properties.matchAll(NUMBERS)].map(([, number]) => Number(number));
  return (
    widths.every((all) => sumOf(all) > 0 && all.every((width) => width <= WIDEST)) &&
    [...counts, ...stated].every((count) => count <= room)
  );
}

/** Returns whole numbers, and NaN for anything else, which no comparison is true of. */
const numbersIn = (text: string): readonly number[] =>
  text
    .trim()
    .split(/\s+/u)
    .map((word) => (/^\d+$/u.test(word) ? Number(word) : NaN));

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);
