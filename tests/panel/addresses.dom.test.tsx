import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { KindsPage } from '../../src/panel/content/KindsPage';
import { recordHref } from '../../src/panel/base/recordHref';
import { kindCalled, panelPages } from '../../src/panel/pages';
import { settings } from '../../src/platform/readPageSettings';

afterEach(cleanup);

it.each([
  ['7', '7'],
  [undefined, 'new'],
  ['a/b c?', 'a%2Fb%20c%3F'],
])('the editor of record %j stands at %s', (id, part) => {
  expect(recordHref(kindCalled('blog')!, id)).toBe(`${settings.panelPath}/home/blogs/blog/${part}`);
});

it.each(['blog', 'blog/7/8', 'other/7', 'blog/%', 'application/7'])(
  'there is no page at %s of the blogs',
  (rest) => {
    const page = panelPages().find(({ path }) => path === 'home/blogs')!;
    render(<KindsPage page={page} rest={rest} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No such page');
  },
);
