import { describe, expect, it } from 'vitest';
import * as read from '../../src/platform/content/read';
import {
  footerTimes,
  shownTimes,
  telAddress,
  toContactInfo,
  whatsAppAddress,
} from '../../src/site/contact/contactInfo';
import { mapAddress } from '../../src/platform/map/mapAddress';

describe('a WhatsApp address', () => {
  it.each([
    ['+964 750 123 4500', 'https://wa.me/9647501234500'],
    ['0750 123 4500', 'https://wa.me/9647501234500'],
    ['00964 750 123 4500', 'https://wa.me/9647501234500'],
    ['+964 (750) 123-4500', 'https://wa.me/9647501234500'],
    ['٠٧٥٠ ١٢٣ ٤٥٠٠', 'https://wa.me/9647501234500'],
    ['+49 (0)30 123456', 'https://wa.me/4930123456'],
  ])('of %s is %s', (phone, address) => {
    expect(whatsAppAddress(phone)).toBe(address);
  });

  it('opens with what the visitor asks about', () => {
    expect(whatsAppAddress('0750 123 4500', 'عومرە & more?')).toBe(
      'https://wa.me/9647501234500?text=%D8%B9%D9%88%D9%85%D8%B1%DB%95%20%26%20more%3F',
    );
  });

  it.each([undefined, '', ' ', 'soon'])('there is none of %j', (phone) => {
    expect(whatsAppAddress(phone)).toBeUndefined();
  });
});

it.each([
  ['+964 750 123 4500', 'tel:+9647501234500'],
  ['0750-123 4500', 'tel:+9647501234500'],
  ['٠٧٥٠ ١٢٣ ٤٥٠٠', 'tel:+9647501234500'],
  ['+964 (0) 750 123 4500', 'tel:+9647501234500'],
  ['6060', 'tel:6060'],
])('%s is called at %s', (phone, address) => {
  expect(telAddress(phone)).toBe(address);
});

const entry = (detail: string) => ({ dayName: ['', '', 'Day'], body: {}, detail });

describe('the opening time of the footer', () => {
  it('is the text of the eighth entry', () => {
    const openingTime = Array.from('12345678').map(entry);
    expect(footerTimes(toContactInfo({ openingTime }))).toEqual(read.translated('8'));
  });

  it.each([
    [[]],
    [Array.from('1234567').map(entry)],
    [['1', '2', '3', '4', '5', '6', '7', ''].map(entry)],
  ])('is none of %j', (openingTime) => {
    expect(footerTimes(toContactInfo({ openingTime }))).toBeUndefined();
  });
});

describe('contact info', () => {
  it.each([undefined, null, [], '', 7, { phoneNumbers: 'x', openingTime: {}, socialMedia: [] }])(
    'of %j is empty',
    (answer) => {
      expect(toContactInfo(answer)).toEqual({
        emails: [],
        phones: [],
        address: read.translated(''),
        openingTimes: [],
        socials: [],
      });
    },
  );

  it('has the networks whose address is given, and no address that could act', () => {
    const socialMedia = {
      youtube: 'https://www.youtube.com/@a',
      facebook: '',
      instagram: 'javascript:alert(1)',
    };
    expect(toContactInfo({ socialMedia }).socials).toEqual([
      { network: 'youtube', url: 'https://www.youtube.com/@a' },
    ]);
  });

  it.each([
    [
      { latitude: '36.19', longitude: 44 },
      { latitude: 36.19, longitude: 44 },
    ],
    [
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 0 },
    ],
    [{ latitude: 36.19 }, undefined],
    [{ latitude: 91, longitude: 44 }, undefined],
    [{ latitude: '', longitude: '' }, undefined],
  ])('of an office at %j is at %j', (mapLocation, place) => {
    expect(toContactInfo({ mapLocation }).place).toEqual(place);
  });
});

it('leads to a map with the office marked', () => {
  expect(mapAddress('36.1911,44.0092')).toBe(
    'https://www.google.com/maps/search/?api=1&query=36.1911,44.0092',
  );
});

it('shows times, or the text instead of them, and no row without either', () => {
  const said = read.translated(['', '', 'Closed']);
  const silent = read.translated(['', '', '']);
  const row = (from: string, detail = silent) => ({ day: said, from, to: '', detail });
  const rows = [row('09:00'), row(''), row('', said), row('08:00', said)];
  expect(shownTimes(rows).map(({ from, saysDetail }) => [from, saysDetail])).toEqual([
    ['09:00', false],
    ['', true],
    ['08:00', true],
  ]);
  expect(shownTimes([row('')])).toEqual([]);
});
