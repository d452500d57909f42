import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/definition/model/text';
import { TILE_ICONS } from '../../../src/platform/theme/tileIcons';
import { loadCatalogue } from '../../../src/server/catalogue';
import { agencyRecord } from './agencyRecord';
import { projectRoot, ROOT } from '../support/folders';
import { renderSite } from '../../../src/renderSite';
import { startStaffed } from '../support/staffed';
import { readHtml } from '../pages/templateHtml';
import { CONFIRMED } from '../users/people';

const html = await readFile(join(ROOT, 'index.html'), 'utf8');
const root = await projectRoot({ 'dist/client/index.html': html });

/** The server for records that are refused, so that each is sent to one without a record. */
const refusing = await startStaffed({ root, renderSite });

const [transport] = (await loadCatalogue(ROOT))
  .map(({ service }) => service)
  .filter(({ submit }) => submit.encoding === 'json');
if (!transport) throw new Error('no service is sent as JSON');

const titlesOf = async (
  { app, settings }: Pick<Awaited<ReturnType<typeof startStaffed>>, 'app' | 'settings'>,
  path = '/aboutUs',
) => {
  const urls = [
    ...LANGUAGES.map((language) => `${path}?lang=${language}`),
    `${settings.panelPath}/home`,
  ];
  const pages = await Promise.all(urls.map((url) => app.inject(url)));
  return pages.map(({ body }) => readHtml(body).titles[0]?.split(' · ').at(-1));
};

describe("the agency's name", () => {
  it('is the one of the demo record before there is one', async () => {
    const server = await startStaffed({ root, env: { DEMO: '0' } });
    expect(await server.storage.content.list('agency')).toEqual([]);
    expect(await titlesOf(server)).toEqual(['ڕێگا', 'Rega', 'Rega', 'Rega']);
  });

  it('changes on every page with the record, also on pages that are cached', async () => {
    const server = await startStaffed({ root, renderSite });
    expect(await titlesOf(server)).toEqual(['ڕێگا', 'Rega', 'Rega', 'Rega']);
    await server.answerOf(
      'POST',
      'agency/',
      agencyRecord({ name: ['زاگرۆس', 'زاغروس', 'Zagros'] }),
    );
    expect(await titlesOf(server)).toEqual(['زاگرۆس', 'زاغروس', 'Zagros', 'Zagros']);
    expect(await titlesOf(server, '/nowhere')).toEqual(['زاگرۆس', 'زاغروس', 'Zagros', 'Zagros']);
    const { body } = await server.app.inject('/contactUs?lang=ar');
    expect(readHtml(body).agency).toMatchObject({ name: 'زاغروس' });
    expect(body).toContain('<span lang="ar">زاغروس</span> <span lang="en">Zagros</span>');
    const described = await server.app.inject('/api/openapi.json');
    expect(described.json()).toMatchObject({ info: { title: 'Zagros' } });
  });

  it('is shown in another language where it is missing', async () => {
    const server = await startStaffed({ root, renderSite });
    await server.answerOf('POST', 'agency/', agencyRecord({ name: ['زاگرۆس', '', ''] }));
    expect(await titlesOf(server)).toEqual(['زاگرۆس', 'زاگرۆس', 'زاگرۆس', 'زاگرۆس']);
    const { body } = await server.app.inject('/aboutUs');
    expect(/class="logo-name"[^>]*>(.*?)<\/span><\/span>/u.exec(body)?.[1]).toBe(
      '<span lang="ckb">زاگرۆس',
    );
  });

  it('stays as it was last while the database is gone', async () => {
    const server = await startStaffed({ root, renderSite });
    await server.answerOf(
      'POST',
      'agency/',
      agencyRecord({ name: ['زاگرۆس', 'زاغروس', 'Zagros'] }),
    );
    await server.app.inject('/aboutUs');
    const gone = () => Promise.reject(new Error('ECONNREFUSED'));
    server.storage.content.list = gone;
    server.storage.content.revision = gone;
    const page = await server.app.inject('/contactUs?lang=en');
    expect(page.statusCode).toBe(503);
    expect(readHtml(page.body).titles).toEqual([expect.stringMatching(/ · Zagros$/u)]);
  });
});

