import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

/** Returns a colour such as #336699 in OKLCH, where equal lightness looks equally light in every hue. */
export const toOklch = (hex: string): Oklch => converter('oklch')(hex) ?? BLACK;

const BLACK = { mode: 'oklch', l: 0, c: 0 } as const;

/** Returns a colour as #rrggbb; one that no screen shows becomes paler until one does. */
export const toHex = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'));

export interface BrandColours {
  /** For marks, accents and large shapes. */
  readonly primary: string;
  /** For headings, buttons and dark areas, with white text on it. */
  readonly secondary: string;
}

/** Colours with a meaning, which are the same for every agency. */
const FIXED = {
  paper: '#ffffff',
  sun: '#f2b155',
  success: '#1b6b3a',
  error: '#a8232b',
  warning: '#7a4a00',
  successDeep: '#0c5a2e',
  successTint: '#e9f6ee',
  warningTint: '#fdf3dc',
  errorTint: '#fdf1f0',
} as const;

/** The chosen colours, and others made from them by lightness, share of the chroma, and turn of the hue. */
const MADE = {
  /** White text, and text on white. */
  action: ['primary', 0.5072, 0.831, 5.56],
  brandLight: ['primary', 0.812, 0.776, -3.61],
  mist: ['primary', 0.9744, 0.074, -0.46],
  /** Background of what is chosen or stands out a little. */
  tint: ['primary', 0.9527, 0.175, -3.67],
  line: ['primary', 0.8958, 0.187, 3.78],
  /** Borders of controls, which need a contrast of 3 to 1 (WCAG 1.4.11). */
  control: ['secondary', 0.6114, 0.401, -14.61],
  /** Text on the accent. */
  onBrand: ['secondary', 0.21, 0.533, -7.33],
  ink: ['secondary', 0.275, 0.544, -7.85],
  muted: ['secondary', 0.4742, 0.466, -9.17],
  /** Under text on pictures. */
  shade: ['secondary', 0.2168, 0.516, -2.18],
} as const;

export type Palette = Readonly<Record<ColourName, string>>;

export type ColourName = keyof ReturnType<typeof paletteOf>;

/** The least contrast of text (WCAG 1.4.3), and of what is no text but has to be seen (WCAG 1.4.11). */
export const READABLE = 4.5;
export const VISIBLE = 3;

/** How a button differs while it is pointed at. */
const HOVER = { lighter: 0.0784, share: 1.249, turn: 0.57 } as const;

/** Returns all colours of an agency; text and what it stands on differ enough, whatever was chosen. */
export function paletteOf(chosen: BrandColours) {
  const { primary, secondary } = chosen;
  const base = { primary: toOklch(primary), secondary: toOklch(secondary) };
  const made = Object.fromEntries(
    Object.entries(MADE).map(([name, [from, lightness, share, turn]]) => {
      const { c, h = 0 } = base[from];
      return [name, toHex({ mode: 'oklch', l: lightness, c: c * share, h: h + turn })];
    }),
  ) as Record<keyof typeof MADE, string>;
  const light = [FIXED.paper, made.mist, made.tint];
  const accent = darkened(primary, [FIXED.paper], VISIBLE);
  const deep = darkened(secondary, light, READABLE);
  const { mode, l, c, h = 0 } = toOklch(deep);
  const hovered = { mode, l: l + HOVER.lighter, c: c * HOVER.share, h: h + HOVER.turn };
  const isReadable = light.every((ground) => wcagContrast(primary, ground) >= READABLE);
  return {
    ...FIXED,
    ...made,
    brand: primary,
    /** The brand's colour, dark enough to be seen on white: focus rings and marks. */
    accent,
    deep,
    info: deep,
    deepHover: darkened(toHex(hovered), [FIXED.paper], READABLE),
    action: isReadable ? primary : darkened(made.action, light, READABLE),
    ink: darkened(made.ink, light, READABLE),
    muted: darkened(made.muted, light, READABLE),
    control: darkened(made.control, [FIXED.paper], VISIBLE),
    onBrand:
      wcagContrast(FIXED.paper, accent) >= READABLE
        ? FIXED.paper
        : darkened(made.onBrand, [accent], READABLE),
  };
}

const STEP = 0.005;

/** Returns the colour, or a darker one that has a contrast to each background. */
function darkened(colour: string, backgrounds: readonly string[], ratio: number): string {
  const isEnough = (one: string) =>
    backgrounds.every((ground) => wcagContrast(one, ground) >= ratio);
  let tried = colour;
  let darker = toOklch(colour);
  while (!isEnough(tried) && darker.l > 0) {
    darker = { ...darker, l: Math.max(0, darker.l - STEP) };
    tried = toHex(darker);
  }
  return tried;
}

/** Returns the palette as the custom properties of the style sheets. */
export function paletteStyle(palette: Palette): string {
  const own = Object.entries(palette).map(([name, colour]) => `--rega-${kebab(name)}:${colour}`);
  const parts = (['deep', 'shade', 'paper'] as const).map(
    (name) => `--rega-${name}-rgb:${channels(palette[name])}`,
  );
  // More specific than the neutral colours of tokens.css, whichever comes first.
  return `html:root{${[...own, ...parts].join(';')}}\n`;
}

/** Returns the parts of a colour, each from 0 to 255: "51 102 153". */
const channels = (hex: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
