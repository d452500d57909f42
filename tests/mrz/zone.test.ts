import { describe, expect, it } from 'vitest';
import { checkDigit, decipher, GLYPHS, LAYOUTS } from '../../src/mrz/zone';
import { valuesOf } from '../../src/mrz/values';

/** The specimen of ICAO 9303. */
const SPECIMEN = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
];

type Doubts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Returns the output of a net that sees these lines; a doubt is a place ("line:character") with how likely each glyph is. */
const seeing = (lines: readonly string[], doubts: Doubts = {}) =>
  lines.map((line, n) =>
    Array.from(line, (glyph, at) => {
      const likely = doubts[`${String(n)}:${String(at)}`] ?? { [glyph]: 0.999 };
      return Float32Array.from(Array.from(`${GLYPHS}#`), (each) => Math.log(likely[each] ?? 1e-5));
    }),
  );

describe('a check digit', () => {
  it('is that of ICAO 9303', () => {
    expect(checkDigit('D23145890')).toBe('7');
    expect(checkDigit('L898902C3')).toBe('6');
    expect(checkDigit('ZE184226B<<<<<')).toBe('1');
  });
});

describe('lines', () => {
  it('are taken as they are seen if their check digits hold', () => {
    const read = decipher(seeing(SPECIMEN), LAYOUTS.TD3);
    expect(read?.lines).toEqual(SPECIMEN);
    expect(read?.margin).toBeGreaterThan(8);
  });

  it('are corrected where a check digit proves what a glyph is', () => {
    const doubts = { '1:6': { 2: 0.4, Z: 0.59 }, '1:33': { 2: 0.4, 7: 0.59 } };
    expect(decipher(seeing(SPECIMEN, doubts), LAYOUTS.TD3)?.lines).toEqual(SPECIMEN);
  });

  it('have digits where only digits can be', () => {
    const doubts = { '1:15': { O: 0.98, 0: 0.01 }, '1:16': { B: 0.98, 8: 0.01 } };
    expect(decipher(seeing(SPECIMEN, doubts), LAYOUTS.TD3)?.lines).toEqual(SPECIMEN);
  });

  it('have a small margin if another glyph fits the check digits as well', () => {
    // G counts as 16 and 6 as 6: no check digit tells them apart.
    const number = 'L8G8902C3';
    const others = `${checkDigit(number)}UTO7408122F1204159ZE184226B<<<<<1`;
    const all = checkDigit(`${number}${others[0] ?? ''}74081221204159ZE184226B<<<<<1`);
    const lines = [SPECIMEN[0] ?? '', `${number}${others}${all}`];
    const read = decipher(seeing(lines, { '1:2': { G: 0.7, 6: 0.29 } }), LAYOUTS.TD3);
    expect(read?.lines).toEqual(lines);
    expect(read?.margin).toBeLessThan(1);
  });

  it('tell how likely the least likely glyph is that may be a letter or a digit', () => {
    // Half of a D is like a 3, whose value differs by ten: the check digits hold with either, and the margin is large.
    const doubts = { '1:1': { 8: 0.2, '#': 0.79 }, '1:15': { 0: 0.1, O: 0.9 } };
    const read = decipher(seeing(SPECIMEN, doubts), LAYOUTS.TD3);
    expect(read?.margin).toBeGreaterThan(8);
    expect(Math.exp(read?.least ?? 0)).toBeCloseTo(0.2);
  });

  it('are unlikely if a check digit does not hold', () => {
    const lines = [SPECIMEN[0] ?? '', SPECIMEN[1]?.replace('8122', '8123') ?? ''];
    expect(decipher(seeing(lines), LAYOUTS.TD3)?.total ?? -99).toBeLessThan(-10);
  });

  it('have no month 13', () => {
    const line = `L898902C36UTO741312${checkDigit('741312')}F1204159ZE184226B<<<<<1`;
    const all = checkDigit(line.slice(0, 10) + line.slice(13, 20) + line.slice(21));
    const read = decipher(seeing([SPECIMEN[0] ?? '', line + all]), LAYOUTS.TD3);
    expect(read?.total ?? -99).toBeLessThan(-10);
  });
});

describe('the values of lines', () => {
  const today = new Date('2026-11-28');
  const valuesIn = (lines: readonly string[], doubts?: Doubts) => {
    const kind = lines.length === 2 ? 'TD3' : 'TD1';
    const read = decipher(seeing(lines, doubts), LAYOUTS[kind]);
    return read && valuesOf(kind, read, today);
  };

  it('are those of a passport', () => {
    const lines = SPECIMEN.map((line) => line.replace('UTO', 'IRQ'));
    expect(valuesIn(lines)).toEqual({
      surname: 'ERIKSSON',
      firstName: 'ANNA MARIA',
      documentNumber: 'L898902C3',
      nationality: 'IRQ',
      gender: 'female',
      dateOfBirth: '1974-08-12',
      expiryDate: '2012-04-15',
    });
  });

  it('are those of an identity card', () => {
    const card = [
      'I<UTOD231458907<<<<<<<<<<<<<<<',
      '7408122F1204159UTO<<<<<<<<<<<6',
      'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
    ];
    expect(valuesIn(card)).toMatchObject({ documentNumber: 'D23145890', surname: 'ERIKSSON' });
  });

  it('lack a name, a nationality and a gender that were not read well', () => {
    const doubts = {
      '0:6': { R: 0.5, K: 0.49 },
      '1:11': { T: 0.8, I: 0.19 },
      '1:20': { F: 0.8, M: 0.19 },
    };
    expect(valuesIn(SPECIMEN, doubts)).toEqual({
      documentNumber: 'L898902C3',
      dateOfBirth: '1974-08-12',
      expiryDate: '2012-04-15',
    });
  });
});
