import { read, type Reading } from '../../src/mrz/read';
import type { Weights } from '../../src/mrz/net';
import { LAYOUTS } from '../../src/mrz/zone';
import { readGrey, toJpeg } from './develop';
import type { Glyphs } from './glyphs';
import { takePicture } from './picture';
import { Random } from './random';

/** From this legibility on a person can read the lines: found by looking at a hundred of them, see docs/passport-reader.md. */
const READABLE = 3.5;

/** What came of a picture. */
export type Trial = {
  readonly seed: number;
  readonly megapixels: number;
  readonly legibility: number;
  readonly outcome: string;
  /** The margin and the total of a text that was taken. */
  readonly margin?: number;
  readonly total?: number;
  readonly milliseconds: number;
};

/** Reads a picture of the seed's and compares it with what is printed there. */
export async function evaluate(seed: number, glyphs: Glyphs, weights: Weights): Promise<Trial> {
  const taken = takePicture(new Random(seed), glyphs);
  const grey = await readGrey(await toJpeg(taken), 2000);
  const start = performance.now();
  const reading = read(grey, weights);
  const milliseconds = performance.now() - start;
  const { width, height } = taken.picture;
  return {
    seed,
    megapixels: (width * height) / 1e6,
    legibility: taken.legibility,
    outcome: outcomeOf(reading, taken.lines),
    ...('why' in reading ? undefined : { margin: reading.margin, total: reading.total }),
    milliseconds,
  };
}

/** "all": every glyph is right; "checked": all that a check digit proves; "wrong": a checked value is not; or why not. */
function outcomeOf(reading: Reading, lines: readonly string[]): string {
  if ('why' in reading) return reading.why;
  if (reading.lines.join() === lines.join()) return 'all';
  const checked = (text: readonly string[]) =>
    LAYOUTS[reading.kind].all.map(([line, from, to]) => text[line]?.slice(from, to)).join();
  return reading.kind === 'TD3' && checked(reading.lines) === checked(lines) ? 'checked' : 'wrong';
}

/** Returns a table of trials. */
export function summary(trials: readonly Trial[]): string {
  const share = (of: readonly Trial[]) => {
    const right = of.filter(({ outcome }) => outcome === 'all' || outcome === 'checked').length;
    return `${String(right)} of ${String(of.length)} (${((100 * right) / of.length).toFixed(1)} %)`;
  };
  const rows: [string, readonly Trial[]][] = [
    ['all', trials],
    ['readable', trials.filter(({ legibility }) => legibility >= READABLE)],
    ['below 0.6 megapixels', trials.filter(({ megapixels }) => megapixels < 0.6)],
    ['0.6 to 2 megapixels', trials.filter(({ megapixels }) => megapixels >= 0.6 && megapixels < 2)],
    ['2 megapixels or more', trials.filter(({ megapixels }) => megapixels >= 2)],
  ];
  const counts = new Map<string, number>();
  for (const { outcome } of trials) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const times = trials.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return [
    ...rows.map(([name, of]) => `${name}: check digits right in ${share(of)}`),
    [...counts].map(([outcome, count]) => `${outcome} ${String(count)}`).join(', '),
    `wrong: ${
      trials
        .filter(({ outcome }) => outcome === 'wrong')
        .map(({ seed }) => seed)
        .join(' ') || 'none'
    }`,
    `milliseconds: median ${String(Math.round(times[times.length >> 1] ?? 0))}, 95 % ${String(Math.round(times[Math.floor(times.length * 0.95)] ?? 0))}`,
  ].join('\n');
}
