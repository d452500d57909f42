import { backendHas } from '../../../platform/api/capabilities';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type ContentKind, editRight } from '../../../definition/content/contentType';
import { askDelete } from '../../data/askDelete';
import { useFetched } from '../../../platform/api/useFetched';
import { Waiting } from '../../data/Waiting';
import { panelHref } from '../../base/panelHref';
import { BackLink, PanelFrame } from '../../layout/PanelFrame';
import { PanelIcon } from '../../base/PanelIcon';
import { createCall, listCall, readCall, removeCall } from '../calls';
import { RecordEditor } from '../changes/RecordEditor';
import { recordHref } from '../../base/recordHref';
import { draftTitle } from '../draftTitle';
import { documentOf, isScheduled, type StaffRecord, toRecord, toRecords } from '../records';
import { removeRecord, KEPT_IN_BIN } from '../removeRecord';
import { t } from '../../language/t';
import { ownText } from '../../language/panelLanguage';
import { PUBLICATION, PUBLISHED } from '../../../definition/content/publication';
import { sayDone } from '../../layout/notices';
import { useMay } from '../../session/may';
import { RecordFacts } from './RecordFacts';
import { saveRecord } from './saveRecord';
import { useRun } from '../../data/useRun';
import { staffCall } from '../../data/staffCall';
import { contents } from 'virtual:contents';
import { isRecord } from '../../../definition/model/values';
import { ActionAlert } from '../../data/ActionAlert';

interface RecordPageProps {
  readonly kind: ContentKind;
  /** Undefined: a new one. */
  readonly id: string | undefined;
}

const NEW = { state: 'ready', value: undefined, reload: () => undefined } as const;

export function RecordPage({ kind, id }: RecordPageProps) {
  // Some kinds have no call for one record: it is in their list.
  const path = id === undefined ? undefined : (readCall(kind, id) ?? listCall(kind));
  const parse = useCallback(
    (response: unknown) =>
      [toRecord(response), ...toRecords(response)].find((record) => record?.id === id),
    [id],
  );
  const read = useFetched(path, parse);
  const [saved, setSaved] = useState<StaffRecord>();
  const [, navigate] = useLocation();
  const known = saved ?? (read.state === 'ready' ? read.value : undefined);
  const name = known && draftTitle(kind.fields, known);
  const kindTitle = ownText(kind.title);
  const title = id === undefined ? t('{{kindTitle}}: new', { kindTitle }) : name || kindTitle;
  const list = panelHref(kind.panel, { tab: kind.id });
  const isEdited = useMay()(editRight(kind));
  const removal = id === undefined ? undefined : removeCall(kind, id);
  const remove = async (call: string) => {
    if (await removeRecord(call, `${kindTitle}: ${name || t('Unnamed')}`)) navigate(list);
  };
  const place = useMemo(() => shownIn(kind), [kind]);
  return (
    <PanelFrame
      title={title}
      back={<BackLink href={list}>{kindTitle}</BackLink>}
      actions={
        id !== undefined &&
        isEdited &&
        known && (
          <>
            <Duplicate kind={kind} record={known} />
            {removal !== undefined && (
              <Button
                color="error"
                startIcon={<PanelIcon shape="bin" />}
                onClick={() => void remove(removal)}
              >
                {t('Delete')}
              </Button>
            )}
          </>
        )
      }
    >
      {place && known && isEdited && (
        <OfferNotice id={known.id} place={place} of={name || kindTitle} />
      )}
      <Waiting of={id === undefined ? NEW : read}>
        {(record) =>
          id !== undefined && record === undefined ? (
            <p>{t('This record no longer exists.')}</p>
          ) : record && !isEdited ? (
            <RecordFacts kind={kind} record={record} />
          ) : (
            <RecordEditor
              key={id ?? ''}
              kind={kind}
              record={record}
              onSaved={(now) => {
                setSaved(now);
                if (now.id !== id) {
                  navigate(recordHref(kind, now.id), { replace: true });
                }
              }}
            />
          )
        }
      </Waiting>
    </PanelFrame>
  );
}

interface DuplicateProps {
  readonly kind: ContentKind;
  /** As it was saved last. */
  readonly record: StaffRecord;
}

/** Makes a second record like this one, a draft that visitors do not see, and opens it. */
export function Duplicate({ kind, record }: DuplicateProps) {
  const { busy, run } = useRun();
  const [, navigate] = useLocation();
  if (!isScheduled(kind) || createCall(kind) === undefined) return null;
  const duplicate = () =>
    run(async () => {
      const copy = {
        ...documentOf(kind.fields, record),
        [PUBLICATION]: { ...PUBLISHED, draft: true },
      };
      const made = await saveRecord(kind, undefined, copy, undefined);
      sayDone(t('This is the copy. Visitors do not see it yet.'));
      navigate(recordHref(kind, made.id));
    });
  return (
    <Button aria-disabled={busy} onClick={() => void duplicate()}>
      {t('Duplicate')}
    </Button>
  );
}

interface OfferNoticeProps {
  /** The id of the record that may be offered. */
  readonly id: string;
  readonly place: ShownIn;
  /** The name of that record. */
  readonly of: string;
}

/** Says which special offer shows this very record, and unlinks it (docs/requirements.md, P40). */
function OfferNotice({ id, place, of }: OfferNoticeProps) {
  const { kind, value } = place;
  const offers = useFetched(listCall(kind), toRecords);
  const offer = offers.state === 'ready' && offers.value.find((each) => shows(each, place, id));
  if (!offer) return null;
  const name = draftTitle(kind.fields, offer) || t('Unnamed');
  const unlink = async () => {
    const stays = t(
      'The whole offer is deleted, with its texts and photos. “{{of}}” itself stays as it is.',
      { of },
    );
    const note = `${stays} ${backendHas('bin') ? t(KEPT_IN_BIN) : ''}`;
    if (!(await askDelete({ name: `${ownText(kind.title)}: ${name}`, note }))) return;
    await staffCall('GET', `delete_service_special_offer/${encodeURIComponent(id)}/${value}`);
    sayDone(t('Unlinked: the offer was deleted'));
    offers.reload();
  };
  return (
    <ActionAlert
      severity="info"
      color="error"
      button={t('Unlink the offer')}
      // Staff have seen a notice of the failure.
      onPress={() => unlink().catch(() => undefined)}
    >
      {t('Shown as a special offer:')}{' '}
      <Link href={recordHref(kind, offer.id)}>
        <bdi>{name}</bdi>
      </Link>
    </ActionAlert>
  );
}

/** Where records of a kind are shown by copies: a kind, its group, and what that says of theirs. */
interface ShownIn {
  readonly kind: ContentKind;
  readonly group: string;
  readonly by: string;
  readonly value: string;
}

/** The kind whose records show copies of those of this one, such as special offers of tours. */
export function shownIn({ id }: ContentKind): ShownIn | undefined {
  for (const kind of contents) {
    for (const [group, field] of Object.entries(kind.fields)) {
      const { by = '', kinds = {} } = ('copies' in field && field.copies) || {};
      const value = Object.keys(kinds).find((each) => kinds[each] === id);
      if (value !== undefined) return { kind, group, by, value };
    }
  }
  return undefined;
}

export function shows(record: StaffRecord, { group, by, value }: ShownIn, id: string): boolean {
  const copy = record[group];
  return record[by] === value && isRecord(copy) && copy.id === id;
}
