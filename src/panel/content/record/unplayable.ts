import { playerIn } from '../../../definition/content/playerIn';
import { valuesIn } from '../../../definition/model/placedValues';
import type { Properties } from '../../../definition/model/field';
import { dotted, type Values } from '../../../definition/model/values';
import type { EditorIssue } from './editorIssues';
import { t } from '../../language/t';

const WORDS =
  'The site shows videos of YouTube and Vimeo only. Copy the link of the video there, like https://youtu.be/…';

/** Videos that no public page could play. Only the panel refuses them: the API takes any embed code, as always. */
export const unplayable = (fields: Properties, document: Values): readonly EditorIssue[] =>
  valuesIn(fields, document).flatMap(({ field, value, path }) => {
    const isVideo = 'video' in field && field.video === true;
    if (!isVideo || typeof value !== 'string' || value.trim() === '') return [];
    return playerIn(value) === undefined ? [{ path: dotted(path), words: t(WORDS) }] : [];
  });
