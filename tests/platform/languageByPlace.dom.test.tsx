import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../src/definition/model/text';

/** A fresh page: what was chosen by hand is remembered by a module of its own. */
async function open() {
  vi.resetModules();
  const store = await import('../../src/platform/language/languageStore');
  const { preferredLanguage, rememberNamed } =
    await import('../../src/platform/language/preference');
  const { useLanguageByPlace } = await import('../../src/platform/language/useLanguageByPlace');
  await store.showLanguage(preferredLanguage());
  return {
    ...store,
    preferredLanguage,
    rememberNamed,
    visit: (isAsked = true) => renderHook(() => useLanguageByPlace(isAsked)),
    shown: () => store.languageStore.getState().language,
  };
}

const ask = vi.fn<typeof fetch>();
const respond = (body: unknown, status = 200) =>
  ask.mockImplementation(async () => Response.json(body, { status }));
const isAsked = () => waitFor(() => expect(ask).toHaveBeenCalledOnce());
/** All that an answer sets off has happened by then. */
const settle = () => new Promise((done) => setTimeout(done, 50));

beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(cleanup);

describe('a visitor of whom nothing is known', () => {
  it.each<[country: string, region: string, language: Language]>([
    ['IQ', 'Erbil', 'ku'],
    ['IQ', 'Sulaymaniyah', 'ku'],
    ['IQ', 'Baghdad', 'ar'],
    ['IQ', '', 'ar'],
    ['DE', 'Berlin', 'en'],
  ])('from %s, %s is greeted in %s, and so on the next page', async (country, region, language) => {
    respond({ country, region });
    const page = await open();
    page.visit();
    await isAsked();
    expect(ask.mock.calls[0]?.[0]).toBe('/api/client/geo/');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    await waitFor(() => expect(page.shown()).toBe(language));
    const next = await open();
    next.visit();
    await settle();
    expect(next.shown()).toBe(language);
    expect(ask).toHaveBeenCalledOnce();
    expect(localStorage).toHaveLength(0);
  });

  it.each([[{ country: '', region: '' }], [{}], [null], ['IQ'], [{ country: 7 }]])(
    'keeps the default where the answer is %j',
    async (body) => {
      respond(body);
      const page = await open();
      page.visit();
      await isAsked();
      await settle();
      expect(page.shown()).toBe('en');
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('keeps the default where the lookup is refused or fails', async () => {
    respond({ country: 'IQ', region: 'Erbil' }, 500);
    const page = await open();
    page.visit();
    await isAsked();
    ask.mockRejectedValue(new TypeError('no line'));
    const other = await open();
    other.visit();
    await settle();
    expect(ask).toHaveBeenCalledTimes(2);
    expect([page.shown(), other.shown()]).toEqual(['en', 'en']);
  });

  it('is not waited for beyond two seconds', async () => {
    ask.mockImplementation(
      (_, init) =>
        new Promise((_done, fail) => {
          init?.signal?.addEventListener('abort', () => fail(new Error('aborted')));
        }),
    );
    const { languageOfPlace } = await import('../../src/platform/language/useLanguageByPlace');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const language = languageOfPlace();
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    await expect(language).resolves.toBeUndefined();
  });
});

describe('a choice made by hand', () => {
  it('wins over a place that answers later', async () => {
    let reply: (response: Response) => void = () => undefined;
    ask.mockImplementation(() => new Promise((done) => (reply = done)));
    const page = await open();
    page.visit();
    await isAsked();
    await page.chooseLanguage('ar');
    reply(Response.json({ country: 'IQ', region: 'Erbil' }));
    await settle();
    expect(page.shown()).toBe('ar');
    expect(page.preferredLanguage()).toBe('ar');
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks for no place if it was made at an earlier visit', async () => {
    localStorage.setItem('rega-language', 'ar');
    const page = await open();
    page.visit();
    await settle();
    expect(page.shown()).toBe('ar');
    expect(ask).not.toHaveBeenCalled();
  });

  it('is following a link that names a language, for the pages after it as well', async () => {
    sessionStorage.setItem('rega-place-language', 'ku');
    localStorage.setItem('rega-language', 'en');
    history.replaceState(null, '', '/?lang=ar');
    const page = await open();
    page.rememberNamed();
    expect(page.preferredLanguage()).toBe('ar');
    history.replaceState(null, '', '/ourservices');
    expect((await open()).preferredLanguage()).toBe('ar');
  });

  it('wins over the link that led here, and the address says so', async () => {
    history.replaceState({ step: 2 }, '', '/blogs?lang=ar&show=12#main');
    const page = await open();
    page.rememberNamed();
    await page.chooseLanguage('ku');
    expect(page.preferredLanguage()).toBe('ku');
    expect([location.pathname + location.search + location.hash, history.state]).toEqual([
      '/blogs?lang=ku&show=12#main',
      { step: 2 },
    ]);
  });
});

it('nobody asks where the language is not the visitor’s, nor once the page is gone', async () => {
  respond({ country: 'IQ', region: 'Erbil' });
  const page = await open();
  page.visit(false);
  page.visit().unmount();
  await settle();
  expect(ask).not.toHaveBeenCalled();
});
