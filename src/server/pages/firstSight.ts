import type { Words } from '../http/words';
import { escapeHtml, tag } from './html';

/**
 * What is seen until the scripts have taken over and put the page in its place: the agency's mark, the
 * title and what the page is about, in the look of platform/look/firstSight.css.
 */
export const firstSight = (words: Words, title: string, text: string): string =>
  [
    '<div class="first-sight">',
    `<div class="first-head"><a href="/">${MARK}${nameIn(words)}</a></div>`,
    `<div class="first-page"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    '<div class="first-lines" aria-hidden="true"><i></i><i></i><i></i></div></div>',
    '</div>',
  ].join('');

const MARK = tag('img', { src: '/favicon.svg', alt: '', width: '40', height: '40' });

/** In both scripts, whatever the language, as the logo has it. */
function nameIn(words: Words): string {
  const [ku, en] = [words.ku('shell.brand', {}), words.en('shell.brand', {})].map(escapeHtml);
  return `<span dir="rtl"><span lang="ckb">${ku}</span> <span lang="en">${en}</span></span>`;
}
