/** The 37 glyphs of a machine-readable zone, in the order of their values in check digits; the filler counts as 0. */
export const GLYPHS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
const WEIGHTS = [7, 3, 1] as const;

const valueOf = (glyph: string) => GLYPHS.indexOf(glyph) % 36;

/** Returns the check digit of a text (ICAO 9303). */
export function checkDigit(text: string): string {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += valueOf(text[i] ?? '') * (WEIGHTS[i % 3] ?? 0);
  return String(sum % 10);
}

/** A place in the zone: a line and a range of characters. */
type Range = readonly [line: number, from: number, to: number];

export type Layout = {
  readonly length: number;
  /** The glyphs that each character of each line can be. */
  readonly allowed: readonly (readonly string[])[];
  /** What has a check digit of its own, which is the last character of the range; dates are months and days that exist. */
  readonly checked: readonly { readonly range: Range; readonly isDate: boolean }[];
  /** What the last check digit is of, and where it is. */
  readonly all: readonly Range[];
  readonly last: readonly [line: number, at: number];
};

/** Letters of a pattern, each followed by how many characters there are of it. */
const KINDS: Readonly<Record<string, string>> = {
  a: LETTERS,
  c: GLYPHS,
  d: `${DIGITS}<`,
  n: DIGITS,
  s: 'MF<X',
  p: 'P',
  i: 'ACI',
};

const pattern = (text: string): string[] =>
  [...text.matchAll(/([a-z])([0-9]+)/gu)].flatMap(([, kind, count]) =>
    Array.from({ length: Number(count) }, () => KINDS[kind ?? ''] ?? ''),
  );

/** The layouts of ICAO 9303: passports have two lines, identity cards three. */
export const LAYOUTS = {
  TD3: {
    length: 44,
    allowed: [pattern('p1a43'), pattern('c9n1a3n6n1s1n6n1c14d1n1')],
    checked: [
      { range: [1, 0, 10], isDate: false },
      { range: [1, 13, 20], isDate: true },
      { range: [1, 21, 28], isDate: true },
      { range: [1, 28, 43], isDate: false },
    ],
    all: [
      [1, 0, 10],
      [1, 13, 20],
      [1, 21, 43],
    ],
    last: [1, 43],
  },
  TD1: {
    length: 30,
    allowed: [pattern('i1a4c9n1c15'), pattern('n6n1s1n6n1a3c11n1'), pattern('a30')],
    checked: [
      { range: [0, 5, 15], isDate: false },
      { range: [1, 0, 7], isDate: true },
      { range: [1, 8, 15], isDate: true },
    ],
    all: [
      [0, 5, 30],
      [1, 0, 7],
      [1, 8, 15],
      [1, 18, 29],
    ],
    last: [1, 29],
  },
} as const satisfies Record<string, Layout>;

/** For each cell the logarithms of the probabilities of the glyphs. */
export type Logs = readonly (readonly Float32Array[])[];

export type Deciphered = {
  readonly lines: readonly string[];
  /** For each character of each line how likely the cell shows it, as a logarithm. */
  readonly logs: readonly (readonly number[])[];
  /** How likely the least likely glyph is of those that may be letters or digits, as a logarithm. */
  readonly least: number;
  /** How likely the checked glyphs are together, as a logarithm. */
  readonly total: number;
  /** By how much the checked values are likelier than any others whose check digits hold, as a logarithm. */
  readonly margin: number;
};

type Text = { readonly glyphs: string; readonly log: number };

/** How many texts of a field are compared, and how many glyphs for a cell. */
const TEXTS = 6;
const CHOICES = 5;

/**
 * Finds the likeliest text whose check digits all hold. Undefined: there is none that the cells allow.
 */
