import { type ContentKind, editRight } from '../../definition/content/contentType';
import { recordHref } from '../base/recordHref';
import type { PaletteEntry, PaletteSearch } from '../layout/palette';
import { ownText } from '../language/panelLanguage';
import { t } from '../language/t';
import { panelPages } from '../pages';
import { createCall, listCall } from './calls';
import { draftTitle } from './draftTitle';
import { toRecordPage } from './records';
import type { May } from '../session/may';

const MOST_FOUND = 3;

const kindsOf = (isKnown: (kind: ContentKind) => boolean) =>
  panelPages()
    .flatMap(({ kinds }) => kinds)
    .filter((kind) => kind.many && isKnown(kind));

/** Returns the commands that add content. */
export const contentCommands = (may: May): readonly PaletteEntry[] =>
  kindsOf((kind) => may(editRight(kind)) && createCall(kind) !== undefined).map((kind) => ({
    id: `add ${kind.id}`,
    group: t('Actions'),
    title: t('Add: {{name}}', { name: ownText(kind.title) }),
    to: recordHref(kind),
  }));

/** Finds content for the command palette, of each kind. */
export const findContent = ({ may, get }: PaletteSearch): Promise<readonly PaletteEntry[]>[] =>
  kindsOf(() => may('readContent')).map(async (kind) =>
    toRecordPage(await get(listCall(kind), MOST_FOUND)).rows.map((record) => ({
      id: `${kind.id} ${record.id}`,
      group: t('Content'),
      title: draftTitle(kind.fields, record) || record.id,
      hint: ownText(kind.title),
      to: recordHref(kind, record.id),
    })),
  );
