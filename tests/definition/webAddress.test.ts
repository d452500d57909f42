import { expect, it } from 'vitest';
import { completeAddress, completeLink } from '../../src/definition/validate/webAddress';

it.each<[typed: string, completed: string]>([
  ['facebook.com/rega', 'https://facebook.com/rega'],
  [' www.facebook.com/rega ', 'https://www.facebook.com/rega'],
  ['rega.example:8080/?a=1#b', 'https://rega.example:8080/?a=1#b'],
  ['سلێمانی.example/ڕێگا', 'https://سلێمانی.example/ڕێگا'],
  ['https://facebook.com/rega', 'https://facebook.com/rega'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['data:text/html,a.b', 'data:text/html,a.b'],
  ['hello', 'hello'],
  ['a b.com', 'a b.com'],
  ['1.5', '1.5'],
  ['', ''],
])('completes %j', (typed, completed) => expect(completeAddress(typed)).toBe(completed));

it.each<[typed: string, href: string | undefined]>([
  ['rega.example/visa', 'https://rega.example/visa'],
  ['info@rega.example', 'mailto:info@rega.example'],
  ['tel:+9647500000000', 'tel:+9647500000000'],
  ['javascript:alert(1)', undefined],
  ['javascript:alert(1)@a.b', undefined],
  ['JavaScript://a.b/%0aalert(1)', undefined],
  ['', undefined],
])('leads a link %j somewhere safe', (typed, href) => expect(completeLink(typed)).toBe(href));
