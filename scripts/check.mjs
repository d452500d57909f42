// Checks schemas/ and locales/: node scripts/check.mjs [folder]. Exits with code 1 if there is any
// error. With --write, writes the files that follow from the table of keywords and from the names of fields.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const [folder = inProject()] = process.argv.slice(2);
if (folder === '--write') {
  const { keywordFiles, nameFiles } = await readyModule('scripts/check/keywordFiles.ts');
  for (const filesIn of [keywordFiles, nameFiles]) {
    for (const [path, text] of await filesIn(inProject())) writeFileSync(inProject(path), text);
  }
} else {
  const { main } = await readyModule('scripts/check/main.ts');
  process.exitCode = main(resolve(folder));
}
