// @vitest-environment jsdom
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { useTheme } from '@mui/material/styles';
import { useRtl } from '@mui/system/RtlProvider';
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTranslation } from '../../src/platform/language/useTranslation';
import type { Language } from '../../src/definition/model/text';
import {
  chooseLanguage,
  languageTag,
  showLanguage,
  languageStore,
} from '../../src/platform/language/languageStore';
import { preferredLanguage } from '../../src/platform/language/preference';
import { loadMuiTheme, MuiTheme } from '../../src/platform/theme/MuiTheme';
beforeEach(async () => {
  localStorage.clear();
  await showLanguage('en');
});
afterEach(cleanup);

const screenState = () => ({
  language: languageStore.getState().language,
  lang: document.documentElement.lang,
  dir: document.documentElement.dir,
  home: i18next.t('shell.home'),
});

const STATES: readonly (readonly [Language, object])[] = [
  ['ku', { language: 'ku', lang: 'ckb', dir: 'rtl', home: 'سەرەتا' }],
  ['ar', { language: 'ar', lang: 'ar', dir: 'rtl', home: 'الرئيسية' }],
  ['en', { language: 'en', lang: 'en', dir: 'ltr', home: 'Home' }],
];

describe('a language', () => {
  it.each(STATES)('%s is shown with its words, tag and direction', async (language, state) => {
    await showLanguage(language);
    expect(screenState()).toEqual(state);
    expect(languageTag()).toBe(document.documentElement.lang);
  });

  it('changes words, tag and direction in one turn', async () => {
    await showLanguage('ku');
    const seen: unknown[] = [];
    const stop = languageStore.subscribe(() => seen.push(screenState()));
    await showLanguage('ar');
    stop();
    expect(seen).toEqual([STATES[1]?.[1]]);
  });

  it('is the later of two that were requested at once', async () => {
    await Promise.all([showLanguage('ku'), showLanguage('ar')]);
    expect(screenState()).toEqual(STATES[1]?.[1]);
  });
});

describe('the preference', () => {
  it.each<[kept: string | null, language: Language]>([
    [null, 'en'],
    ['ku', 'ku'],
    ['ar', 'ar'],
    ['en', 'en'],
    ['ckb', 'en'],
    ['<b>', 'en'],
  ])('%s is read as %s', (kept, language) => {
    if (kept !== null) localStorage.setItem('rega-language', kept);
    expect(preferredLanguage()).toBe(language);
  });

  it('is what the visitor chose, not what a page shows', async () => {
    await chooseLanguage('ku');
    await showLanguage('en');
    expect(preferredLanguage()).toBe('ku');
  });

  it('does without storage', async () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    await chooseLanguage('ku');
    expect(preferredLanguage()).toBe('en');
    expect(screenState().language).toBe('ku');
    vi.restoreAllMocks();
  });

  it.each<[lang: string, language: Language]>([
    ['ckb', 'ku'],
    ['ar', 'ar'],
    ['fr', 'en'],
    ['', 'en'],
  ])('begins with the language in which the server wrote the page: %j is %s', async (lang, own) => {
    document.documentElement.lang = lang;
    vi.resetModules();
    const opened = await import('../../src/platform/language/preference');
    expect(opened.preferredLanguage()).toBe(own);
  });
});

let mounts = 0;

function Probe() {
  const { t } = useTranslation();
  const [number] = useState(() => (mounts += 1));
  const { key } = useCache();
  const look = `${key} ${String(useRtl())} ${useTheme().palette.primary.main}`;
  return (
    <>
      <input aria-label={t('shell.home')} />
      <p>{`${number} ${look}`}</p>
    </>
  );
}

const useCache = (): { readonly key: string } => useEmotionCache() ?? { key: 'none' };

describe('a switch of language', () => {
  it('unmounts nothing: what was typed, the focus and the element itself stay', async () => {
    document.documentElement.style.setProperty('--rega-accent', '#2b6cb0');
    await loadMuiTheme();
    mounts = 0;
    render(
      <MuiTheme>
        <Probe />
      </MuiTheme>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Home');
    input.value = 'typed';
    input.focus();
    expect(screen.getByText(/^1 rega false #2b6cb0$/u)).toBeTruthy();
    await act(() => showLanguage('ku'));
    expect(screen.getByLabelText('سەرەتا')).toBe(input);
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('typed');
    expect(screen.getByText(/^1 rega-rtl true #2b6cb0$/u)).toBeTruthy();
    await act(() => showLanguage('en'));
    expect(screen.getByText(/^1 rega false #2b6cb0$/u)).toBeTruthy();
    expect(mounts).toBe(1);
  });
});
