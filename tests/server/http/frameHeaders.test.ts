import { describe, expect, test } from 'vitest';
import { readHtml, startWithShell } from '../pages/templateHtml';

const { app } = await startWithShell();

const open = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({
    url,
    headers: { 'accept-language': 'ar' },
  });
  return { status: statusCode, headers, body, ...readHtml(body) };
};

const SCRIPT = '<script src="/preview.js"></script>';

describe('preview page', () => {
  test.each(['/blog/draft', '/', '/services/visa/none'])(
    'renders %s without stored content',
    async (path) => {
      const page = await open(`${path}?preview=1&lang=ku`);
      expect([page.status, page.language, page.direction]).toEqual([200, 'ckb', 'rtl']);
      expect(page.headers['x-robots-tag']).toBe('noindex');
      expect(page.body.split(SCRIPT)).toHaveLength(2);
      expect(page.first).toBeUndefined();
      expect(page.canonical).toEqual([]);
    },
  );

  test.each(['/blog/none', '/?preview=2', '/8d_001pass?preview=1'])(
    'is not served for %s',
    async (url) => {
      expect((await open(url)).body).not.toContain(SCRIPT);
    },
  );
});

test('the offline shell contains settings and contact data and is not indexed', async () => {
  const shell = await open('/shell');
  expect([shell.status, shell.language]).toEqual([200, 'ar']);
  expect(shell.headers['x-robots-tag']).toBe('noindex');
  expect(shell.metas('rega-settings')[0]).toContain('"panelPath":"/8d_001pass"');
  expect(Object.keys(shell.first?.responses ?? {}).toSorted()).toEqual([
    'client/get_contactus/',
    'client/service/',
  ]);
  expect(shell.heading).toBe('');
});
