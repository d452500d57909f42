/** Returns the length of a text for `minLength` and `maxLength`: in code points, as in JSON Schema. */
export function lengthOf(text: string): number {
  let points = 0;
  for (const _ of text) points += 1;
  return points;
}
