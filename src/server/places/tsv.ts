/** Parses tab-separated text into rows by the names in its first line. */
export function parseTsv(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.split(/\r?\n/u);
  const names = head.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
    });
}

/** Formats rows as tab-separated text; tabs and line ends within a cell become spaces. */
export function formatTsv(
  names: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell) => cell.replaceAll(/[\t\r\n]+/gu, ' ').trim()).join('\t');
  const body = rows.map((row) => line(names.map((name) => row[name] ?? '')));
  return `${[names.join('\t'), ...body].join('\n')}\n`;
}
