import { describe, expect, it } from 'vitest';
import { boxLength, seal, toBytes, toBase64, unseal } from '../../src/site/handover/box';
import { draftInPage, draftPage } from '../../src/site/handover/draftFile';
import { packParcel, type Parcel, unpackParcel, withTokens } from '../../src/site/handover/parcel';
import { takeAlong, takeWhatFits } from '../../src/site/handover/takeAlong';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const DRAFT = {
  key: 'a-key',
  step: 1,
  values: { firstName: 'شیلان </script><b>', photos: ['token-1', 'token-2'] },
  unsaved: {},
  savedAt: 1_700_000_000_000,
};
const PLACE = { service: 'visa', version: 3, name: 'visa:uk', path: '/services/visa/uk' };
const FILES = [
  { token: 'token-1', name: 'پاسپۆرت.jpg', type: 'image/jpeg', bytes: bytesOf('first') },
  { token: 'token-2', name: 'b.pdf', type: 'application/pdf', bytes: bytesOf('second photo') },
];
const PARCEL: Parcel = { ...PLACE, draft: DRAFT, files: FILES, left: ['c.jpg'] };

describe('a box', () => {
  it('opens with its own key only, to what was put in', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(20_000));
    const [one, other] = [await seal(bytes), await seal(bytes)];
    expect(one.key).toMatch(/^[\w-]{43}$/u);
    expect(one.box).toMatch(/^[\w-]+$/u);
    expect(one.box).toHaveLength(boxLength(bytes.length));
    expect(await unseal(one)).toEqual(bytes);
    // The same answers never look the same.
    expect(other.box).not.toBe(one.box);
    expect(await unseal({ box: one.box, key: other.key })).toBeUndefined();
  });

  it('does not open once a bit of it was changed, or some of it is missing', async () => {
    const { box, key } = await seal(bytesOf('answers'));
    for (const at of [0, 12, toBytes(box).length - 1]) {
      const changed = toBytes(box);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await unseal({ box: toBase64(changed), key })).toBeUndefined();
    }
    for (const broken of [box.slice(0, -4), '', '*', box.slice(0, 10)]) {
      expect(await unseal({ box: broken, key })).toBeUndefined();
    }
    expect(await unseal({ box, key: 'x' })).toBeUndefined();
  });
});

describe('a parcel', () => {
  it('is read as it was written', () => {
    expect(unpackParcel(packParcel(PARCEL))).toEqual(PARCEL);
    // It is not sent by itself, whatever the other device says.
    const unsent: Parcel = { ...PARCEL, draft: { ...DRAFT, unsent: 'line' } };
    expect(unpackParcel(packParcel(unsent))).toEqual(PARCEL);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['noise', crypto.getRandomValues(new Uint8Array(100))],
    ['a file less', packParcel(PARCEL).slice(0, -3)],
    ['another draft', packParcel({ ...PARCEL, name: 'greencard' })],
    ['the address of another site', packParcel({ ...PARCEL, path: '//evil.example/visa' })],
    ['a path with a query', packParcel({ ...PARCEL, path: '/services/visa?x' })],
    ['no answers', packParcel({ ...PARCEL, draft: {} as never })],
  ])('of %s is none', (_, bytes) => {
    expect(unpackParcel(bytes)).toBeUndefined();
  });

  it('gets the tokens of the device where it arrives', () => {
    const tokens = new Map([['token-1', 'new-1']]);
    expect(withTokens({ a: 'token-1', b: [{ c: ['token-1', 'token-2'] }], d: 1 }, tokens)).toEqual({
      a: 'new-1',
      b: [{ c: ['new-1', 'token-2'] }],
      d: 1,
    });
  });

  it('takes the smallest files along and names the others', async () => {
    const kept = new Map(
      FILES.map(({ token, name, type, bytes }) => [
        token,
        { name, file: new Blob([bytes], { type }) },
      ]),
    );
    const all = await takeAlong(PLACE, { ...DRAFT, unsent: 'line' }, (token) => kept.get(token));
    expect(all).toEqual({ ...PARCEL, left: [] });
    const room = boxLength(packParcel({ ...PARCEL, files: [] }).length + 250);
    const some = await takeAlong(PLACE, DRAFT, (token) => kept.get(token), room);
    expect([some.files.map(({ name }) => name), some.left]).toEqual([['پاسپۆرت.jpg'], ['b.pdf']]);
    expect(boxLength(packParcel(some).length)).toBeLessThanOrEqual(room);
  });

  it('is not made of answers that are too long for the server', async () => {
    const values = { text: 'x'.repeat(800_000) };
    expect(await takeWhatFits(PLACE, { ...DRAFT, values }, () => undefined)).toBeUndefined();
  });
});

describe('a file', () => {
  const WORDS = { title: 'A <title>', how: 'How', notAnswered: '-', tag: 'ckb', direction: 'rtl' };
  const steps = [
    {
      title: 'You & yours',
      blocks: [
        {
          answers: [
            {
              path: 'firstName',
              label: 'Name',
              content: { kind: 'text' as const, text: '<img src=x onerror=alert(1)>', code: false },
            },
          ],
        },
      ],
    },
  ];

  it('can be read, and holds the draft with all files', () => {
    const page = draftPage(PARCEL, steps, WORDS);
    expect(page).toContain('<html lang="ckb" dir="rtl">');
    expect(page).toContain('You &amp; yours');
    expect(page).toContain('&lt;img src=x');
    expect(page.match(/<script/gu)).toHaveLength(1);
    expect(page.match(/<\/script/gu)).toHaveLength(1);
    expect(draftInPage(page)).toEqual(PARCEL);
  });

  it.each(['', '<html></html>', '<script type="application/json" id="rega-draft">{]</script>'])(
    'that was not saved here holds none: %s',
    (text) => {
      expect(draftInPage(text)).toBeUndefined();
    },
  );
});
