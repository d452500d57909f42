import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT, tempFolder } from './harness';

const HTML = `<!doctype html>
<html><head><meta name="rega-settings" content="{}" /></head><body>shell</body></html>`;

const FILES: Readonly<Record<string, string>> = {
  'index.html': HTML,
  'bench.html': '<!doctype html><title>bench</title>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1a2b3c.js': 'export {};',
  'assets/app-1a2b3c.js.br': 'packed',
  '.hidden/secret.txt': 'secret',
};

/** A project's folder with a build of a few files in it. */
export async function builtRoot(files: Readonly<Record<string, string>> = FILES): Promise<string> {
  const root = await tempFolder();
  for (const shared of ['schemas', 'locales', 'src']) {
    await symlink(join(ROOT, shared), join(root, shared));
  }
  await writeFile(join(root, 'package.json'), '{"name":"private"}');
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, 'dist/client', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return root;
}
