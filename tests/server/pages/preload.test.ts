import { describe, expect, it } from 'vitest';
import { preloadLinks } from '../../../src/server/pages/preload';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  'src/home.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['index.html', '_base.js', '_cards.js'],
  },
  '_cards.js': { file: 'assets/cards.js', css: ['assets/cards.css'], imports: ['_base.js'] },
};

const script = (name: string) =>
  `<link rel="modulepreload" media="not all" crossorigin href="/assets/${name}.js">`;
const style = (name: string) => `<link rel="stylesheet" crossorigin href="/assets/${name}.css">`;

describe('preload links', () => {
  it.each<[what: string, modules: string[], links: string]>([
    ['nothing of the entry', ['index.html'], ''],
    ['what a page imports, once', ['_cards.js', '_cards.js'], style('cards') + script('cards')],
    [
      'styles before scripts',
      ['src/home.tsx'],
      style('home') + style('cards') + script('home') + script('cards'),
    ],
  ])('%s', (_, modules, links) => {
    expect(preloadLinks(MANIFEST, modules)).toBe(links);
  });

  it('give later styles a low priority and list each module once', () => {
    const held =
      '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/home.css">';
    expect(preloadLinks(MANIFEST, ['_cards.js'], ['src/home.tsx'])).toBe(
      style('cards') + script('cards') + held + script('home'),
    );
  });

  it('are empty without a manifest', () => {
    expect(preloadLinks(undefined, ['src/home.tsx'])).toBe('');
  });

  it('fail for a module that the build lacks', () => {
    expect(() => preloadLinks(MANIFEST, ['src/gone.tsx'])).toThrow('src/gone.tsx');
  });
});
