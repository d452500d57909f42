// npm run shifts [-- --only /,/blogs --languages ku,en --widths 360,1280 --workers 2]: how much each public page
// moves while it loads, as a slow phone on a slow line has it: the cumulative layout shift, and titles that change.
// A page that shows a record is opened at every width and in every language for the first record, once for the others.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { openBrowser } from './shifts/look.mjs';
import { pagesOf, visits } from './shifts/pages.mjs';
import { HEADINGS, isOver, row, summary } from './shifts/table.mjs';
import { makeBuilt } from './setup/built.mjs';
import { inProject } from './setup/project.mjs';
import { makeReady } from './setup/ready.mjs';
import { serveBuild } from './setup/serveBuild.mjs';

makeReady();
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    languages: { type: 'string', default: 'ku,en' },
    widths: { type: 'string', default: '360,1280' },
    // More than cores make pages slower than the phone that is meant.
    workers: { type: 'string', default: '2' },
  },
});

makeBuilt();
const program = execFileSync(process.execPath, [inProject('scripts/chromium.mjs')], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
}).trim();

const server = await serveBuild();
const browser = await openBrowser(program);
const looks = [];
try {
  const waiting = visits(values.only?.split(',') ?? (await pagesOf(server.url)), {
    languages: values.languages.split(','),
    widths: values.widths.split(',').map(Number),
    isEach: values.only !== undefined,
  });
  console.log(HEADINGS);
  const work = async () => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const look = { ...visit, ...(await browser.look(server.url, visit)) };
      looks.push(look);
      console.log(row(look));
    }
  };
  await Promise.all(Array.from({ length: Number(values.workers) }, work));
} finally {
  await browser.close();
  await server.stop();
}
console.log(summary(looks));
process.exit(looks.some(isOver) ? 1 : 0);
