import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import type { Language } from '../../definition/model/text';
import { escapeHtml } from '../base/escapeHtml';

export interface MailContent {
  readonly subject: string;
  /** The one that the subject contains, if it does; it is not broken into two lines. */
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

/** Returns an e-mail as HTML, in the direction of its language, without scripts, pictures or remote content. */
export function htmlMail(language: Language, content: MailContent): string {
  const { tag, direction } = LANGUAGE_FACTS[language];
  const { subject, reference, greeting, paragraphs, facts, link, note, agency, colour } = content;
  const heading = escapeHtml(subject);
  return [
    '<!doctype html>',
    `<html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body dir="${direction}" style="margin:0;padding:12px;background:#f6f8fa">`,
    `<div dir="${direction}" lang="${tag}" style="${SHEET};text-align:${direction === 'rtl' ? 'right' : 'left'}">`,
    `<p style="${BAND};background:${colour}">${escapeHtml(agency.name)}</p>`,
    `<h1 style="margin:0 0 16px;color:${colour};font-size:22px;line-height:1.4">${reference === undefined ? heading : heading.replace(reference, inOneLine)}</h1>`,
    ...[greeting, ...paragraphs].map((text) => paragraph(text)),
    table(facts),
    link
      ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link.href)}" style="${BUTTON};background:${colour}">${escapeHtml(link.text)}</a></p>`
      : '',
    note === undefined ? '' : paragraph(note, 'color:#475569'),
    paragraph(
      agency.name,
      'margin-top:28px;padding-top:20px;border-top:1px solid #dfe5ea;font-weight:bold',
    ),
    table(agency.lines),
    '</div></body></html>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

const CELL = 'padding:4px 0;text-align:start;vertical-align:top';
const SHEET =
  'max-width:560px;margin:0 auto;padding:0 24px 24px;border-radius:14px;background:#ffffff;color:#1e293b;font:16px/1.6 Tahoma,Arial,sans-serif;overflow:hidden';
/** The agency's name on its colour, over the whole width: many programs show no picture. */
const BAND = 'margin:0 -24px 24px;padding:18px 24px;color:#ffffff;font-size:20px;font-weight:bold';
const BUTTON =
  'display:inline-block;padding:12px 24px;color:#ffffff;font-weight:bold;text-decoration:none;border-radius:24px';

const inOneLine = (text: string): string => `<bdi style="white-space:nowrap">${text}</bdi>`;

const table = (rows: MailContent['facts']): string =>
  rows.length === 0
    ? ''
    : `<table style="border-collapse:collapse;margin:0 0 16px">${rows.map(tableRow).join('')}</table>`;

const tableRow = ([label, value]: MailContent['facts'][number]): string =>
  `<tr><th align="start" style="${CELL};padding-inline-end:16px;font-weight:normal;color:#475569">${escapeHtml(label)}</th><td style="${CELL}">${value.split('\n').map(lineOf).join('<br>')}</td></tr>`;

/** The longest value that stays in one line on a phone, in characters: codes, dates and phone numbers do. */
const SHORT = 20;

/** Returns a line of a value; a web address is a link. */
function lineOf(line: string): string {
  const text = escapeHtml(line);
  if (line.startsWith('https://')) {
    return `<a href="${text}" style="color:inherit"><bdi>${text.slice('https://'.length)}</bdi></a>`;
  }
  return line.length <= SHORT ? inOneLine(text) : `<bdi>${text}</bdi>`;
}

const paragraph = (text: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
