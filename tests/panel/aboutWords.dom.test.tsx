import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AboutWords } from '../../src/panel/applications/AboutWords';
import { showLanguage } from '../../src/platform/language/languageStore';

afterEach(async () => {
  cleanup();
  await showLanguage('en');
});

it.each([
  ['en', 'ltr', 'Erbil to Istanbul · 10 April 2027'],
  ['ku', 'rtl', 'Erbil to Istanbul · 10ی نیسانی 2027'],
] as const)(
  'runs in the direction of the panel in %s, whatever its first letter is',
  async (language, dir, text) => {
    await showLanguage(language);
    const { container } = render(<AboutWords about="Erbil to Istanbul · 2027-04-10" />);
    expect(container.textContent).toBe(text);
    const parts = [...container.querySelectorAll('bdi')];
    expect(parts.map((part) => part.dir)).toEqual([dir, dir, dir]);
  },
);
