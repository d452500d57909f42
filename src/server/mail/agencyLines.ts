import { fullNumber } from '../../definition/validate/fullNumber';
import { isText, type Language, pick } from '../../definition/model/text';
import { type Json, valueAt } from '../../definition/model/values';
import type { RoutePorts } from '../routePorts';
import type { MailContent } from './mailText';

/** The content type whose single record has the agency's phone numbers, address and opening times. */
const CONTACT = 'contactus';

/** The record of the opening times that has the text for the whole week (docs/requirements.md, P8). */
const WEEK = 7;

/** Returns what ends each e-mail: the agency's name, and how it is reached. What staff have not filled in is left out. */
export async function agencyLines(
  name: string,
  language: Language,
  { content, translations }: Pick<RoutePorts, 'content' | 'translations'>,
): Promise<MailContent['agency']> {
  const [record] = await content.list(CONTACT);
  const { phoneNumbers, address, openingTime } = record?.document ?? {};
  const phones = listIn(phoneNumbers).filter((one) => typeof one === 'string' && one !== '');
  const chat = fullNumber(String(phones[0] ?? ''));
  const textOf = (value: Json | undefined) => (isText(value) ? pick(value, language).trim() : '');
  const times = listIn(openingTime);
  const days = times.slice(0, WEEK).flatMap((row) => {
    const [day, detail] = ['dayName', 'detail'].map((part) => textOf(valueAt(row, [part])));
    const [from, to] = ['from', 'to'].map((part) => valueAt(row, ['body', part]));
    const hours = from && to ? `${String(from)} – ${String(to)}` : detail;
    return day && hours ? [`${day}: ${hours}`] : [];
  });
  const say = (key: string) => translations[language](key, {});
  const lines = [
    [say('contact.phones'), phones.join('\n')],
    [say('mail.whatsapp'), chat === undefined ? '' : `https://wa.me/${chat}`],
    [say('contact.address'), textOf(address)],
    [say('contact.opening'), textOf(valueAt(times[WEEK], ['detail'])) || days.join('\n')],
  ] as const;
  return { name, lines: lines.filter(([, value]) => value !== '') };
}

const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
