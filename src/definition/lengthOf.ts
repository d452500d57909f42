/** How long a text is for `minLength` and `maxLength`: in code points, as JSON Schema counts. */
export function lengthOf(text: string): number {
  let points = 0;
  for (const _ of text) points += 1;
  return points;
}
