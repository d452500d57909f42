import { expect, test } from 'vitest';
import type { Language } from '../../../src/definition/model/text';
import { readTranslations } from '../../../src/server/http/translations';
import { htmlMail, plainMail } from '../../../src/server/mail/mailText';
import { ROOT } from '../support/folders';
import { agencyLines } from '../../../src/server/mail/deliver';

const translations = await readTranslations(ROOT);
const day = (name: string, from: string, to: string, detail = '') => {
  return {
    dayName: [`${name} ku`, `${name} ar`, name],
    body: { from, to },
    detail: ['', '', detail],
  };
};
const contact = {
  phoneNumbers: ['+44 (0)7700 900450', '+44 7700 900451'],
  address: ['هەولێر', 'أربيل', 'Erbil'],
  openingTime: [
    day('Saturday', '10:00', '16:00'),
    day('Sunday', '09:00', '18:00'),
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((name) => day(name, '', '')),
    day('Friday', '', '', 'Closed'),
    day('All week', '', '', 'At weekends, 9 to 6'),
  ],
};

const linesOf = (document: object | undefined, language: Language = 'en') => {
  const records = document === undefined ? [] : [{ document }];
  return agencyLines('Rega', language, {
    content: { list: async () => records } as never,
    translations,
  });
};
const mail = {
  subject: 'We have received your request RG-E6AM-644J',
  reference: 'RG-E6AM-644J',
  greeting: 'Hello,',
  paragraphs: ['We have received your request.'],
  facts: [],
  colour: '#094469',
};

test('an e-mail greets, and ends with the agency, and how it is reached', async () => {
  const text = plainMail({ ...mail, agency: await linesOf(contact) });
  expect(text).toMatch(/^Hello,\n\nWe have/u);
  expect(text.split('\n\n').at(-1)).toBe(
    [
      'Rega',
      'Phone: +44 (0)7700 900450, +44 7700 900451',
      'WhatsApp: https://wa.me/447700900450',
      'Address: Erbil',
      'Opening times: At weekends, 9 to 6\n',
    ].join('\n'),
  );
});

test.each([
  ['ku', 'ناونیشان', 'هەولێر'],
  ['ar', 'العنوان', 'أربيل'],
] as const)(
  'what the agency says of itself is in the language of the e-mail (%s)',
  async (language, label, place) => {
    const { lines } = await linesOf(contact, language);
    expect(lines[2]).toEqual([label, place]);
  },
);

test.each([
  ['no record', undefined],
  ['an empty record', { phoneNumbers: [], address: ['', '', ''], openingTime: [] }],
  ['a record of another shape', { phoneNumbers: 'x', address: 7, openingTime: { a: 1 } }],
])('of %s an e-mail shows the name alone', async (_, document) => {
  expect(await linesOf(document)).toEqual({ name: 'Rega', lines: [] });
});

test('the days are listed where there is no text for the whole week', async () => {
  const openingTime = contact.openingTime.slice(0, 7);
  const html = htmlMail('en', { ...mail, agency: await linesOf({ openingTime }) });
  expect(html).toMatch(
    />Saturday: 10:00 – 16:00<\/bdi><br><bdi[^>]*>Sunday: 09:00 – 18:00<\/bdi>.*>Friday: Closed<\/bdi>/u,
  );
});

test('a reference stands once, in one line, and phone numbers and WhatsApp are links', async () => {
  const facts = [['Reference number', 'RG-E6AM-644J']] as const;
  const html = htmlMail('en', { ...mail, facts, agency: await linesOf(contact) });
  expect(html).toContain('>We have received your request</h1>');
  const inOneLine = '<bdi style="white-space:nowrap">RG-E6AM-644J</bdi>';
  expect(html.split('</h1>')[1]).toMatch(/^[^]*white-space:nowrap"><bdi>RG-E6AM-644J<[^]*$/u);
  expect(html.split('</h1>')[1]?.split('RG-E6AM-644J')).toHaveLength(2);
  const subject = 'New request RG-E6AM-644J: Visa';
  expect(htmlMail('en', { ...mail, subject, agency: await linesOf(contact) })).toContain(
    `>New request ${inOneLine}: Visa</h1>`,
  );
  expect(html).toContain('<a href="https://wa.me/447700900450"');
  expect(html).toContain('<a href="tel:+447700900450"');
});
