// npm run pictures: makes the pictures of README from the running product, in docs/pictures.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { inProject } from './setup/project.mjs';
import { measure } from './setup/measure.mjs';

const STAFF = { STAFF_EMAIL: 'staff@rega.example', STAFF_PASSWORD: 'correct horse battery staple' };
const PHONE = { width: 390, height: 760 };
const DESKTOP = { width: 1280, height: 800 };
const PANEL = '/8d_001pass';
/** Pixels between the phones of a picture. */
const GAP = 24;

mkdirSync(inProject('docs/pictures'), { recursive: true });
await measure({ settings: STAFF }, async ({ browser, url }) => {
  // Stores an application of each service.
  const contract = ['scripts/contract.mjs', '--base', `${url}/api/`, '--write'];
  spawnSync(process.execPath, contract, { cwd: inProject(), stdio: 'ignore' });
  const open = async (path, viewport) => {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(url + path);
    await page.locator('main h1').first().waitFor();
    return page;
  };
  const forms = ['ku', 'ar', 'en'].map((language) =>
    open(`/services/residency?lang=${language}`, PHONE).then(formShot),
  );
  await write('home', [await shot(await open('/?lang=ku', PHONE))]);
  await write('form', await Promise.all(forms));
  await write('panel', [await panelShot(await open(PANEL, DESKTOP))]);
});

/** Shows the first fields, below the introduction. */
async function formShot(page) {
  const field = page.locator('main input:visible').first();
  await field.evaluate((input) => {
    (input.closest('form') ?? input).scrollIntoView({ behavior: 'instant' });
    // Below the header, which stays at the top.
    window.scrollBy({ top: -50, behavior: 'instant' });
  });
  return shot(page);
}

async function panelShot(page) {
  await page.locator('input[type=email]').fill(STAFF.STAFF_EMAIL);
  await page.locator('input[type=password]').fill(STAFF.STAFF_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.locator('nav').first().waitFor();
  await page.locator('a[href$="/inbox"]').first().click();
  await page.locator('main tbody tr').first().waitFor();
  return shot(page);
}

/** Returns what the page shows once its pictures are there. */
async function shot(page) {
  // The panel always has a request under way: the stream of what arrives.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Writes pictures side by side as one file. */
async function write(name, shots) {
  const { width, height } = await sharp(shots[0]).metadata();
  const space = {
    width: (width + GAP) * shots.length - GAP,
    height,
    channels: 4,
    background: '#fff0',
  };
  const parts = shots.map((input, index) => ({ input, top: 0, left: index * (width + GAP) }));
  const file = inProject('docs/pictures', `${name}.webp`);
  await sharp({ create: space }).composite(parts).webp({ quality: 80 }).toFile(file);
  console.log(file);
}
