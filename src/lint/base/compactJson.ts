/** The longest line, as in .oxfmtrc.json. */
const WIDTH = 100;

/** Writes JSON as oxfmt does, with what fits into a line on one line. */
export const compactJson = (value: unknown): string => written(value, '', 0);

/** @param taken the letters before and behind the value on its line */
function written(value: unknown, indent: string, taken: number): string {
  const line = onOneLine(value);
  const isPart = typeof value === 'object' && value !== null;
  const isShort = indent.length + taken + line.length <= WIDTH;
  if (!isPart || (isShort && !isBroken(value))) return line;
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const parts = entries.map(([key, one], index) => {
    const name = isList ? '' : `${JSON.stringify(key)}: `;
    const comma = index < entries.length - 1 ? 1 : 0;
    return deeper + name + written(one, deeper, name.length + comma);
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

/** Returns whether a list of records or lists is in a value: each of them is on a line of its own, as soon as they have several parts. */
function isBroken(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts: readonly unknown[] = Object.values(value);
  const isLarge = (part: unknown, isList: boolean) =>
    typeof part === 'object' &&
    part !== null &&
    Array.isArray(part) === isList &&
    Object.keys(part).length > 1;
  const isTable = [true, false].some((isList) => parts.every((part) => isLarge(part, isList)));
  return (Array.isArray(value) && parts.length > 1 && isTable) || parts.some(isBroken);
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const parts = entries.map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
