import type { ActivityEntry } from '../../../../contract/activity';
import { isMissing } from '../../../../contract/documents';
import { issueLabel } from '../../../../definition/language/issueLabel';
import { localiseShape } from '../../../../definition/language/localise';
import { dayText } from '../../../../definition/model/days';
import { amountsText, minorText, openAmounts } from '../../../../definition/model/ledger';
import { type Language, LANGUAGES, pick, type Text } from '../../../../definition/model/text';
import { isDisplayed } from '../../../../definition/model/widget';
import type { StaffApplication } from '../../application';
import { currentStatuses } from '../../statusBook';
import { fillTemplate, LINK, type TemplateValues } from './replyText';

/** Stands where staff name something themselves. */
const OPEN = '…';

const openRequest = ({ requests }: Pick<StaffApplication, 'requests'>) =>
  requests.find(({ state }) => state === 'open');

/** Returns the names of the questions to which an incomplete application has no answers. */
export const lackingNames = (
  { missing, definition }: Pick<StaffApplication, 'missing' | 'definition'>,
  language: Language,
): readonly string[] => {
  const shape = localiseShape(definition.form, language);
  return [...new Set(missing.map((path) => issueLabel({ path }, shape)))];
};

/** Returns the names of what the checklist lacks, of what the open request asks for, and of what was not answered. */
export function missingNames(
  application: Pick<StaffApplication, 'definition' | 'requests' | 'documents' | 'missing'>,
  language: Language,
): readonly string[] {
  const { definition, documents } = application;
  const labels = (openRequest(application)?.fields ?? []).flatMap((name) => {
    const field = definition.form.properties[name];
    return field && isDisplayed(field) ? [pick(field.label, language) || name] : [];
  });
  const missing = documents.flatMap(({ item, ...document }) => {
    const wanted = definition.documents?.find(({ id }) => id === item);
    return wanted && isMissing(document) ? [pick(wanted.name, language) || item] : [];
  });
  return [...new Set([...missing, ...labels, ...lackingNames(application, language)])];
}

/** Returns what templates name, but the applicant's name. The link is made when the message is opened. */
export function templateValues(
  application: StaffApplication,
  activity: readonly ActivityEntry[],
  language: Language,
): Omit<TemplateValues, 'name'> {
  const { reference, definition, money } = application;
  const at = LANGUAGES.indexOf(language);
  const status = activity.find(({ kind }) => kind === 'status')?.text ?? application.status;
  const due = openRequest(application)?.due ?? null;
  return {
    reference,
    service: definition.tile.title[at] ?? '',
    status: currentStatuses().find(definition.id, status)?.applicant[at] ?? OPEN,
    missing: missingNames(application, language).join(language === 'en' ? ', ' : '، ') || OPEN,
    due: due === null ? OPEN : dayText(due, language),
    link: LINK,
    balance: balanceText(money),
  };
}

/** Returns what is still to be paid; a line of dots where nothing was charged, or the account does not see it. */
function balanceText(money: StaffApplication['money']): string {
  const [first] = money ?? [];
  if (!money || !first) return OPEN;
  const owed = openAmounts(money).filter(({ amount }) => amount > 0);
  return amountsText(owed) || minorText(0, first.currency);
}

const ASKING: Text = [
  'سڵاو {name}،\nبۆ داواکاریی ژمارە {reference} ({service}) هێشتا پێویستمان بەمانەیە:\n{missing}',
  'مرحباً {name}،\nما زلنا بحاجة إلى ما يلي لطلبك رقم {reference} ({service}):\n{missing}',
  'Hello {name},\nFor your request {reference} ({service}) we still need:\n{missing}',
];
const SEND_BY: Text = [
  'تکایە تا {due} لێرەوە بینێرە:\n{link}',
  'يرجى إرسالها حتى {due} من هنا:\n{link}',
  'Please send it by {due} here:\n{link}',
];
const SEND: Text = [
  'تکایە لێرەوە بینێرە:\n{link}',
  'يرجى إرسالها من هنا:\n{link}',
  'Please send it here:\n{link}',
];

/** Returns the message that asks an applicant for what is missing, with a place for the link. */
export function askText(application: StaffApplication, name: string): string {
  const { language } = application;
  const request = openRequest(application);
  const missing = missingNames(application, language).map((one) => `– ${one}`);
  const values = { ...templateValues(application, [], language), name };
  return [
    fillTemplate(pick(ASKING, language), { ...values, missing: missing.join('\n') }),
    ...(request?.text ? [fillTemplate(request.text, values)] : []),
    fillTemplate(pick(request?.due ? SEND_BY : SEND, language), values),
  ].join('\n\n');
}

const GIVING: Text = [
  'سڵاو {name}،\nبۆ داواکاریی ژمارە {reference} ({service}) شتێکمان بۆ تۆ داناوە:\n{given}\n\nلێرەوە بیکەرەوە و دایبەزێنە:\n{link}',
  'مرحباً {name}،\nوضعنا لك شيئاً لطلبك رقم {reference} ({service}):\n{given}\n\nافتحه ونزّله من هنا:\n{link}',
  'Hello {name},\nFor your request {reference} ({service}) there is something for you:\n{given}\n\nOpen and download it here:\n{link}',
];

/** Returns the message that tells an applicant of files that are given with a text, with a place for the link. */
export const giveText = (application: StaffApplication, name: string, given: string): string =>
  fillTemplate(pick(GIVING, application.language), {
    ...templateValues(application, [], application.language),
    name,
    given,
  });
