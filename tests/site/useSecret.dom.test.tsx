import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSecret } from '../../src/site/layout/useSecret';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const SECRET = /^[a-z]{8}$/u;
const Page = () => <output>{useSecret(SECRET)}</output>;
const shown = () => document.querySelector('output')?.textContent;
const address = () => location.pathname + location.search + location.hash;

it('takes the secret out of the address, and finds it again after a reload', () => {
  history.replaceState({ trail: 1 }, '', '/status?lang=ku#abcdefgh');
  render(<Page />);
  expect([shown(), address(), history.state]).toEqual([
    'abcdefgh',
    '/status?lang=ku',
    { trail: 1, secret: 'abcdefgh' },
  ]);
  cleanup();
  render(<Page />);
  expect(shown()).toBe('abcdefgh');
});

it('keeps it when the visitor jumps on the page, and takes the one of another link', async () => {
  history.replaceState(null, '', '/status#abcdefgh');
  render(<Page />);
  const jump = (hash: string) =>
    act(async () => {
      history.pushState(null, '', hash);
      dispatchEvent(new Event('hashchange'));
    });
  await jump('#main');
  expect([shown(), address(), history.state]).toEqual([
    'abcdefgh',
    '/status#main',
    { secret: 'abcdefgh' },
  ]);
  await jump('#ijklmnop');
  expect([shown(), address()]).toEqual(['ijklmnop', '/status']);
});

it('returns what is no secret as it is', () => {
  history.replaceState(null, '', '/status#Broken');
  render(<Page />);
  expect([shown(), address()]).toEqual(['Broken', '/status#Broken']);
});
