import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it, vi } from 'vitest';
import { paletteOf, paletteStyle, READABLE } from '../../src/definition/brand/palette';

/** Returns MUI's themes in a document with an agency's style sheet. */
async function themesWith(primary: string, secondary: string) {
  const style = document.createElement('style');
  style.textContent = paletteStyle(paletteOf({ primary, secondary }));
  document.head.append(style);
  vi.resetModules();
  const { THEMES } = await import('../../src/platform/theme/MuiProviders');
  style.remove();
  return THEMES;
}

describe("MUI's theme", () => {
  it('has the colours of the style sheet', async () => {
    const { palette } = (await themesWith('#2aa1bc', '#094469')).ltr;
    expect([palette.primary.main, palette.secondary.main]).toEqual(['#2aa1bc', '#094469']);
    expect(palette.primary.contrastText).toBe('#001b2a');
  });

  it.each(['primary', 'secondary', 'error', 'success', 'warning', 'info'] as const)(
    'has text on %s that can be read, whatever the agency chose',
    async (name) => {
      const chosen = [
        ['#8b1a1a', '#5c0f0f'],
        ['#f59e0b', '#7c2d12'],
      ] as const;
      for (const [primary, secondary] of chosen) {
        const { main, contrastText } = (await themesWith(primary, secondary)).rtl.palette[name];
        expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(READABLE);
      }
    },
  );

  it.each(['ltr', 'rtl'] as const)('knows its direction: %s', async (direction) => {
    expect((await themesWith('#2aa1bc', '#094469'))[direction].direction).toBe(direction);
  });

  it('sets no default props, for which there is no context (MuiProviders)', async () => {
    const parts = Object.values((await themesWith('#2aa1bc', '#094469')).ltr.components ?? {});
    expect(parts.filter((part) => typeof part === 'object' && 'defaultProps' in part)).toEqual([]);
  });
});
