/** Of a blog's body a list shows so many characters, and then these (docs/requirements.md, P10). */
const MOST_CHARACTERS = 250;
const CUT = ' ... ';

/** The beginning of a body that is one line of plain text; whole if it is short. */
export function cutBody(text: string): string {
  const characters = [...text];
  return characters.length <= MOST_CHARACTERS
    ? text
    : `${characters.slice(0, MOST_CHARACTERS).join('')}${CUT}`;
}
