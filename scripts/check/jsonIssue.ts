const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;

/**
 * Returns the line at which a text stops being valid JSON; undefined if it is valid. The parser's
 * own message does not always name a position.
 */
export function jsonIssueLine(text: string): number | undefined {
  const at = jsonIssueAt(text);
  return at === undefined ? undefined : text.slice(0, at).split('\n').length;
}

/** Returns the offset at which a text stops being valid JSON; undefined if it is valid. */
export function jsonIssueAt(text: string): number | undefined {
  let at = 0;

  function take(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    return found !== '';
  }

  function takeSign(sign: string): boolean {
    take(SPACE);
    const isThere = text[at] === sign;
    if (isThere) at += 1;
    return isThere;
  }

  function takeMembers(end: string, takeMember: () => boolean): boolean {
    if (takeSign(end)) return true;
    do if (!takeMember()) return false;
    while (takeSign(','));
    return takeSign(end);
  }

  function takeMember(): boolean {
    take(SPACE);
    return take(STRING) && takeSign(':') && takeValue();
  }

  function takeValue(): boolean {
    if (takeSign('{')) return takeMembers('}', takeMember);
    if (takeSign('[')) return takeMembers(']', takeValue);
    return take(STRING) || take(PLAIN);
  }

  if (takeValue()) {
    take(SPACE);
    if (at === text.length) return undefined;
  }
  return at;
}
