import type { JSONContent } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { toStored } from '../../src/panel/content/editor/rich/richDocument';
import { toHtml } from '../../src/platform/embed/richText';

const line = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });
const words = (text: string, ...marks: string[]): JSONContent => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const stored = (html: string, ...content: JSONContent[]) =>
  toStored({ type: 'doc', content }, () => html);

describe('a formatted text', () => {
  it('is stored as plain lines if nothing in it is formatted', () => {
    expect(stored('<p>a</p>', line(words('a')), line(), line(words('b & c')))).toBe('a\nb & c');
    expect(stored('<p></p>', { type: 'paragraph' })).toBe('');
  });

  it('is stored as HTML if something is, without empty ends', () => {
    const html = '<p>a <strong>b</strong></p>';
    expect(stored(`${html}<p></p>`, line(words('a '), words('b', 'bold')), line())).toBe(html);
    const list = '<ul><li><p>a</p></li></ul>';
    expect(stored(list, { type: 'bulletList' })).toBe(list);
  });

  it('stays a text if somebody types what looks like HTML', () => {
    const html = '<p>&lt;b&gt;a</p>';
    expect(stored(html, line(words('<b>a')))).toBe(html);
  });
});

it.each<[text: string, html: string]>([
  ['', ''],
  ['a\n\nb', '<p>a</p><p>b</p>'],
  ['1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
  ['a <b>b</b>\nc', '<p>a <b>b</b></p><p>c</p>'],
  ['<p>a\nb</p>', '<p>a\nb</p>'],
  ['a<br>b\nc', 'a<br>b\nc'],
  ['<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
])('keeps the lines of %j as paragraphs', (text, html) => expect(toHtml(text)).toBe(html));
