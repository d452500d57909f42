import { strFromU8, unzipSync } from 'fflate';

/** Returns the cells of a workbook by their positions, and every other part. */
export function sheetOf(xlsx: Buffer) {
  const files = Object.entries(unzipSync(xlsx)).map(
    ([name, bytes]) => [name, strFromU8(bytes)] as const,
  );
  const sheet = new Map(files).get('xl/worksheets/sheet1.xml') ?? '';
  const cells = [...sheet.matchAll(/<c r="(\w+)"[^>]*>(.*?)<\/c>/gsu)].map(
    ([, place = '', inner = '']) => [place, inner] as const,
  );
  return { names: files.map(([name]) => name), sheet, cells: new Map(cells) };
}
