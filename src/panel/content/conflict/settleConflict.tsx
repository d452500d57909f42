import Box from '@mui/material/Box';
import { useState } from 'react';
import { CHANGE, PUBLICATION, publicationOf } from '../../../definition/content/publication';
import type { Values } from '../../../definition/model/values';
import { momentText } from '../../base/moment';
import { PanelDialog } from '../../data/PanelDialog';
import { documentOf, type StaffRecord } from '../records';
import type { ContentKind } from '../../../definition/content/contentType';
import { askIn, type AskedProps } from '../../data/Dialogs';
import './conflict.css';
import { Shown, valueLabel } from './Shown';
import { type Difference, differences, merged } from '../../../definition/content/differences';
import { useColleagues } from '../../applications/useColleagues';
import { t } from '../../language/t';
import { Words } from '../../language/Words';

/** An edit of a record that a colleague has saved meanwhile. */
interface Conflict {
  readonly kind: ContentKind;
  /** The record on which the edit is based. */
  readonly base: StaffRecord | undefined;
  /** With when it is shown, if that was changed, too. */
  readonly mine: Values;
  readonly theirs: StaffRecord;
  readonly savedBy: string;
  readonly savedAt: string;
}

/** Asks which values of a record stay: what is to be saved, nothing of mine, or undefined, to go on editing. */
export const settleConflict = (conflict: Conflict) =>
  askIn<Values | 'theirs'>((asked) => <ConflictDialog {...conflict} {...asked} />);

function ConflictDialog({ open, settle, ...conflict }: Conflict & AskedProps<Values | 'theirs'>) {
  const { kind, base, mine, savedBy, savedAt } = conflict;
  const { nameAt } = useColleagues();
  const comparable = (record: Values): Values => ({
    ...documentOf(kind.fields, record),
    ...(PUBLICATION in mine && { [PUBLICATION]: { ...publicationOf(record) } }),
    // The live record has no day: that of the change stays.
    ...(CHANGE in mine && { [CHANGE]: record[CHANGE] ?? mine[CHANGE] }),
  });
  const theirs = comparable(conflict.theirs);
  const found = differences(base && comparable(base), mine, theirs);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const both = found.filter(({ changedBy }) => changedBy === 'both');
  const isOpen = both.some(({ path }) => !chosen.has(path));
  return (
    <PanelDialog
      open={open}
      fullWidth
      maxWidth="md"
      onClose={() => settle()}
      title={
        <Words
          text="{{name}} saved this meanwhile"
          values={{ name: <bdi>{nameAt(savedBy) || t('A colleague')}</bdi> }}
        />
      }
      closeLabel={t('Continue editing')}
      answers={[
        { label: t('Take theirs'), act: () => settle('theirs') },
        both.length > 0 && {
          label: t('Keep mine'),
          act: () => settle(merged(theirs, found, () => true)),
        },
        {
          label: t('Save both'),
          act: () => settle(merged(theirs, found, (path) => chosen.get(path) === true)),
          disabled: isOpen,
        },
      ]}
    >
      <p>
        {t('Saved {{moment}}, after you opened it.', { moment: momentText(savedAt) })}{' '}
        {both.length === 0
          ? t('You changed different fields: both changes can be kept.')
          : t('Choose what to keep where you both changed the same field.')}
      </p>
      <ul className="stack">
        {found.map((difference) => (
          <li key={difference.path}>
            <DifferenceChoice
              label={valueLabel(kind, difference.path)}
              difference={difference}
              isMine={chosen.get(difference.path)}
              onChoose={(isMine) => setChosen(new Map(chosen).set(difference.path, isMine))}
            />
          </li>
        ))}
      </ul>
    </PanelDialog>
  );
}

interface DifferenceChoiceProps {
  readonly label: string;
  readonly difference: Difference;
  /** Undefined: nothing has been chosen. */
  readonly isMine: boolean | undefined;
  readonly onChoose: (isMine: boolean) => void;
}

const CHANGED_BY = { me: 'Only you changed it', them: 'Only they changed it' } as const;

function DifferenceChoice({ label, difference, isMine, onChoose }: DifferenceChoiceProps) {
  const { path, mine, theirs, changedBy } = difference;
  if (changedBy !== 'both') {
    return (
      <div className="cf-field">
        <strong>{label}</strong>
        <span className="muted">{t(CHANGED_BY[changedBy])}</span>
        <Shown value={changedBy === 'me' ? mine : theirs} />
      </div>
    );
  }
  return (
    <fieldset className="cf-field">
      <legend>{label}</legend>
      {([true, false] as const).map((each) => (
        <Box
          component="label"
          key={String(each)}
          className="stack-8"
          sx={{
            gridTemplateColumns: 'auto 56px minmax(0, 1fr)',
            alignItems: 'baseline',
            minBlockSize: '24px',
          }}
        >
          <input
            type="radio"
            name={path}
            checked={isMine === each}
            onChange={() => onChoose(each)}
          />
          <span className="muted">{each ? t('Yours') : t('Theirs')}</span>
          <Shown value={each ? mine : theirs} />
        </Box>
      ))}
    </fieldset>
  );
}
