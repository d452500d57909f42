/**
 * The brand colours and the text colours for each background. White on the brand's blue has a
 * contrast of 3.0, so that blue is for accents and large shapes; `action` is for white text and for
 * text on white. tokens.css has the same values; a test compares the two.
 */
export const COLOURS = {
  brand: '#2aa1bc',
  deep: '#094469',
  action: '#13708a',
  /** Text on the brand's blue, for components that require it as a background. */
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
  /** Background of what is chosen or stands out a little. */
  tint: '#e2f3f7',
  /** Borders of controls, which need a contrast of 3 to 1 (WCAG 1.4.11). */
  control: '#6f8894',
  /** Under text on pictures. */
  shade: '#041c2c',
  brandLight: '#7fd0e2',
  deepHover: '#0b5a8b',
  successDeep: '#0c5a2e',
  successTint: '#e9f6ee',
  warningTint: '#fdf3dc',
  errorTint: '#fdf1f0',
} as const;

type ColourName = keyof typeof COLOURS;

/** Every pair of text and background in use; each must reach 4.5 to 1 (WCAG 1.4.3). */
export const TEXT_ON: readonly (readonly [text: ColourName, background: ColourName])[] = [
  ...(['ink', 'muted', 'action', 'deep', 'error', 'success'] as const).flatMap((text) => [
    [text, 'paper'] as const,
    [text, 'mist'] as const,
  ]),
  ...(['action', 'deep', 'success', 'error', 'warning', 'info'] as const).map(
    (background) => ['paper', background] as const,
  ),
  ['onBrand', 'brand'],
  ['ink', 'tint'],
  ['deep', 'tint'],
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
