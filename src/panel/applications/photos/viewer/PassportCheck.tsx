import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { localise } from '../../../../definition/language/localise';
import type { DescribedContent } from '../../../../definition/model/described';
import { shapeAt } from '../../../../definition/model/fieldAt';
import { aroundAt, outerPath } from '../../../../definition/model/named';
import { requestableFields } from '../../../../definition/model/requested';
import { isRecord, valueAt, type Values, withValueAt } from '../../../../definition/model/values';
import { passportRows, type PassportRow } from '../../../../engine/passport/passportRows';
import { beginReading, useReadings } from '../../../../engine/passport/readings';
import { useTranslate } from '../../../../engine/useTranslate';
import { agencyDay } from '../../../base/moment';
import { TextTable } from '../../../data/list/TextTable';
import { panelLanguage } from '../../../language/panelLanguage';
import { t } from '../../../language/t';
import { CopyButton } from '../../../layout/CopyButton';
import type { StaffApplication } from '../../application';
import { staffWords } from '../../reading/asked';
import type { PhotoReads } from '../readsOf';
import type { StaffPhoto } from '../staffPhotos';

interface PassportCheckProps {
  readonly application: StaffApplication;
  readonly photo: StaffPhoto;
  readonly file: Blob;
  readonly reads: PhotoReads;
  /** Omitted: answers cannot be corrected here. */
  readonly onCorrect: ((proposed: Values) => void) | undefined;
}

/** Shows what a photo of a passport says beside the answers, and what differs. It is read on this device. */
export function PassportCheck({ application, photo, file, reads, onCorrect }: PassportCheckProps) {
  const words = useTranslate();
  const { replies } = useReadings();
  useEffect(() => beginReading(photo.id, file), [photo, file]);
  const reply = replies.get(photo.id);
  const rows =
    reply && 'values' in reply && reply.kind === 'TD3'
      ? rowsOf(application, reads, reply.values)
      : [];
  const different = rows.filter(({ isSame }) => !isSame);
  const state = !replies.has(photo.id)
    ? words('form.passport.reading')
    : words(`form.passport.${reply && 'why' in reply ? reply.why : 'none'}`);
  const correct = onCorrect && proposalOf(application, reads, different);
  return (
    <Box className="ap-viewer-bar stack-8" sx={{ maxBlockSize: '40vh', overflowY: 'auto' }}>
      <p role="status" className="pn-small">
        {rows.length === 0
          ? state
          : different.length === 0
            ? t('The answers are as in the passport.')
            : t('Names have no check digit: compare their spelling.')}
      </p>
      {rows.length > 0 && (
        <TextTable
          label={t('Read the passport')}
          columns={[
            { head: '', cell: ({ label }) => label },
            {
              head: t('In the application'),
              cell: ({ given }) => <bdi>{given ? textOf(given) : '–'}</bdi>,
            },
            {
              head: words('form.passport.read'),
              cell: ({ content }) => <bdi>{textOf(content)}</bdi>,
            },
            {
              head: '',
              cell: ({ isSame }) => (isSame ? t('Same') : <strong>{t('Different')}</strong>),
            },
          ]}
          rows={rows}
        />
      )}
      {different.length > 0 && (
        <div className="row">
          {correct ? (
            <Button variant="contained" onClick={() => onCorrect(correct)}>
              {t('Correct what is different')}
            </Button>
          ) : (
            <CopyButton
              variant="outlined"
              text={different
                .map(({ label, content }) => `${label}: ${textOf(content)}`)
                .join('\n')}
            >
              {t('Copy what is different')}
            </CopyButton>
          )}
        </div>
      )}
    </Box>
  );
}

const textOf = (content: DescribedContent): string => (content.kind === 'text' ? content.text : '');

function rowsOf(
  { definition, answers }: StaffApplication,
  { reads, base }: PhotoReads,
  read: Parameters<typeof passportRows>[1],
): PassportRow[] {
  const { form } = localise(definition, panelLanguage());
  const shape = shapeAt(form, base);
  const beside = valueAt(answers, base);
  if (!shape) return [];
  const given = isRecord(beside) ? beside : {};
  const root = base.length > 0 ? aroundAt(form, answers, outerPath(base)) : undefined;
  return passportRows(reads, read, shape, given, { today: agencyDay() }, staffWords(), root);
}

/** Returns the answers as the passport has them; undefined if one of them cannot be corrected. */
function proposalOf(
  { definition, answers }: StaffApplication,
  { base }: PhotoReads,
  rows: readonly PassportRow[],
): Values | undefined {
  const names = new Set(rows.map(({ name }) => String(base[0] ?? name)));
  const possible = requestableFields(definition);
  if (![...names].every((name) => possible.includes(name))) return undefined;
  const corrected = rows.reduce<Values>(
    (before, { name, answer }) => withValueAt(before, [...base, name], answer) as Values,
    answers,
  );
  return Object.fromEntries([...names].map((name) => [name, corrected[name]]));
}
