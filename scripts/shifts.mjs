// npm run shifts [-- --only /,/blogs --languages ku,en --widths 360,1280 --workers 2]: measures how
// much each public page moves while it loads on a slow phone with a slow connection: the cumulative
// layout shift, and titles that change. Pages of a record are opened in every language at every
// width for the first record, and once for the others.
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
    // More workers than cores would make pages slower than the simulated phone.
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
