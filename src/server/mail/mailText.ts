import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import type { Language } from '../../definition/model/text';
import { escapeHtml } from '../base/escapeHtml';

export interface MailContent {
  readonly subject: string;
  /** Of the application, if it is about one; it is not broken into two lines. */
  readonly reference?: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Labels and values; codes read left to right. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly link?: { readonly href: string; readonly text: string };
  /** Below the link. */
  readonly note?: string;
  readonly agency: { readonly name: string; readonly lines: MailContent['facts'] };
  /** The colour of the heading, and of the button and the band with the name, which have white text. */
  readonly colour: string;
  /** Whether the logo is attached under LOGO_ID. */
  readonly hasLogo?: boolean;
}

export function plainMail(content: MailContent): string {
  const { greeting, paragraphs, facts, link, note, agency } = content;
  const list = (lines: MailContent['facts']) =>
    lines.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`);
  const blocks = [
    greeting,
    ...paragraphs,
    list(facts).join('\n'),
    ...(link ? [`${link.text}:\n${link.href}`] : []),
    ...(note === undefined ? [] : [note]),
    [agency.name, ...list(agency.lines)].join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** The content id of the logo. */
export const LOGO_ID = 'logo';

/** Returns an e-mail as HTML, in the direction of its language, without scripts or remote content. */
export function htmlMail(language: Language, content: MailContent): string {
  const { tag, direction } = LANGUAGE_FACTS[language];
  const { subject, reference = '', greeting, paragraphs, facts, link, note, agency } = content;
  const { colour, hasLogo } = content;
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  // A reference at the end stands below, large.
  const heading = subject.endsWith(reference)
    ? subject.slice(0, subject.length - reference.length).replace(/[\s:]+$/u, '')
    : subject;
  const logo = `<img src="cid:${LOGO_ID}" alt="" width="32" height="32" style="vertical-align:middle;margin-${end}:12px">`;
  return [
    '<!doctype html>',
    `<html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>`,
    `<body class="page" dir="${direction}" style="margin:0;padding:12px;background:#f6f8fa">`,
    `<div class="sheet" dir="${direction}" lang="${tag}" style="${SHEET};text-align:${start}">`,
    `<p style="${BAND};background:${colour}">${hasLogo ? logo : ''}${escapeHtml(agency.name)}</p>`,
    `<h1 class="head" style="margin:0 0 16px;color:${colour};font-size:22px;line-height:1.4">${reference === '' ? escapeHtml(heading) : escapeHtml(heading).replace(reference, '<bdi style="white-space:nowrap">$&</bdi>')}</h1>`,
    ...[greeting, ...paragraphs].map((text) => paragraph(text)),
    facts.length === 0
      ? ''
      : `<div class="box" style="${BOX}">${facts.map((fact) => line(fact, fact[1] === reference)).join('')}</div>`,
    link
      ? `<p style="margin:24px 0"><a href="${escapeHtml(link.href)}" style="${BUTTON};background:${colour}">${escapeHtml(link.text)}</a></p>`
      : '',
    note === undefined ? '' : `<div class="quiet" style="color:#475569">${paragraph(note)}</div>`,
    `<div style="margin-top:28px;padding-top:20px;border-top:1px solid #dfe5ea">${paragraph(agency.name, 'font-weight:bold')}${agency.lines.map((fact) => line(fact)).join('')}</div>`,
    '</div></body></html>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** Programs that do not read it turn the colours themselves, or show them as they are. */
const DARK =
  '@media (prefers-color-scheme:dark){.page{background:#0b141b!important}.sheet{background:#14222c!important}.sheet,.head{color:#eef4f8!important}.box{background:#1e303c!important}.quiet{color:#b4c3ce!important}}';
const SHEET =
  'max-width:560px;margin:0 auto;padding:0 24px 24px;border-radius:14px;background:#ffffff;color:#1e293b;font:16px/1.6 Tahoma,Arial,sans-serif;overflow:hidden';
/** Logo and name on the agency's colour, over the whole width: many programs show no picture. */
const BAND = 'margin:0 -24px 24px;padding:16px 24px;color:#ffffff;font-size:20px;font-weight:bold';
const BOX = 'margin:0 0 16px;padding:16px 16px 4px;border-radius:10px;background:#eef5f8';
const BUTTON =
  'display:inline-block;padding:12px 24px;color:#ffffff;font-weight:bold;text-decoration:none;border-radius:24px';

/** Returns a label, and its value below it, which has the whole width of a phone. */
const line = ([label, value]: MailContent['facts'][number], isLarge = false): string =>
  `<p style="margin:0 0 12px;line-height:1.5"><span class="quiet" style="color:#475569;font-size:14px">${escapeHtml(label)}</span><br><span${isLarge ? ' style="font-size:22px;font-weight:bold;white-space:nowrap"' : ''}>${value.split('\n').map(partOf).join('<br>')}</span></p>`;

/** Returns a line of a value; web addresses and phone numbers are links. */
function partOf(value: string): string {
  const text = escapeHtml(value);
  const linked = (href: string, shown: string) =>
    `<a href="${href}" dir="ltr" style="color:inherit">${shown}</a>`;
  if (value.startsWith('https://')) return linked(text, text.slice('https://'.length));
  if (/^[+(\d][\d\s()-]{6,}$/u.test(value)) {
    return linked(`tel:${value.replaceAll(/\(0\)|[^\d+]/gu, '')}`, text);
  }
  return `<bdi>${text}</bdi>`;
}

const paragraph = (text: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
