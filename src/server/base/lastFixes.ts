/** The days of the last fixes, by the major versions that have a long support. */
const LAST_FIXES = {
  Node: { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30', 26: '2029-04-30' },
  PostgreSQL: {
    14: '2026-11-12',
    15: '2027-11-11',
    16: '2028-11-09',
    17: '2029-11-08',
    18: '2030-11-14',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<number, string>>>>;

/** Returns a line for a part that gets no fixes any more; undefined if it does, or if it is newer than this table. */
export function withoutFixes(
  part: keyof typeof LAST_FIXES,
  version: string,
  now: Date,
): string | undefined {
  const major = Number.parseInt(version, 10);
  const known: Readonly<Record<number, string>> = LAST_FIXES[part];
  const fixed = Object.keys(known).filter((one) => isFixed(known[Number(one)], now));
  const isNewer = Object.keys(known).every((one) => Number(one) < major);
  if (isNewer || isFixed(known[major], now)) return undefined;
  const state =
    known[major] === undefined ? 'gets no fixes' : `has had no fixes since ${known[major]}`;
  return `${part} ${major} ${state}; those that do: ${[...fixed, 'newer ones'].join(', ')}`;
}

const isFixed = (last: string | undefined, now: Date): boolean =>
  last !== undefined && now.toISOString().slice(0, 10) <= last;
