import { describe, expect, test } from 'vitest';
import { keepPdf } from '../../../src/server/photos/keepPdf';
import { isSoundPdf } from '../../../src/server/photos/pdfStructure';
import { proves } from '../../requirements/figure';
import { pdf } from '../../shared/pdf';
import { tempFolder } from '../support/folders';
import { HEAVY, ODD, UNSOUND } from './hostilePdfs';

describe('a PDF', proves('R11'), () => {
  test.each(Object.entries(UNSOUND))('with %s is refused before it is opened', async (_, make) => {
    const bytes = make();
    expect(isSoundPdf(bytes)).toBe(false);
    expect(await keepPdf(bytes, `${await tempFolder()}/to`)).toMatchObject({ refused: 'pdf' });
  });

  test.each(Object.entries({ ...HEAVY, ...ODD, 'one page': pdf }))(
    'with %s is opened to find out',
    (_, make) => {
      expect(isSoundPdf(make())).toBe(true);
    },
  );

  test.each(Object.entries(ODD))('with %s is refused or kept', async (_, make) => {
    const kept = await keepPdf(make(), `${await tempFolder()}/to`);
    expect(['pdf', 'pdfPages', undefined]).toContain('refused' in kept ? kept.refused : undefined);
  });
});
