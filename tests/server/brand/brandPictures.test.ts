import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { agencyRecord } from './agencyRecord';
import { projectRoot, ROOT } from '../support/folders';
import { renderSite } from '../../../src/renderSite';
import { startStaffed } from '../support/staffed';

const files = ['content/agency/square.png', 'content/agency/share.jpg'];
const root = await projectRoot({
  'dist/client/index.html': await readFile(join(ROOT, 'index.html'), 'utf8'),
});

/** Starts a server whose demo pictures lie where a server from the sources has them. */
async function start() {
  await mkdir(join(root, 'public/content/agency'), { recursive: true });
  for (const file of files) await copyFile(join(ROOT, 'public', file), join(root, 'public', file));
  return startStaffed({ root, renderSite });
}

const RED = { r: 200, g: 20, b: 20 };
const logo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } })
    .png()
    .toBuffer();

async function upload(server: Awaited<ReturnType<typeof start>>, picture: Buffer) {
  const parts = [{ name: 'photo', filename: 'a.png', type: 'image/png', content: picture }];
  const response = await server.sendParts('POST', 'content_photo/', parts);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ address: string }>().address;
}

/** Returns the colour in the middle of a picture. */
async function middle(picture: Buffer): Promise<readonly number[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)];
}

const NAMES = [
  ['mark.webp', 'image/webp', 128, 128],
  ['icon-64.png', 'image/png', 64, 64],
  ['icon-192.png', 'image/png', 192, 192],
  ['icon-512.png', 'image/png', 512, 512],
  ['touch-180.png', 'image/png', 180, 180],
  ['whole-512.png', 'image/png', 512, 512],
  ['share.jpg', 'image/jpeg', 1200, 630],
] as const;

describe.each(NAMES)('%s', (name, type, width, height) => {
  it('is made from the logo, again when that changes, and without one in the brand colour', async () => {
    const server = await start();
    const read = async () => server.app.inject(`/brand/${name}`);
    const first = await read();
    expect(first.headers['content-type']).toBe(type);
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width, height });
    const logoSquare = await upload(server, await logo(600, 600));
    const record = { name: ['', '', 'Zagros'], primary: '#8b1a1a', secondary: '#5c0f0f' };
    await server.answerOf('POST', 'agency/', agencyRecord({ ...record, logoSquare }));
    const second = await read();
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
    const [red = 0, green = 255] = await middle(second.rawPayload);
    expect([red > 180, green < 40]).toEqual([true, true]);
    await server.answerOf('POST', 'agency/', agencyRecord(record));
    const [plain = 0] = await middle((await read()).rawPayload);
    expect(Math.abs(plain - 0x5c)).toBeLessThan(6);
  });
});

describe('the pages', () => {
  it('show a wide logo in place of mark and name, and no logo where there is none', async () => {
    const server = await start();
    const page = async () => (await server.app.inject('/aboutUs')).body;
    expect(await page()).toMatch(/class="logo-mark" src="\/brand\/mark\.webp\?v=\w+"/u);
    const record = { name: ['زاگرۆس', '', 'Zagros'] };
    await server.answerOf('POST', 'agency/', agencyRecord(record));
    expect(await page()).not.toContain('logo-mark');
    expect((await server.app.inject('/brand/logo.webp')).statusCode).toBe(404);
    const logoAddress = await upload(server, await logo(900, 200));
    await server.answerOf('POST', 'agency/', agencyRecord({ ...record, logo: logoAddress }));
    expect(await page()).toMatch(
      /class="logo-whole" src="\/brand\/logo\.webp\?v=\w+" alt="زاگرۆس Zagros"/u,
    );
    const shown = await server.app.inject('/brand/logo.webp');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 594, height: 132 });
  });

  it('name a manifest with the name and colours of the agency, and icons of the sizes that it says', async () => {
    const server = await start();
    await server.answerOf(
      'POST',
      'agency/',
      agencyRecord({
        name: ['زاگرۆس', '', 'Zagros'],
        secondary: '#5c0f0f',
      }),
    );
    const { body } = await server.app.inject('/');
    const [, address = ''] = /rel="manifest" href="([^"]+)"/u.exec(body) ?? [];
    const response = await server.app.inject(address);
    expect(response.headers['content-type']).toContain('application/manifest+json');
    const manifest = response.json<{ icons: { src: string; sizes: string }[] }>();
    expect(manifest).toMatchObject({ id: '/', name: 'Zagros زاگرۆس', theme_color: '#5c0f0f' });
    expect(manifest.icons.length).toBeGreaterThan(2);
    for (const { src, sizes } of manifest.icons) {
      const icon = await server.app.inject(src);
      expect(icon.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const { width, height } = await sharp(icon.rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});
