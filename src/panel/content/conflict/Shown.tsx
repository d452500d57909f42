import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import type { ContentKind } from '../../../definition/content/contentType';
import { LANGUAGES } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import { pathTitle } from '../pathTitle';
import { t } from '../../language/t';

/** Renders a value of a record as text. */
export const Shown = ({ value }: { readonly value: Json | undefined }) => (
  <bdi dir="auto" className="cf-value">
    {textOf(value)}
  </bdi>
);

const LONGEST = 400;

function textOf(value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return '—';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Returns the name of a value; a language of a translated text is a number at the end of its path. */
export function valueLabel({ fields }: ContentKind, path: string): string {
  const [, field = path, index] = /^(.*)\.([0-2])$/u.exec(path) ?? [];
  const language = index === undefined ? undefined : LANGUAGES[Number(index)];
  const title = pathTitle(fields, field);
  return language ? `${title} (${t(LANGUAGE_NAMES[language])})` : title;
}
