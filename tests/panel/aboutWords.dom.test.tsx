import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AboutWords } from '../../src/panel/applications/AboutWords';
import { showLanguage } from '../../src/platform/language/languageStore';

afterEach(async () => {
  cleanup();
  await showLanguage('en');
});

it.each([
  ['en', 'ltr', 'EBL → IST · 10 Apr 2036'],
  ['ku', 'rtl', 'EBL → IST · 10ی نیسانی 2036'],
] as const)(
  'runs in the direction of the panel in %s, whatever its first letter is',
  async (language, dir, text) => {
    await showLanguage(language);
    const { container } = render(<AboutWords about="EBL → IST · 2036-04-10" />);
    expect(container.textContent).toBe(text);
    const parts = [...container.querySelectorAll('bdi')];
    expect(parts.map((part) => part.dir)).toEqual([dir, dir, dir]);
  },
);
