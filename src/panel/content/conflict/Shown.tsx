import Box from '@mui/material/Box';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import type { ContentKind } from '../../../definition/content/contentType';
import { LANGUAGES } from '../../../definition/model/text';
import type { Json } from '../../../definition/model/values';
import { pathTitle } from '../pathTitle';
import { t } from '../../language/t';

export const Shown = ({ value }: { readonly value: Json | undefined }) => (
  <Box component="bdi" dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
    {textOf(value)}
  </Box>
);

/** Returns a value as text: of a list or a group, a line for each value in it. */
export function linesOf(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  const lines = Object.values(value).map(linesOf);
  return lines.filter((line) => line !== '').join('\n');
}

const LONGEST = 400;

function textOf(value: Json | undefined): string {
  const text = linesOf(value) || '—';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Returns the name of a value that differs; a language of a translated text is a number at the end of its path. */
export function valueLabel({ fields }: ContentKind, path: string): string {
  const [, field = path, index] = /^(.*)\.([0-2])$/u.exec(path) ?? [];
  const language = index === undefined ? undefined : LANGUAGES[Number(index)];
  const title = pathTitle(fields, field);
  return language ? `${title} (${t(LANGUAGE_NAMES[language])})` : title;
}
