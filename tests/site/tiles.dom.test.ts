// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('a tile has its icon, its title and its arrow beside each other, unlike other cards', () => {
  const sheets = ['layout/parts.css', 'tiles/tiles.css'];
  const styles = sheets.map((sheet) => readFileSync(`src/site/${sheet}`, 'utf8'));
  document.head.innerHTML = `<style>${styles.join('\n')}</style>`;
  document.body.innerHTML = '<a class="card"></a><a class="card tile"></a>';
  const directions = [...document.body.children].map(
    (card) => getComputedStyle(card).flexDirection,
  );
  expect(directions).toEqual(['column', 'row']);
});
