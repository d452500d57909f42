import { readFileSync } from 'node:fs';
import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { COLOURS, TEXT_ON } from '../../src/platform/theme/colours';
import { THEMES } from '../../src/platform/theme/muiTheme';

const ENOUGH = 4.5;
const contrast = (one: string, other: string) => getContrastRatio(one, other);

describe('the colours', () => {
  it('are those of the brand (docs/requirements.md, P21)', () => {
    const { primary, secondary } = THEMES.ltr.palette;
    expect([primary.main, secondary.main]).toEqual(['#2aa1bc', '#094469']);
  });

  it('of white on the brand are known to be too close, or this test measures nothing', () => {
    expect(contrast(COLOURS.paper, COLOURS.brand)).toBeCloseTo(3.0, 1);
    expect(contrast('#000000', '#ffffff')).toBe(21);
  });

  it.each(TEXT_ON)('%s on %s can be read', (text, background) => {
    expect(contrast(COLOURS[text], COLOURS[background])).toBeGreaterThanOrEqual(ENOUGH);
  });

  it.each(['primary', 'secondary', 'error', 'success', 'warning', 'info'] as const)(
    "MUI's text on %s can be read",
    (name) => {
      const { main, contrastText } = THEMES.rtl.palette[name];
      expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(ENOUGH);
    },
  );

  it('are the same in the style sheets', () => {
    const css = readFileSync('src/platform/theme/tokens.css', 'utf8');
    const said = css.matchAll(/--rega-([a-z-]+): (#[0-9a-f]{6});/gu);
    const named = Array.from(said, ([, name = '', colour]) => [
      name.replaceAll(/-(.)/gu, (_, letter: string) => letter.toUpperCase()),
      colour,
    ]);
    expect(Object.fromEntries(named)).toEqual(COLOURS);
  });
});

describe('the theme', () => {
  it.each(['ltr', 'rtl'] as const)('knows its direction: %s', (direction) => {
    expect(THEMES[direction].direction).toBe(direction);
  });

  it('sets no default props, for which there is no context (MuiProviders)', () => {
    const parts = Object.values(THEMES.ltr.components ?? {});
    expect(parts.filter((part) => typeof part === 'object' && 'defaultProps' in part)).toEqual([]);
  });
});
