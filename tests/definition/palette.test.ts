import { describe, expect, it } from 'vitest';
import { wcagContrast } from 'culori';
import {
  type ColourName,
  paletteOf,
  paletteStyle,
  READABLE,
  VISIBLE,
} from '../../src/definition/brand/palette';

const REGA = { primary: '#2aa1bc', secondary: '#094469' };

const CHOSEN = [
  ['#2aa1bc', '#094469'],
  ['#8b1a1a', '#5c0f0f'],
  ['#f59e0b', '#7c2d12'],
  ['#ffd600', '#333333'],
  ['#00ff00', '#0000ff'],
  ['#000000', '#000000'],
  ['#d0d0d0', '#767676'],
  ['#ff00ff', '#008000'],
] as const;

/** Every pair of text and background in use; each must reach READABLE. */
const TEXT_ON: readonly (readonly [text: ColourName, background: ColourName])[] = [
  ...(['ink', 'muted', 'action', 'deep', 'error', 'success'] as const).flatMap((text) => [
    [text, 'paper'] as const,
    [text, 'mist'] as const,
  ]),
  ...(['action', 'deep', 'success', 'error', 'warning', 'info'] as const).map(
    (background) => ['paper', background] as const,
  ),
  ['onBrand', 'accent'],
  ['ink', 'tint'],
  ['deep', 'tint'],
  ['action', 'tint'],
  ['ink', 'successTint'],
  ['ink', 'warningTint'],
  ['ink', 'errorTint'],
  ['success', 'successTint'],
  ['warning', 'warningTint'],
  ['error', 'errorTint'],
  ['paper', 'deepHover'],
  ['paper', 'successDeep'],
  ['brandLight', 'shade'],
];

describe('the palette', () => {
  it('equals the one drawn by hand for the demo agency', () => {
    expect(paletteOf(REGA)).toEqual({
      brand: '#2aa1bc',
      accent: '#2aa1bc',
      deep: '#094469',
      action: '#13708a',
      onBrand: '#001b2a',
      ink: '#0d2b3b',
      muted: '#46606f',
      paper: '#ffffff',
      mist: '#f1f8fa',
      line: '#cfe0e6',
      sun: '#f2b155',
      success: '#1b6b3a',
      error: '#a8232b',
      warning: '#7a4a00',
      info: '#094469',
      tint: '#e2f3f7',
      control: '#6f8894',
      shade: '#041c2c',
      brandLight: '#7fd0e2',
      deepHover: '#0b5a8b',
      successDeep: '#0c5a2e',
      successTint: '#e9f6ee',
      warningTint: '#fdf3dc',
      errorTint: '#fdf1f0',
    });
  });

  it.each(CHOSEN)(
    'of %s and %s has text that can be read, and marks that can be seen',
    (...two) => {
      const [primary, secondary] = two;
      const palette = paletteOf({ primary, secondary });
      const faint = TEXT_ON.filter(
        ([text, on]) => wcagContrast(palette[text], palette[on]) < READABLE,
      );
      expect(faint).toEqual([]);
      for (const name of ['accent', 'control'] as const) {
        expect(wcagContrast(palette[name], palette.paper), name).toBeGreaterThanOrEqual(VISIBLE);
      }
      expect(palette.brand).toBe(primary);
    },
  );

  it('has them for every pair of colours that can be saved, in steps of a quarter of each channel', () => {
    const steps = ['00', '40', '80', 'c0', 'ff'];
    const all = steps.flatMap((red) =>
      steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
    );
    const saved = (least: number) =>
      all.filter((colour) => wcagContrast('#ffffff', colour) >= least);
    const faint: string[] = [];
    for (const primary of saved(1.5)) {
      for (const secondary of saved(READABLE)) {
        const palette = paletteOf({ primary, secondary });
        for (const [text, on] of TEXT_ON) {
          const found = wcagContrast(palette[text], palette[on]);
          if (found < READABLE) faint.push(`${primary} ${secondary} ${text} on ${on}: ${found}`);
        }
      }
    }
    expect(faint).toEqual([]);
  });

  it('uses the chosen colour for links where it can be read', () => {
    const { action, deep } = paletteOf({ primary: '#8b1a1a', secondary: '#5c0f0f' });
    expect([action, deep]).toEqual(['#8b1a1a', '#5c0f0f']);
  });

  it('is written as custom properties, the parts of shadows as numbers', () => {
    const style = paletteStyle(paletteOf(REGA));
    expect(style).toMatch(/^html:root\{(?:--rega-[a-z-]+:(?:#[0-9a-f]{6}|\d+ \d+ \d+);?)+\}\n$/u);
    expect(style).toContain('--rega-on-brand:#001b2a;');
    expect(style).toContain('--rega-deep-rgb:9 68 105;');
  });
});
