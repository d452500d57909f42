import type { JSONContent } from '@tiptap/core';
import { hasMarkup } from '../../../../platform/embed/richText';

/**
 * Returns a document as it is stored: plain lines if nothing in it is formatted, else HTML. A text that looks like HTML is
 * always stored as HTML, in which it is escaped.
 */
export function toStored(document: JSONContent, html: () => string): string {
  const lines = (document.content ?? []).map(lineOf);
  if (lines.some((line) => line === undefined)) return withoutEmptyEnds(html());
  const text = lines.filter((line) => line?.trim()).join('\n');
  return hasMarkup(text) ? withoutEmptyEnds(html()) : text;
}

/** Returns the text of a paragraph without any formatting. */
function lineOf({ type, content = [] }: JSONContent): string | undefined {
  const isPlain = content.every((node) => node.type === 'text' && !node.marks?.length);
  return type === 'paragraph' && isPlain
    ? content.map(({ text = '' }) => text).join('')
    : undefined;
}

const withoutEmptyEnds = (html: string): string =>
  html.replaceAll(/^(?:<p><\/p>)+|(?:<p><\/p>)+$/gu, '');
