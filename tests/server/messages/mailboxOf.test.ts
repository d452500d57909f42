import { expect, test } from 'vitest';
import { mailboxOf } from '../../../src/server/messages/newMessages';

test.each([
  ['Naz@Flood.EXAMPLE', 'Naz@flood.example', 'naz@flood.example'],
  ['naz@f\u200Blood.example', 'naz@flood.example', 'naz@flood.example'],
  ['naz@f\u00ADlood.example', 'naz@flood.example', 'naz@flood.example'],
  ['naz@f\u2060lood.example', 'naz@flood.example', 'naz@flood.example'],
  ['\u200Fna\u200Bz@flood.example\u202C', 'naz@flood.example', 'naz@flood.example'],
  ['naz@flood．example', 'naz@flood.example', 'naz@flood.example'],
  ['naz+1@flood.example', 'naz+1@flood.example', 'naz@flood.example'],
  ['naz+a+b@flood.example', 'naz+a+b@flood.example', 'naz@flood.example'],
  ['+naz@flood.example', '+naz@flood.example', '+naz@flood.example'],
  ['n.a.z@flood.example', 'n.a.z@flood.example', 'n.a.z@flood.example'],
  ['N.a.z+1@googlemail.com', 'N.a.z+1@googlemail.com', 'naz@gmail.com'],
  ['naz@مثال.عراق', 'naz@xn--mgbh0fb.xn--mgbtx2b', 'naz@xn--mgbh0fb.xn--mgbtx2b'],
  ['naz@XN--MGBH0FB.xn--mgbtx2b', 'naz@xn--mgbh0fb.xn--mgbtx2b', 'naz@xn--mgbh0fb.xn--mgbtx2b'],
  // A joiner makes another domain of it, where the letters allow one.
  ['naz@نامه\u200Cای.com', 'naz@xn--mgba3gch31f060k.com', 'naz@xn--mgba3gch31f060k.com'],
])('an e-mail to %j goes to %s and is counted for %s', (email, address, key) => {
  expect(mailboxOf(email)).toEqual({ address, key });
});

test.each([
  '',
  'nobody',
  'naz@nowhere',
  'a@b.example,c@d.example',
  'Naz<a@b.example>',
  'a:b;@c.example',
  '"a b"@c.example',
  'a@b@c.example',
  'a@c.example/x',
  'a@fl%41.example',
  'a@127.0.0.1',
  'a@0x7f.1',
  'a@[::1]',
  'a@f\u200Clood.example',
  `${'a'.repeat(65)}@c.example`,
  // Few mail servers take it.
  'سارا@مثال.عراق',
])('no e-mail goes to %j', (email) => {
  expect(mailboxOf(email)).toBeUndefined();
});
