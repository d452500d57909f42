import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepServedState } from '../../src/site/layout/servedState';

const HEADER = '<header><a href="/">Rega</a><a href="/aboutUs">About us</a></header>';
const MAIN = `<main tabindex="-1"><a href="/blogs">Older</a><a href="/blogs">Newer</a>
<details><summary>What you need</summary></details>
<details><summary>Prices</summary></details></main>`;

const root = document.createElement('div');
const find = (selector: string, index = 0) => root.querySelectorAll<HTMLElement>(selector)[index]!;
const folds = () => [...root.querySelectorAll('details')];
const focused = () => document.activeElement;
const replaced = async (html = HEADER + MAIN) => {
  root.innerHTML = html;
  await Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(root);
  root.innerHTML = `<div class="served">${HEADER}${MAIN}</div>`;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  root.remove();
});

it('a link that has the focus when scripts arrive gives it to the same link of the new page', async () => {
  find('main a', 1).focus();
  keepServedState(root);
  await replaced();
  expect(focused()).toBe(find('main a', 1));
});

it('the focus waits for the page while its own scripts load', async () => {
  keepServedState(root);
  const older = find('main a');
  const page = find('main').children;
  older.focus();
  const main = document.createElement('main');
  main.append(...page);
  root.replaceChildren(main);
  await Promise.resolve();
  expect(focused()).toBe(older);
  await replaced(HEADER);
  expect(focused()).toBe(document.body);
  await replaced();
  expect(focused()).toBe(find('main a'));
});

it('the focus stays away from where the visitor has left', async () => {
  find('header a').focus();
  keepServedState(root);
  find('header a').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await replaced();
  expect(focused()).toBe(document.body);
});

it('what was opened stays open, and can then be closed', async () => {
  folds()[1]!.open = true;
  keepServedState(root);
  await replaced();
  const open = () => folds().map((fold) => fold.open);
  expect(open()).toEqual([false, true]);
  folds()[1]!.open = false;
  root.append('later');
  await Promise.resolve();
  expect(open()).toEqual([false, false]);
});