export function decipher(logs: Logs, layout: Layout): Deciphered | undefined {
  const lines = layout.allowed.map((row, line) =>
    row.map((allowed, at) => (choose(logs[line]?.[at], allowed)[0] ?? ['<', 0])[0]),
  );
  const fields = layout.checked.map(({ range, isDate }) => {
    const [line, from, to] = range;
    const cells = Array.from({ length: to - from }, (_, n) =>
      choose(logs[line]?.[from + n], layout.allowed[line]?.[from + n] ?? ''),
    );
    // The check digit of nothing is a filler or 0: of texts that are equal but for that, the likelier.
    const texts = valid(cells).filter(({ glyphs }) =>
      isDate ? isDay(glyphs) : !glyphs.endsWith('<') || /^<*$/u.test(glyphs),
    );
    return texts.filter(
      ({ glyphs }, n) =>
        n === texts.findIndex((other) => other.glyphs.slice(0, -1) === glyphs.slice(0, -1)),
    );
  });
  const [lastLine, lastAt] = layout.last;
  const ends = choose(logs[lastLine]?.[lastAt], DIGITS);
  let best: { texts: Text[]; end: string; log: number } | undefined;
  let second = -Infinity;
  const put = (texts: readonly Text[]) => {
    for (const [n, { glyphs }] of texts.entries()) {
      const [line, from] = layout.checked[n]?.range ?? [0, 0];
      lines[line]?.splice(from, glyphs.length, ...glyphs);
    }
  };
  const combine = (texts: Text[]): void => {
    const next = fields[texts.length];
    if (next !== undefined) {
      for (const text of next) combine([...texts, text]);
      return;
    }
    put(texts);
    const sum = checkDigit(
      layout.all.map(([line, from, to]) => (lines[line] ?? []).slice(from, to).join('')).join(''),
    );
    const end = ends.find(([glyph]) => glyph === sum);
    if (end === undefined) return;
    const log = texts.reduce((total, text) => total + text.log, end[1]);
    if (best === undefined || log > best.log) {
      second = best?.log ?? second;
      best = { texts, end: sum, log };
    } else if (log > second) {
      second = log;
    }
  };
  combine([]);
  if (best === undefined) return undefined;
  put(best.texts);
  lines[lastLine]?.splice(lastAt, 1, best.end);
  const likelihoods = lines.map((line, n) =>
    line.map((glyph, at) => logs[n]?.[at]?.[GLYPHS.indexOf(glyph)] ?? -99),
  );
  const unproved = layout.allowed.flatMap((row, n) =>
    row.flatMap((allowed, at) => (allowed === GLYPHS ? (likelihoods[n]?.[at] ?? -99) : [])),
  );
  return {
    lines: lines.map((line) => line.join('')),
    logs: likelihoods,
    least: Math.min(...unproved),
    total: best.log + (logs[0]?.[0]?.[GLYPHS.indexOf(lines[0]?.[0] ?? '')] ?? -99),
    margin: best.log - second,
  };
}

/** Returns the likeliest glyphs of a cell, of those that it can be. */
function choose(logs: Float32Array | undefined, allowed: string): [glyph: string, log: number][] {
  return [...allowed]
    .map((glyph): [string, number] => [glyph, logs?.[GLYPHS.indexOf(glyph)] ?? -99])
    .sort((a, b) => b[1] - a[1])
    .slice(0, CHOICES);
}

/** Returns the likeliest texts whose last glyph is the check digit of the others. */
function valid(cells: readonly (readonly [glyph: string, log: number])[][]): Text[] {
  // For each remainder of the sum the likeliest beginnings.
  let sums: Text[][] = Array.from({ length: 10 }, (_, n) =>
    n === 0 ? [{ glyphs: '', log: 0 }] : [],
  );
  for (const [n, cell] of cells.entries()) {
    const next: Text[][] = Array.from({ length: 10 }, () => []);
    const weight = n === cells.length - 1 ? 9 : (WEIGHTS[n % 3] ?? 0);
    for (const [sum, texts] of sums.entries()) {
      for (const text of texts) {
        for (const [glyph, log] of cell) {
          next[(sum + weight * valueOf(glyph)) % 10]?.push({
            glyphs: text.glyphs + glyph,
            log: text.log + log,
          });
        }
      }
    }
    sums = next.map((texts) => texts.sort((a, b) => b.log - a.log).slice(0, TEXTS));
  }
  return sums[0] ?? [];
}

function isDay(glyphs: string): boolean {
  const month = Number(glyphs.slice(2, 4));
  const day = Number(glyphs.slice(4, 6));
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
