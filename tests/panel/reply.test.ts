import { describe, expect, it, test } from 'vitest';
import template from '../../schemas/content/reply_template.json' with { type: 'json' };
import { fillTemplate } from '../../src/panel/applications/handling/reply/replyText';
import { withTemplate } from '../../src/panel/applications/handling/reply/replyText';
import { mailHref, whatsAppHref } from '../../src/panel/applications/handling/reply/replyText';

test.each([
  ['', 0, 'T'],
  ['Hello', 5, 'Hello\n\nT'],
  ['Hello\n\nBye', 6, 'Hello\n\nT\n\nBye'],
  ['Bye', 0, 'T\n\nBye'],
])('a template that is put into %j at %d is a paragraph of its own', (typed, at, text) => {
  expect(withTemplate(typed, at, 'T')).toBe(text);
});

describe('a message', () => {
  const values = {
    name: '{status}',
    reference: 'RG-1',
    service: 'Visa',
    status: 'x',
    missing: '…',
    due: '…',
    link: '{link}',
    balance: '…',
  };

  it('is filled in once, and keeps what it does not know', () => {
    expect(fillTemplate('{name} {reference} {other}\n{service}', values)).toBe(
      '{status} RG-1 {other}\nVisa',
    );
  });

  it('is passed on as it was written', () => {
    const text = 'سڵاو & 100%?#\n+1';
    const link = new URL(whatsAppHref('9647702223344', text));
    expect([link.origin, link.pathname]).toEqual(['https://wa.me', '/9647702223344']);
    expect(link.searchParams.get('text')).toBe(text);
    const mail = new URL(mailHref('a&b?c@x.example', 'RG-1', text));
    expect(decodeURIComponent(mail.pathname)).toBe('a&b?c@x.example');
    expect(mail.searchParams.get('body')).toBe(text);
    expect(mail.searchParams.get('cc')).toBeNull();
  });
});

test.each<[string, boolean]>([
  ['Hello {name}, {link}', true],
  ['{reference} {service} {status} {missing} {due} {balance}', true],
  ['Hello {nmae}', false],
  ['{}, { name }, {{name}} and {', true],
])('a template with %j can be saved: %s', (text, canBeSaved) => {
  expect(new RegExp(template.fields.text.pattern, 'u').test(text)).toBe(canBeSaved);
});
