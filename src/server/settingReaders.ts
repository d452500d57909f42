import { isIP } from 'node:net';
import { FORMATS } from '../definition/model/formats';
import type { ScannerPlace } from './photos/scanner';
import { databaseHosts } from './storage/databaseHosts';
import { passwordIssue, isEmail, plainEmail } from './auth/passwords';

/** Parses a setting, or throws an error whose message follows the setting's name. */
export type Read<T> = (text: string) => T;

export const optional =
  <T>(reader: Read<T>): Read<T | undefined> =>
  (value) =>
    value === '' ? undefined : reader(value);

export const port: Read<number> = (value) => {
  const number = /^[0-9]{1,5}$/u.test(value) ? Number(value) : Number.NaN;
  if (!(number <= 65_535)) throw new Error('must be a number from 0 to 65535');
  return number;
};

/**
 * Returns a reader of texts of one form.
 * @param words the message for any other text
 */
const matching =
  (form: RegExp, words: string): Read<string> =>
  (value) => {
    if (!form.test(value)) throw new Error(words);
    return value;
  };

function numeric(form: RegExp, words: string): Read<number> {
  const read = matching(form, words);
  return (value) => Number(read(value));
}

export const days = numeric(/^[1-9][0-9]{0,4}$/u, 'must be a number of days, 1 or more');
export const count = numeric(/^[0-9]{1,9}$/u, 'must be a number, 0 or more');
export const seconds = numeric(/^[1-9][0-9]{0,2}$/u, 'must be a number of seconds, 1 to 999');

const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

export const logLevel: Read<LogLevel> = (value) => {
  const level = LOG_LEVELS.find((one) => one === value);
  if (level === undefined) throw new Error(`must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
};

export const databaseUrl: Read<string> = (value) => {
  databaseHosts(value);
  return value;
};

export const email: Read<string> = (value) => {
  const plain = plainEmail(value);
  if (!isEmail(plain)) throw new Error('must be an e-mail address');
  return plain;
};

export const password: Read<string> = (value) => {
  const issue = passwordIssue(value);
  if (issue === 'tooShort') throw new Error('must have at least 12 characters');
  if (issue === 'tooLong') throw new Error('must have at most 1000 characters');
  if (issue === 'known') throw new Error('is among the passwords that are guessed first');
  return value;
};

/** Whether the site itself uses that path is checked once its pages are known (pages/takenPaths). */
export const panelPath = matching(
  /^\/[\w-]{3,}$/u,
  'must be a slash and at least three letters, digits, dashes or underscores',
);

/** The content security policy names its origin, so it must not contain characters that end a source. */
const WEB_ADDRESS = /^https?:\/\/[\w.{}-]+(?::[0-9]{1,5})?(?:[/?][^\s;,'"]*)?$/u;

export const base: Read<string> = (value) => {
  address(value);
  return value.endsWith('/') ? value : `${value}/`;
};

export const address: Read<string> = (value) => {
  if (value !== '' && !/^\/(?!\/)/u.test(value) && !WEB_ADDRESS.test(value)) {
    throw new Error('must be a path or an http(s) address');
  }
  return value;
};

export const webAddress = matching(WEB_ADDRESS, 'must be an http(s) address');

export const mailServer = matching(
  /^smtps?:\/\/[^\s/]+\/?(?:\?\S*)?$/u,
  'must be smtp:// or smtps:// and a host, with user:password@ before it if it needs one',
);

const CLAMD_PORT = '3310';

export const clamd: Read<ScannerPlace> = (value) => {
  const [, path] = /^unix:(?:\/\/)?(\/[^\0]+)$/u.exec(value) ?? [];
  if (path !== undefined) return { path };
  const tcp = /^tcp:\/\/(?:\[([\da-f:]+)\]|([\w.-]+))(?::(\d{1,5}))?\/?$/iu.exec(value);
  const [, six, host = six, number = CLAMD_PORT] = tcp ?? [];
  if (host === undefined || !(Number(number) > 0 && Number(number) <= 65_535)) {
    throw new Error('must be tcp:// with host and port, or unix: with the path of a socket');
  }
  return { host, port: Number(number) };
};

/** A name is optional: Rega <office@rega.example>. */
export const sender: Read<string> = (value) => {
  const [, address = ''] = /^(?:[^<>"\r\n]+ )?<?([^\s<>]+)>?$/u.exec(value) ?? [];
  if (!FORMATS.email.test(address))
    throw new Error('must be an e-mail address, where SMTP_URL is set');
  return value;
};

export const secret = matching(
  /^.{16,}$/s,
  'must have 16 characters or more, where WEBHOOK_URL is set',
);

export const token = matching(
  /^[\w.~+/=-]{16,}$/u,
  'must have 16 characters or more, without spaces',
);

export const tiles: Read<string> = (value) => {
  address(value);
  if (!['{z}', '{x}', '{y}'].every((part) => value.includes(part))) {
    throw new Error('must hold {z}, {x} and {y}');
  }
  return value;
};

export const origin: Read<string> = (value) => {
  const plain = value.replace(/\/$/u, '');
  if (!/^https?:\/\/[\w.-]+(?::[0-9]{1,5})?$/u.test(plain)) {
    throw new Error('must be http(s):// and a host, without a path');
  }
  return plain;
};

const RANGES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

export const proxies: Read<readonly string[]> = (value) => {
  const addresses = value === '' ? [] : value.split(',').map((address) => address.trim());
  if (!addresses.every((address) => RANGES.has(address) || isSubnet(address))) {
    throw new Error('must be addresses or subnets with commas between them, or loopback');
  }
  return addresses;
};

function isSubnet(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined || more.length > 0) return false;
  return bits === undefined || (/^[0-9]{1,3}$/u.test(bits) && Number(bits) <= most);
}

export const oneOf =
  <T>(values: Readonly<Record<string, T>>): Read<T> =>
  (value) => {
    const found = Object.hasOwn(values, value) ? values[value] : undefined;
    if (found === undefined) throw new Error(`must be ${Object.keys(values).join(' or ')}`);
    return found;
  };
