import { describe, expect, it } from 'vitest';
import type { ServiceEntry } from '../../src/platform/loading/useServiceModule';
import { subPageHref } from '../../src/site/service/subPageHref';

const entry = (...pages: ServiceEntry['pages']): ServiceEntry => ({
  id: 'x',
  route: '/services/x',
  tile: { icon: 'visa', title: ['x', 'x', 'x'], order: 1 },
  pages,
  load: () => Promise.reject(new Error('not asked for')),
});
const TOP = { route: '/services/x/top/:id', component: 'top' };
const PLAIN = { route: '/services/x/:id', component: 'plain' };

describe('the address of the page of one record', () => {
  it.each<[string, ServiceEntry, string | undefined, string]>([
    ['the only one', entry(PLAIN), undefined, '/services/x/a%20b%2F1'],
    ['the first of several', entry(TOP, PLAIN), undefined, '/services/x/top/a%20b%2F1'],
    ['the one of a component', entry(TOP, PLAIN), 'plain', '/services/x/a%20b%2F1'],
    ['none: the page of the service', entry(), undefined, '/services/x'],
    ['none of that component', entry(TOP), 'plain', '/services/x'],
  ])('%s', (_, of, component, href) => {
    expect(subPageHref(of, 'a b/1', component)).toBe(href);
  });
});