describe("the agency's clock, language, money and references", () => {
  it('are those of the record from the next request on', async () => {
    const server = await startStaffed({ root, renderSite });
    const send = async () => {
      const { sample } = transport;
      const response = await server.call('POST', transport.submit.path, sample, {});
      return response.json<{ reference: string }>().reference;
    };
    const page = async () => (await server.app.inject('/aboutUs')).body;
    const first = await send();
    expect(first).toMatch(/^RG-/u);
    expect(await page()).toContain('<html lang="en"');
    const own = { prefix: 'ZG', language: 'ku', timeZone: 'Asia/Dubai', currency: 'EUR' };
    await server.answerOf('POST', 'agency/', agencyRecord({ ...own, weekStart: 'monday' }));
    expect(await send()).toMatch(/^ZG-/u);
    expect(await page()).toContain('<html lang="ckb"');
    const told = (await page()).replaceAll('&quot;', '"');
    expect(told).toContain('"timeZone":"Asia/Dubai","weekStart":1,"currency":"EUR"');
    const found = await server.answerOf('GET', `application/?search=${first}`);
    expect(found).toMatchObject({ total: 1 });
    const table = await server.call('POST', 'application_export/?format=csv', CONFIRMED);
    const { createdAt } = (found.data as { createdAt: string }[])[0] ?? { createdAt: '' };
    const local = new Date(Date.parse(createdAt) + 4 * 3_600_000).toISOString();
    expect(table.body).toContain(local.slice(0, 16).replace('T', ' '));
  });

  it.each(['rg', 'ABCDE', 'A1', 'A'])('refuse the prefix %s', async (prefix) => {
    const { errors } = await refusing.answerOf('POST', 'agency/', agencyRecord({ prefix }), 422);
    expect(errors).toMatchObject([{ name: 'prefix', code: 'pattern' }]);
  });
});

describe("the agency's name as a password", () => {
  const password = 'Zagros-Travel-2026';

  it('is refused for new accounts and for changed passwords, from the next request on', async () => {
    const server = await startStaffed({ root, renderSite });
    const { id } = await server.answerOf('GET', 'me/');
    const tries = async () => {
      const account = { email: 'new@agency.example', password, role: 'owner', ...CONFIRMED };
      const responses = [
        await server.call('PUT', `change_password/${id as string}/`, { oldPassword: '', password }),
        await server.call('POST', 'user/', account),
      ];
      return responses.map((response) =>
        (response.json<{ errors?: { name: string; code: string }[] }>().errors ?? []).map(
          ({ name, code }) => `${name} ${code}`,
        ),
      );
    };
    await server.answerOf('POST', 'agency/', agencyRecord({ name: ['', '', 'Zagros Travel'] }));
    expect(await tries()).toEqual([
      ['oldPassword required', 'password knownPassword'],
      ['password knownPassword'],
    ]);
    await server.answerOf('POST', 'agency/', agencyRecord({ name: ['', '', 'Sirwan'] }));
    expect(await tries()).toEqual([['oldPassword required'], []]);
  });
});

describe("the agency's colours", () => {
  const RED = { primary: '#8b1a1a', secondary: '#5c0f0f' };

  it('change the style sheet under a new address, which may be kept for ever', async () => {
    const server = await startStaffed({ root, renderSite });
    const read = async () => {
      const page = await server.app.inject('/aboutUs');
      const [, address = ''] = /rel="stylesheet" href="([^"]+)"/u.exec(page.body) ?? [];
      const style = await server.app.inject(address);
      return { page: readHtml(page.body), address, style };
    };
    const before = await read();
    expect(before.style.body).toContain('--rega-brand:#2aa1bc;');
    expect(before.style.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.any(String) as unknown,
    });
    await server.answerOf('POST', 'agency/', agencyRecord({ name: ['', '', 'Zagros'], ...RED }));
    const after = await read();
    expect(after.address).not.toBe(before.address);
    expect(after.style.body).toContain('--rega-brand:#8b1a1a;');
    expect(after.page.metas('theme-color')).toEqual(['#5c0f0f']);
    const old = await server.app.inject(before.address);
    expect(old.headers['cache-control']).toBe('no-cache');
    expect(old.body).toBe(after.style.body);
  });

  it('turn the drawings, which stay as they are in the colours in which they were made', async () => {
    const server = await startStaffed({ root, renderSite });
    const drawn = await server.app.inject('/brand/scene.svg');
    expect(drawn.headers['content-type']).toBe('image/svg+xml');
    expect(drawn.body).toContain('#094469');
    await server.answerOf('POST', 'agency/', agencyRecord({ name: ['', '', 'Zagros'], ...RED }));
    const turned = await server.app.inject('/brand/scene.svg');
    expect(turned.body).not.toMatch(/#(?:094469|2a91ab|0b4f6c)/u);
    expect((await server.app.inject('/brand/pin.svg')).body).not.toContain('#13708a');
  });

  it.each(Object.keys(TILE_ICONS))(
    'have a light drawing for the pages of services with the icon %s',
    async (icon) => {
      const { statusCode, body } = await refusing.app.inject(`/brand/${icon}.svg`);
      expect(statusCode).toBe(200);
      expect(body).toContain('viewBox="0 0 640 320"');
      expect(body.length).toBeLessThan(4000);
    },
  );

  it.each([
    [{ secondary: '#f59e0b' }, 'secondary', 'contrast', 4.5],
    [{ primary: '#fffde7' }, 'primary', 'contrast', 1.5],
    [{ primary: 'red' }, 'primary', 'colour', undefined],
  ])('are refused where nobody could read them: %j', async (wrong, field, code, limit) => {
    const record = { name: ['', '', 'Zagros'], ...RED, ...wrong };
    const { errors } = await refusing.answerOf('POST', 'agency/', agencyRecord(record), 422);
    expect(errors).toMatchObject([{ name: field, code, ...(limit && { limit }) }]);
  });
});
