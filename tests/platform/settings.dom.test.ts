import { describe, expect, it } from 'vitest';
import { readPageSettings } from '../../src/platform/readPageSettings';

const DEFAULTS = {
  apiBase: '/api/',
  panelPath: '/8d_001pass',
  mapTiles: '',
  geoUrl: '',
  apiCalls: 'own',
  brand: {
    version: '',
    name: ['', '', ''],
    letterhead: ['', '', ''],
    timeZone: 'UTC',
    weekStart: 1,
    currency: 'USD',
  },
};

function page(content: string | undefined): Document {
  const made = document.implementation.createHTMLDocument();
  if (content === undefined) return made;
  const meta = made.createElement('meta');
  meta.name = 'rega-settings';
  meta.content = content;
  made.head.append(meta);
  return made;
}

describe('the settings of a page', () => {
  it.each<[name: string, content: string | undefined, settings: object]>([
    ['no meta', undefined, DEFAULTS],
    ['as it is built', '{}', DEFAULTS],
    ['no JSON', '{"apiBase"', DEFAULTS],
    ['no object', '7', DEFAULTS],
    ['null', 'null', DEFAULTS],
    ['values that are no texts', '{"apiBase":7,"panelPath":null}', DEFAULTS],
    ['empty texts', '{"apiBase":"","panelPath":""}', DEFAULTS],
    [
      'another server',
      '{"apiBase":"https://agency.example/v1"}',
      { ...DEFAULTS, apiBase: 'https://agency.example/v1/' },
    ],
    [
      'slashes',
      '{"apiBase":"/x//","panelPath":"/y/"}',
      { ...DEFAULTS, apiBase: '/x/', panelPath: '/y' },
    ],
    [
      'all of them',
      '{"apiBase":"/a/","panelPath":"/p","mapTiles":"m","geoUrl":"g","apiCalls":"papers","other":"o","brand":{"version":"1","name":["a","b","c"]}}',
      {
        apiBase: '/a/',
        panelPath: '/p',
        mapTiles: 'm',
        geoUrl: 'g',
        apiCalls: 'papers',
        brand: { ...DEFAULTS.brand, version: '1', name: ['a', 'b', 'c'] },
      },
    ],
  ])('%s', (_, content, settings) => {
    expect(readPageSettings(page(content))).toEqual(settings);
  });
});
