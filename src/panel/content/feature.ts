import { type ContentKind, editRight } from '../../definition/content/contentType';
import { recordHref } from '../base/recordHref';
import type { Feature } from '../feature';
import { ownText } from '../language/panelLanguage';
import { t } from '../language/t';
import { panelPages } from '../pages';
import { createCall, listCall } from './calls';
import { draftTitle } from './draftTitle';
import { toRecordPage } from './records';

const MOST_FOUND = 3;

const kindsOf = (isKnown: (kind: ContentKind) => boolean) =>
  panelPages()
    .flatMap(({ kinds }) => kinds)
    .filter((kind) => kind.many && isKnown(kind));

/** The content of the site; its pages are generated from files (pages.ts). */
export const content: Feature = {
  commands: (may) =>
    kindsOf((kind) => may(editRight(kind)) && createCall(kind) !== undefined).map((kind) => ({
      id: `add ${kind.id}`,
      group: t('Actions'),
      title: t('Add: {{name}}', { name: ownText(kind.title) }),
      to: recordHref(kind),
    })),
  search: ({ may, get }) =>
    kindsOf(() => may('readContent')).map(async (kind) =>
      toRecordPage(await get(listCall(kind), MOST_FOUND)).rows.map((record) => ({
        id: `${kind.id} ${record.id}`,
        group: t('Content'),
        title: draftTitle(kind.fields, record) || record.id,
        hint: ownText(kind.title),
        to: recordHref(kind, record.id),
      })),
    ),
};
