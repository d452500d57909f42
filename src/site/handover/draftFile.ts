import type { DescribedAnswer, DescribedContent } from '../../definition/model/described';
import type { DescribedStep } from '../../definition/describe/describe';
import { escaped } from '../../platform/embed/richText';
import { toBase64, toBytes } from './box';
import { type Parcel, parcelIn } from './parcel';

/** What the file says to whoever reads it. */
export interface FileTexts {
  readonly title: string;
  /** How the form is continued with it. */
  readonly how: string;
  readonly notAnswered: string;
  /** The attribute `lang` of <html>. */
  readonly tag: string;
  readonly direction: string;
}

const BLOCK = /<script type="application\/json" id="rega-draft">([\s\S]*?)<\/script>/u;

/** Returns a draft as a page that anybody can read and print, and that a form can be continued from. */
export function draftPage(
  { files, ...parcel }: Parcel,
  steps: readonly DescribedStep[],
  texts: FileTexts,
): string {
  const described = files.map(({ bytes, ...file }) => ({ ...file, data: toBase64(bytes) }));
  // Nothing in it ends the element.
  const data = JSON.stringify({ ...parcel, files: described }).replaceAll('<', String.raw`\u003c`);
  const names = new Map(files.map(({ token, name }) => [token, name]));
  const answers = steps.map(
    ({ title, blocks }) =>
      `<h2>${escaped(title)}</h2>${blocks.map((block) => list(block.answers, { texts, names })).join('')}`,
  );
  return [
    '<!doctype html>',
    `<html lang="${texts.tag}" dir="${texts.direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(texts.title)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escaped(texts.title)}</h1><p>${escaped(texts.how)}</p>${answers.join('')}`,
    `<script type="application/json" id="rega-draft">${data}</script></body></html>`,
  ].join('\n');
}

const STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:720px;margin:2em auto;padding:0 1em}' +
  'dt{color:#555}dd{margin:0 0 .8em;white-space:pre-wrap}dl dl,ol dl{margin-inline-start:1em}';

/** Returns the draft in a file's text; undefined if it has none. */
export function draftInPage(text: string): Parcel | undefined {
  const [, data] = BLOCK.exec(text) ?? [];
  if (data === undefined) return undefined;
  try {
    return parcelIn(JSON.parse(data), ({ data: bytes }) =>
      typeof bytes === 'string' ? toBytes(bytes) : undefined,
    );
  } catch {
    return undefined;
  }
}

interface Telling {
  readonly texts: FileTexts;
  /** The names of the files, by their tokens. */
  readonly names: ReadonlyMap<string, string>;
}

const list = (answers: readonly DescribedAnswer[], telling: Telling): string =>
  `<dl>${answers
    .map(
      ({ label, content }) => `<dt>${escaped(label)}</dt><dd>${contentHtml(content, telling)}</dd>`,
    )
    .join('')}</dl>`;

function contentHtml(content: DescribedContent, telling: Telling): string {
  switch (content.kind) {
    case 'none':
      return escaped(telling.texts.notAnswered);
    case 'text':
      return `<bdi>${escaped(content.text)}</bdi>`;
    case 'files':
      return content.tokens
        .map((token) => `<bdi>${escaped(telling.names.get(token) ?? '')}</bdi>`)
        .join('<br>');
    case 'group':
      return list(content.answers, telling);
    case 'rows':
      return `<ol>${content.rows.map((row) => `<li>${list(row, telling)}</li>`).join('')}</ol>`;
  }
}
