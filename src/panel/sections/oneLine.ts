/** Replaces line breaks and the space around them; keeps space at the ends, which is still being typed. */
export function onOneLine(typed: string): string {
  const lines = typed.split(/\n\s*/u);
  return [...lines.slice(0, -1).map((line) => line.trimEnd()), lines.at(-1)].join(' ');
}
