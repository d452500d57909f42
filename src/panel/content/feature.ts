import { recordHref } from '../base/recordHref';
import type { Feature } from '../feature';
import { ownText } from '../language/panelLanguage';
import { t } from '../language/t';
import { panelPages } from '../pages';
import type { May } from '../session/may';
import { createCall, listCall } from './calls';
import { draftTitle } from './draftTitle';
import { toRecordPage } from './records';

const MOST_FOUND = 3;

const kindsOf = (may: May) =>
  may('editContent')
    ? panelPages()
        .flatMap(({ kinds }) => kinds)
        .filter(({ many }) => many)
    : [];

/** The content of the site; its pages are generated from files (pages.ts). */
export const content: Feature = {
  commands: (may) =>
    kindsOf(may)
      .filter((kind) => createCall(kind) !== undefined)
      .map((kind) => ({
        id: `add ${kind.id}`,
        group: t('Actions'),
        title: t('Add: {{name}}', { name: ownText(kind.title) }),
        to: recordHref(kind),
      })),
  search: ({ may, get }) =>
    kindsOf(may).map(async (kind) =>
      toRecordPage(await get(listCall(kind), MOST_FOUND)).rows.map((record) => ({
        id: `${kind.id} ${record.id}`,
        group: t('Content'),
        title: draftTitle(kind.fields, record) || record.id,
        hint: ownText(kind.title),
        to: recordHref(kind, record.id),
      })),
    ),
};
