/** The colours that MUI's theme needs, by their names in the style sheets. */
const NAMES = [
  'accent',
  'action',
  'on-brand',
  'deep',
  'paper',
  'error',
  'success',
  'warning',
  'info',
  'ink',
  'muted',
  'line',
] as const;

type Colours = Readonly<Record<(typeof NAMES)[number], string>>;

/** For documents without style sheets, such as those of tests: MUI computes with colours. */
const NEUTRAL = '#333333';

/** Reads the agency's colours from the style sheets, which have been loaded before any script runs. */
export function readColours(): Colours {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(`--rega-${name}`).trim() || NEUTRAL;
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Colours;
}
