import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, tempFolder } from './folders';

/** Returns a project whose schemas have the service "everything" as well. */
export async function everythingRoot(): Promise<string> {
  const root = await tempFolder();
  await cp(join(ROOT, 'schemas'), join(root, 'schemas'), { recursive: true });
  for (const folder of ['locales', 'src']) await symlink(join(ROOT, folder), join(root, folder));
  const fixtures = join(ROOT, 'tests/fixtures');
  await cp(join(fixtures, 'everything.json'), join(root, 'schemas/services/everything.json'));
  await cp(join(fixtures, 'lists'), join(root, 'schemas/lists'), { recursive: true });
  return root;
}
