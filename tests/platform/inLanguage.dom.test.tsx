import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useTranslation } from '../../src/platform/language/useTranslation';
import type { Language } from '../../src/definition/model/text';
import { showLanguage, languageStore } from '../../src/platform/language/languageStore';
import { InLanguage } from '../../src/platform/theme/InLanguage';

beforeAll(async () => {
  await showLanguage('en');
});
afterEach(cleanup);

const HOME: readonly (readonly [Language, string, string, string])[] = [
  ['ku', 'سەرەتا', 'ckb', 'rtl'],
  ['ar', 'الرئيسية', 'ar', 'rtl'],
  ['en', 'Home', 'en', 'ltr'],
];

function Home({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return <p data-testid={id}>{t('shell.home')}</p>;
}

describe('a part of the page', () => {
  it.each(HOME)('speaks %s, and the page goes on in its own language', async (...row) => {
    const [language, word, tag, direction] = row;
    render(
      <>
        <InLanguage language={language}>
          <Home id="inside" />
        </InLanguage>
        <Home id="outside" />
      </>,
    );
    const inside = await screen.findByTestId('inside');
    expect(inside.textContent).toBe(word);
    expect(inside.closest('[lang]')?.getAttribute('lang')).toBe(tag);
    expect(inside.closest('[dir]')?.getAttribute('dir')).toBe(direction);
    expect(screen.getByTestId('outside').textContent).toBe('Home');
    expect(i18next.language).toBe('en');
    expect(languageStore.getState().language).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('stays as it is when the language of the page changes', async () => {
    render(
      <InLanguage language="ar">
        <Home id="inside" />
      </InLanguage>,
    );
    const inside = await screen.findByTestId('inside');
    await act(() => showLanguage('ku'));
    expect(inside.textContent).toBe('الرئيسية');
    await act(() => showLanguage('en'));
  });
});
