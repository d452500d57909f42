/** A text without line breaks and the space around them; that at its ends is still being typed. */
export function onOneLine(typed: string): string {
  const lines = typed.split(/\n\s*/u);
  return [...lines.slice(0, -1).map((line) => line.trimEnd()), lines.at(-1)].join(' ');
}
