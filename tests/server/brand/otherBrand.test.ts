import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SITE_ROUTE_NAMES, SITE_ROUTES } from '../../../src/contract/siteRoutes';
import { wcagContrast } from 'culori';
import { paletteOf } from '../../../src/definition/brand/palette';
import { LANGUAGES } from '../../../src/definition/model/text';
import { loadCatalogue } from '../../../src/server/catalogue';
import { searchFieldsOf } from '../../../src/definition/describe/searchFields';
import { fromPayload } from '../../../src/definition/payload/payload';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import { mailEnv, openMailbox, partsOf } from '../messages/mailbox';
import { sampleRequest } from '../submit/submission';
import { servicesThat } from '../support/picks';
import { projectRoot, ROOT } from '../support/folders';
import { startStaffed } from '../support/staffed';
import { agencyRecord } from './agencyRecord';
import { NAME, renamed, SECOND, traces } from './secondBrand';

const kinds = await loadContentKinds(ROOT);
const services = (await loadCatalogue(ROOT)).map(({ service }) => service);
const [service] = servicesThat(
  'asks for an e-mail address and is sent as JSON',
  (one) =>
    one.submit.encoding === 'json' &&
    searchFieldsOf(one.form, fromPayload(one, one.sample), '').email !== '',
);
const root = await projectRoot({
  'dist/client/index.html': await readFile(join(ROOT, 'index.html'), 'utf8'),
});

it('is searched for traces that the first agency does leave', async () => {
  const { app } = await startStaffed({ root });
  expect(traces((await app.inject('/aboutUs?lang=ku')).body)).toContain('ڕێگا');
  expect(traces((await app.inject('/aboutUs?lang=en')).body)).toContain('Rega');
  expect(traces((await app.inject('/brand/style.css')).body)).toContain('#094469');
});

describe.each(SECOND)('on a running server, an agency in %s', (_, colours) => {
  it('leaves no trace of the one before, in three languages', async () => {
    const mailbox = await openMailbox();
    const server = await startStaffed({
      root,
      env: {
        ...mailEnv(mailbox),
        MAIL_FROM: 'office@zagros.example',
        PUBLIC_URL: 'https://z.example',
      },
    });
    const { app, storage, answerOf } = server;
    // Kept responses of the first agency must not be sent any more.
    for (const language of LANGUAGES) await app.inject(`/?lang=${language}`);
    for (const kind of kinds.filter(({ id }) => id !== 'agency')) {
      for (const { id, createdAt, document } of await storage.content.list(kind.id)) {
        await storage.content.replace(kind.id, id, renamed(document), createdAt);
      }
    }
    const own = { prefix: 'ZG', letterhead: ['هەولێر', 'أربيل', 'Erbil'] };
    await answerOf('POST', 'agency/', agencyRecord({ name: [...NAME], ...colours, ...own }));

    const [blog] = await storage.content.ids('blog');
    const paths = [
      ...SITE_ROUTE_NAMES.map((name) => SITE_ROUTES[name].replace(':id', blog ?? '')),
      ...services.map(({ route }) => route),
      '/no-such-page',
      '/shell',
      server.settings.panelPath,
    ];
    const urls = [
      ...paths.flatMap((path) => LANGUAGES.map((language) => `${path}?lang=${language}`)),
      ...['style.css', 'manifest.webmanifest', 'scene.svg', 'pin.svg'].map(
        (name) => `/brand/${name}`,
      ),
      '/api/openapi.json',
      '/sitemap.xml',
      '/robots.txt',
    ];
    const found: Record<string, string[]> = {};
    for (const url of urls) {
      const { body } = await app.inject(url);
      if (traces(body).length > 0) found[url] = traces(body);
    }
    expect(found).toEqual({});

    for (const language of ['ckb', 'ar', 'en']) {
      const sent = await app.inject(await sampleRequest(service, { 'content-language': language }));
      expect(sent.statusCode, sent.body).toBe(201);
      expect(sent.json<{ reference: string }>().reference).toMatch(/^ZG-/u);
    }
    for (const mail of await mailbox.arrived(3)) {
      const { text, html } = partsOf(mail);
      expect(text).toMatch(/Zagros|زاگرۆس|زاغروس/u);
      expect(traces(mail.headers + text + html)).toEqual([]);
      expect(html).toContain(paletteOf(colours).deep);
    }
  });

  it('has text that can be read and marks that can be seen', () => {
    const { accent, action, deep, paper, tint } = paletteOf(colours);
    for (const text of [action, deep]) {
      for (const ground of [paper, tint])
        expect(wcagContrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(wcagContrast(accent, paper)).toBeGreaterThanOrEqual(3);
  });
});

it('no source of a script or style sheet names an agency or its colours', async () => {
  const files = (await readdir(join(ROOT, 'src'), { recursive: true })).filter(
    (name) => /\.(?:tsx?|css|svg)$/u.test(name) && !name.startsWith('server'),
  );
  const found: Record<string, string[]> = {};
  for (const name of [...files, '../index.html']) {
    const text = await readFile(join(ROOT, 'src', name), 'utf8');
    // What is explained to those who read the code is not sent.
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*$/gmu, '');
    // In lower case it is the software's name: of caches, events and stored drafts.
    const named = traces(code).filter((one) => one !== 'rega');
    if (named.length > 0) found[name] = named;
  }
  expect(found).toEqual({});
});
