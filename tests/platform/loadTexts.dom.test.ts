import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../src/definition/model/text';

type Load = (language: Language, part: string) => Promise<{ readonly default: object }>;

/** A part of a language's texts, which names itself. */
const told: Load = async (language, part) => ({
  default: { [part]: { said: `${language} ${part}` } },
});

const load = vi.hoisted(() => vi.fn<Load>());

vi.mock('virtual:texts', () => {
  const PARTS = ['shell', 'form', 'services', 'reading'];
  const partsOf = (language: Language) =>
    Object.fromEntries(PARTS.map((part) => [part, () => load(language, part)]));
  return { texts: { ku: partsOf('ku'), ar: partsOf('ar'), en: partsOf('en') } };
});

/** Returns what a part says in the language of the page. */
const said = (part: string): unknown =>
  i18next.getResource(i18next.language, 'site', `${part}.said`);

/** A fresh page in English. */
async function open() {
  vi.resetModules();
  const store = await import('../../src/platform/language/languageStore');
  const preference = await import('../../src/platform/language/preference');
  await store.showLanguage('en');
  return { ...store, ...preference };
}

/** Delays the texts of a language until the returned function is called. */
function hold(held: Language): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  load.mockImplementation(async (language, part) => {
    if (language === held) await released;
    return told(language, part);
  });
  return () => release();
}

beforeEach(() => {
  localStorage.clear();
  load.mockImplementation(told);
});

describe('the texts of a page', () => {
  it('are there in the language that stays, after another could not be had', async () => {
    const page = await open();
    load.mockImplementation((language, part) =>
      language === 'ku' ? Promise.reject(new Error('no line')) : told(language, part),
    );
    await expect(page.showLanguage('ku')).rejects.toThrow('no line');
    await page.loadTexts('form');
    expect(said('form')).toBe('en form');
  });

  it('are there in the language on the screen while another is on its way', async () => {
    const page = await open();
    const release = hold('ku');
    const shown = page.showLanguage('ku');
    const wanted = page.loadTexts('reading');
    await vi.waitFor(() => expect(said('reading')).toBe('en reading'), 30_000);
    release();
    await Promise.all([shown, wanted]);
    expect(said('reading')).toBe('ku reading');
  });
});

describe('a choice that is on its way', () => {
  it('is not remembered if another was made since', async () => {
    const page = await open();
    const release = hold('ku');
    const first = page.chooseLanguage('ku');
    await page.chooseLanguage('ar');
    release();
    await first;
    expect(page.languageStore.getState().language).toBe('ar');
    expect(localStorage.getItem('rega-language')).toBe('ar');
  });

  it('leaves nothing for the place to say', async () => {
    const page = await open();
    expect(page.isLanguageOpen()).toBe(true);
    const release = hold('ku');
    const chosen = page.chooseLanguage('ku');
    expect(page.isLanguageOpen()).toBe(false);
    release();
    await chosen;
  });

  it('is not remembered if its texts cannot be loaded', async () => {
    const page = await open();
    load.mockRejectedValue(new Error('no line'));
    await expect(page.chooseLanguage('ku')).rejects.toThrow('no line');
    expect(localStorage.getItem('rega-language')).toBeNull();
  });
});
