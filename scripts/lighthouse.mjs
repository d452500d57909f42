// npm run lighthouse [-- --runs 3 --only /,/blogs --languages en]: runs Lighthouse on the built site as a phone on
// a slow connection, and compares the scores with our targets. Run it on an idle machine.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { median } from './lighthouse/figures.mjs';
import { row, HEADINGS, isBelow } from './lighthouse/table.mjs';
import { startLighthouse } from './lighthouse/runLighthouse.mjs';
import { makeBuilt } from './setup/built.mjs';
import { inProject } from './setup/project.mjs';
import { makeReady } from './setup/ready.mjs';
import { serveBuild } from './setup/serveBuild.mjs';

makeReady();
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    languages: { type: 'string', default: 'en' },
  },
});

makeBuilt();
const program = execFileSync(process.execPath, [inProject('scripts/chromium.mjs'), '--whole'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
}).trim();

const REPORTS = inProject('.cache/lighthouse');
mkdirSync(REPORTS, { recursive: true });

const server = await serveBuild();
const lighthouse = await startLighthouse(program);
let failed = false;
try {
  const [blog] = (await server.read('client/get_blog/?perPage=1')).data;
  const ours = ['/', '/ourservices', `/blog/${blog.id}`, '/services/residency'];
  const paths = values.only?.split(',') ?? ours;
  console.log(HEADINGS);
  for (const language of values.languages.split(',')) {
    for (const path of paths) {
      const address = `${server.url}${path}?lang=${language}`;
      const all = [];
      for (let run = 0; run < Number(values.runs); run += 1)
        all.push(await lighthouse.look(address));
      const shown = median(all);
      const name = `${language}${path}`.replaceAll('/', '-').replace(/-$/, '');
      writeFileSync(`${REPORTS}/${name}.json`, JSON.stringify(shown.report));
      failed ||= isBelow(shown);
      console.log(row(`${path} ${language}`, shown));
    }
  }
} finally {
  await lighthouse.close();
  await server.stop();
}
process.exit(failed ? 1 : 0);
