import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import type { Service } from '../../src/definition/model/service';
import { stepFields } from '../../src/definition/model/stepOf';
import { LANGUAGES, pick } from '../../src/definition/model/text';
import { isLong } from '../server/support/long';
import { fillFields } from './fill';
import { expectAccessible } from './accessibility';
import { newPage, screenshot } from './harness';
import { copyProject, type ProjectCopy } from '../shared/projectCopy';
import { type RunningServer, startServer } from './server';
import { answersOf } from './services';
import { logIn } from './staff';

const NEW = 'studentvisa';

let copy: ProjectCopy;
let root: string;
let server: RunningServer | undefined;
let service: Service;

beforeAll(async () => {
  copy = copyProject();
  ({ root } = copy);
  copyFileSync(`tests/browser/newService/${NEW}.json`, join(root, `schemas/services/${NEW}.json`));
  // It reads the definitions when it starts.
  cpSync('dist/server', join(root, 'dist/server'), { recursive: true });
  execFileSync(process.execPath, ['scripts/build.mjs', '--site'], { cwd: root });
  service = readServices(join(root, 'schemas')).find(({ id }) => id === NEW)!;
  server = await startServer(root, { DEMO: '0' });
}, 180_000);

afterAll(async () => {
  await server?.stop();
  copy.remove();
});

it.each(isLong ? LANGUAGES : (['ku'] as const))(
  'one new file adds a tile, a form and a staff list in %s',
  async (language) => {
    const { baseUrl } = server!;
    const page = await newPage({ language, width: 360, height: 740, origin: baseUrl });
    await page.goto('/ourservices');
    await page.getByRole('link', { name: pick(service.tile.title, language) }).click();
    await page.getByText(pick(service.page.intro!, language)).waitFor();
    expect(new URL(page.url()).pathname).toBe(service.route);
    const answers = answersOf(service);
    for (const step of service.steps) {
      await page
        .getByRole('heading', { level: 2, name: pick(step.title, language), exact: true })
        .waitFor();
      await fillFields(page, service.form, answers, stepFields(step));
      await expectAccessible(page);
      await page.locator('.rg-step button[type=submit]').click();
    }
    await page.locator('.rg-review .rg-actions .rg-button-primary').click();
    const reference = await page.locator('.rg-reference-number').textContent();
    await page.getByText(pick(service.submit.success.text, language)).first().waitFor();
    await screenshot(page, `new service ${language}`);

    const staff = await logIn(baseUrl);
    const { data } = await staff.get<{ data: { id: string; reference: string }[] }>(
      service.staff.list,
    );
    const { id } = data.find((row) => row.reference === reference)!;
    const record = await staff.get<Record<string, unknown>>(`${service.staff.list}${id}/`);
    const { photos, ...rest } = answers;
    expect(record).toMatchObject({ ...rest, language, reference });
    expect(record.photos).toHaveLength((photos as string[]).length);
  },
);
