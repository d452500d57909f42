// npm run new-service -- <id> --ku TITLE --ar TITLE --en TITLE: what "New service" of the designer does (npm run dev).
import { parseArgs } from 'node:util';
import { giveUp, inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const USAGE = 'npm run new-service -- <id> --ku TITLE --ar TITLE --en TITLE';
const text = { type: 'string' };
const options = { ku: text, ar: text, en: text, root: { ...text, default: inProject() } };
const { ku, ar, en, root, id } = readArguments();
const { serviceFiles } = await readyModule('scripts/designer/serviceFiles.ts');
try {
  const { line } = await serviceFiles(root).create(id, [ku, ar, en]);
  console.log(
    `schemas/services/${line.id}.json is written; npm run dev shows it at ${line.route}.`,
  );
} catch (error) {
  giveUp(error.message);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [id] = positionals;
    if (id && values.ku && values.ar && values.en) return { ...values, id };
    return giveUp(USAGE);
  } catch (error) {
    return giveUp(`${error.message}\n${USAGE}`);
  }
}
