import DOMPurify from 'dompurify';
import { describe, expect, it } from 'vitest';
import { sanitise } from '../../src/platform/snackbar/sanitise';
import { HOSTILE } from './hostileTexts';

const HARMLESS = new Set(
  'B STRONG I EM U S SMALL SUB SUP MARK CODE BDI BR P UL OL LI SPAN A'.split(' '),
);

/** It counts the document that it parses in as well. */
const isForbidden = (removed: (typeof DOMPurify.removed)[number]): boolean =>
  'attribute' in removed || removed.element.nodeName !== 'BODY';

function shown(message: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = sanitise(message);
  return place;
}

describe('a hostile message', () => {
  it.each(HOSTILE)('%s has nothing left that could act', (message) => {
    const elements = [...shown(message).querySelectorAll('*')];
    expect(elements.filter(({ tagName }) => !HARMLESS.has(tagName))).toEqual([]);
    const attributes = elements.flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => name !== 'href')).toEqual([]);
    for (const { value } of attributes) expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:)/u);
  });

  it.each(HOSTILE)('%s shows the browser nothing that the policy forbids', (message) => {
    sanitise(message);
    expect(DOMPurify.removed.filter(isForbidden)).toEqual([]);
  });
});

describe('a benign message keeps its look and its text', () => {
  it.each<[message: string, html: string]>([
    ['داواکارییەکەت بە سەرکەوتوویی نێردرا', 'داواکارییەکەت بە سەرکەوتوویی نێردرا'],
    ['<b>photos</b>: Please upload', '<b>photos</b>: Please upload'],
    ['one<br>two', 'one<br>two'],
    ['<ul><li>one</li><li>two</li></ul>', '<ul><li>one</li><li>two</li></ul>'],
    [
      '<p>A <em>soft</em> and a <strong>loud</strong> word</p>',
      '<p>A <em>soft</em> and a <strong>loud</strong> word</p>',
    ],
    [
      'H<sub>2</sub>O, <code>x</code>, <mark>y</mark>',
      'H<sub>2</sub>O, <code>x</code>, <mark>y</mark>',
    ],
    [
      '<a href="https://fine.example/a?b=1">here</a>',
      '<a href="https://fine.example/a?b=1">here</a>',
    ],
    ['<a href="tel:+9647501234567">call</a>', '<a href="tel:+9647501234567">call</a>'],
    ['<A HREF=\'mailto:a@b.co\' title="x">write</A>', '<a href="mailto:a@b.co">write</a>'],
    ['5 < 6 & 7 > 3', '5 &lt; 6 &amp; 7 &gt; 3'],
    ['a<b and c', 'a&lt;b and c'],
    ['I <3 it', 'I &lt;3 it'],
    ['Tom &amp; Jerry', 'Tom &amp; Jerry'],
    ['<div>in a box</div>', 'in a box'],
  ])('%s', (message, html) => {
    expect(shown(message).innerHTML).toBe(html);
  });
});
