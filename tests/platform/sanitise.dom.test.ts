// @vitest-environment jsdom
import DOMPurify from 'dompurify';
import { describe, expect, it } from 'vitest';
import { sanitise } from '../../src/platform/snackbar/sanitise';
import { proves } from '../requirements/figure';
import { HARMLESS } from './harmlessTexts';
import { HOSTILE } from './hostileTexts';

const HARMLESS_TAGS = new Set(
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

describe('a hostile message', proves('R1'), () => {
  it.each(HOSTILE)('%s has nothing left that could act', (message) => {
    const elements = [...shown(message).querySelectorAll('*')];
    expect(elements.filter(({ tagName }) => !HARMLESS_TAGS.has(tagName))).toEqual([]);
    const attributes = elements.flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => name !== 'href')).toEqual([]);
    for (const { value } of attributes) expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:)/u);
  });

  it.each(HOSTILE)('%s shows the browser nothing that the policy forbids', (message) => {
    // So that it cannot pass by never asking the sanitiser: that forgets this only when it is asked.
    DOMPurify.sanitize('<b onclick="alert(1)">x</b>');
    expect(DOMPurify.removed.filter(isForbidden)).not.toEqual([]);
    sanitise(message);
    expect(DOMPurify.removed.filter(isForbidden)).toEqual([]);
  });
});

describe('a benign message keeps its look and its text', proves('R1'), () => {
  it.each(HARMLESS)('%s', (message, html) => {
    expect(shown(message).innerHTML).toBe(html);
  });
});
