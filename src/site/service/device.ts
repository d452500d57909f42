import { dayAfter, deviceDay } from '../../definition/model/clock';
import { isText, type Text } from '../../definition/model/text';
import { isRecord, parsedJson, type Values } from '../../definition/model/values';
import { createDrafts, DRAFTS } from '../../engine/flow/draft';
import type { Outcome, Submission } from '../../engine/ports';
import { siteServices } from '../../platform/content/siteServices';
import { deviceStorage } from '../../platform/guardedStorage';
import { isEntering } from './entering';
import { REQUESTS } from '../deviceRequests';

/** A request that was sent from this device. */
export interface SentRequest {
  readonly reference: string;
  /** The token of its status page. */
  readonly link: string;
  readonly title: Text;
  /** YYYY-MM-DD */
  readonly day: string;
}

/** What is stored in place of the list by whoever does not want one. */
const OFF = 'off';
const MOST = 30;
/** Days after which a request, and how its sender is reached, is forgotten. */
const LONGEST = 365;

/** Notes a request that was sent, unless somebody has switched the list off on this device. */
export function remember(title: Text, outcome: Outcome, { request }: Submission): void {
  const isOff = deviceStorage.getItem(REQUESTS) === OFF;
  if (isOff || outcome.kind !== 'sent' || !outcome.reference || !outcome.link) return;
  const { reference, link } = outcome;
  const sent = { reference, link, title, day: deviceDay() };
  const all = [sent, ...sentRequests().filter((one) => one.reference !== reference)];
  const given = request.encoding === 'json' ? request.json : textsOf(request.parts);
  deviceStorage.setItem(
    REQUESTS,
    JSON.stringify({ requests: all.slice(0, MOST), contact: contactIn(given) }),
  );
}

const CONTACT = ['firstName', 'surname', 'email', 'phoneNumber'] as const;

const textsOf = (parts: readonly object[]): Values =>
  Object.fromEntries(
    parts.flatMap((part) => ('text' in part && 'name' in part ? [[part.name, part.text]] : [])),
  ) as Values;

/** Returns the answers by which the agency reaches somebody, as far as they are there. */
const contactIn = (given: Values): Values =>
  Object.fromEntries(
    CONTACT.flatMap((name) => {
      const value = given[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );

function stored(): Values {
  const found = parsedJson(deviceStorage.getItem(REQUESTS) ?? '');
  return isRecord(found) && !isEntering() ? found : {};
}

/** Returns the requests that were sent from this device, the last first; none where staff enter for others. */
export function sentRequests(): readonly SentRequest[] {
  const { requests } = stored();
  const all: readonly unknown[] = Array.isArray(requests) ? requests : [];
  const since = dayAfter(deviceDay(), -LONGEST);
  return all.filter(isSentRequest).filter(({ day }) => day >= since);
}

const isSentRequest = (one: unknown): one is SentRequest =>
  isRecord(one) &&
  isText(one.title) &&
  [one.reference, one.link, one.day].every((text) => typeof text === 'string');

/** Returns the contact answers of the last request; empty if there are none. */
export function lastContact(): Values {
  const { contact } = stored();
  return isRecord(contact) && sentRequests().length > 0 ? contactIn(contact) : {};
}

/** Forgets the requests, and lists none from now on. */
export const switchOff = (): void => deviceStorage.setItem(REQUESTS, OFF);

/** Returns the services with a draft on this device. */
export function draftedServices() {
  if (isEntering()) return [];
  return siteServices().filter(({ id }) =>
    names().some((name) => isOf(name, id) && isStored(name)),
  );
}

function names(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(DRAFTS) ? [key.slice(DRAFTS.length)] : [],
    );
  } catch {
    return [];
  }
}

const isOf = (name: string, id: string): boolean => name === id || name.startsWith(`${id}:`);

const isStored = (name: string): boolean =>
  !name.includes(':entered-') && createDrafts(() => localStorage, name).load() !== undefined;
