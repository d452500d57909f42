/** The beginning of a long text on one line, cut after so many letters. */
export function cutText(text: string, most: number): string {
  const letters = [...text.replaceAll(/\s+/gu, ' ')];
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most).join('').trim()} …`;
}
