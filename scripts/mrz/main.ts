import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { read } from '../../src/mrz/read';
import { unpack } from '../../src/mrz/weights';
import { WEIGHTS } from '../../src/mrz/weightsData';
import { readGrey } from './develop';
import { evaluate, summary, type Trial } from './evaluate';
import { makeExamples } from './examples';
import { drawGlyphs, readGlyphs } from './glyphs';
import { measureReader } from './measure';
import { train } from './train';
import { writeWeights } from './weightsFile';

/** Seeds: the examples and the pictures of the evaluation never share one. */
const LESSONS = { first: 1_000_000, count: 1000, seed: 7, epochs: 8, rate: 2e-3 };
const TRIALS = { first: 10_000_000, count: 5000 };

type Tools = {
  readonly inProject: (...names: string[]) => string;
  readonly say: (text: string) => void;
  readonly findChromium: () => Promise<string>;
};

export async function main(
  [command, ...args]: readonly string[],
  { inProject, say, findChromium }: Tools,
): Promise<void> {
  const picture = inProject('scripts/mrz/glyphs.png');
  if (command === 'glyphs') await drawGlyphs(picture);
  else if (command === 'train') {
    const seeds = Array.from({ length: LESSONS.count }, (_, n) => LESSONS.first + n);
    const examples = await makeExamples(await readGlyphs(picture), seeds, say);
    writeWeights(train(examples, { ...LESSONS, say }), inProject('src/mrz/weightsData.ts'));
  } else if (command === 'evaluate') {
    const [count = TRIALS.count, first = TRIALS.first] = args.map(Number);
    const file = inProject('.cache/mrz.jsonl');
    mkdirSync(inProject('.cache'), { recursive: true });
    // Each trial is written at once: what was stopped goes on where it was.
    const trials = existsSync(file)
      ? readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Trial)
      : [];
    const done = new Set(trials.map(({ seed }) => seed));
    const glyphs = await readGlyphs(picture);
    const weights = unpack(WEIGHTS);
    for (let seed = first; seed < first + count; seed++) {
      if (done.has(seed)) continue;
      const trial = await evaluate(seed, glyphs, weights);
      trials.push(trial);
      appendFileSync(file, `${JSON.stringify(trial)}\n`);
    }
    say(summary(trials));
  } else if (command === 'read') {
    for (const name of args) {
      const start = performance.now();
      const reading = read(await readGrey(name, 2000), unpack(WEIGHTS));
      const text =
        'why' in reading ? reading.why : `${reading.kind}\n  ${reading.lines.join('\n  ')}`;
      say(`${name}: ${String(Math.round(performance.now() - start))} ms, ${text}`);
    }
  } else if (command === 'measure') {
    await measureReader(inProject(), await readGlyphs(picture), await findChromium(), say);
  } else say('glyphs | train | evaluate [count [first]] | read <picture ...> | measure');
}
