import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { FIELD_NAME } from '../../../definition/model/fieldName';
import { isRecord, type Json, sameJson } from '../../../definition/model/values';
import { inList } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { controlId } from '../core/controlIds';
import { useDesigning } from '../core/designing';
import { ParentSelect } from '../inspector/ParentSelect';
import { Select } from '../inspector/Select';
import { valueWords } from './controls/conditionTests';
import { SentAs, TextInput } from './controls/inputs';
import { Check } from '../../data/fields/Checks';
import { asOwn, readAt, writeAt } from './document';
import { renamed } from './edits';
import { groupOf, isInRows, kindOf, KINDS, withKind } from './kinds';
import type { ServiceRow } from './serviceRows';
import { labelOf, namesBeside, useServiceParts, useServiceRows } from './servicing';
import { ActionAlert } from '../../data/ActionAlert';

/** Renders what every question has: where it comes from, its kind, whether it must be answered, where it is, its name. */
export function QuestionHead({ row }: { readonly row: ServiceRow }) {
  return (
    <>
      <Shared row={row} />
      <Beginning row={row} />
      <div className="ds-pair">
        <KindSelect row={row} />
        <Need row={row} />
        <ParentSelect row={row} label={t('In step')} />
      </div>
      <TypeChoice row={row} label={t('Whole numbers only')} types={NUMBERS} />
      <Name row={row} />
    </>
  );
}

/** Says that a question is shared with other services, and what of it is this service’s own. */
function Shared({ row }: { readonly row: ServiceRow }) {
  const { document, edit, grammar } = useDesigning();
  const { shared } = useServiceParts();
  const { reference, isShared } = row;
  if (isShared) {
    return (
      <Alert severity="info">
        {t(
          'Part of a question that other services have, too. A change here is for this service only.',
        )}
      </Alert>
    );
  }
  if (reference === undefined) return null;
  const raw = readAt(document, row.at, shared);
  const own = isRecord(raw) ? Object.keys(raw).filter((key) => key !== '$ref') : [];
  const isChanged = own.length > 0;
  return (
    <ActionAlert
      severity="info"
      button={isChanged ? t('Use the shared one again') : t('Make it this service’s own')}
      onPress={() =>
        edit(grammar.write(row, [], isChanged ? { $ref: reference } : asOwn(row.value)))
      }
    >
      {isChanged
        ? t('Shared with other services, and changed in this one.')
        : t('Shared with other services. A change here is for this service only.')}
    </ActionAlert>
  );
}

/** Says with which answers a question begins, which nobody should overlook, and takes them away. */
function Beginning({ row }: { readonly row: ServiceRow }) {
  const { edit, grammar } = useDesigning();
  const isShared = row.isShared ?? row.reference !== undefined;
  const begun = useServiceRows().filter(
    (one) =>
      (one.id === row.id || (isShared && one.id.startsWith(`${row.id}.`))) &&
      beginning(one) !== undefined,
  );
  if (begun.length === 0) return null;
  const textOf = (one: ServiceRow): string => {
    const answer = String(beginning(one));
    return one.id === row.id ? answer : t('{{name}}: {{answer}}', { name: labelOf(one), answer });
  };
  return (
    <ActionAlert
      severity="warning"
      button={t('Begin empty')}
      onPress={() =>
        edit((document) =>
          begun.reduce((done, one) => grammar.write(one, ['prefill'], undefined)(done.document), {
            document,
          }),
        )
      }
    >
      <bdi>{t('Starts with: {{answers}}', { answers: inList(begun.map(textOf)) })}</bdi>
    </ActionAlert>
  );
}

/** Returns the answer with which a question begins, in words; undefined if the page or another answer says it. */
function beginning({ value: { prefill, ...field } }: ServiceRow): string | undefined {
  if (prefill === 'today') return t('today');
  if (prefill === 'tomorrow') return t('tomorrow');
  const fixed = isRecord(prefill) && !Object.hasOwn(prefill, 'from') ? prefill.const : undefined;
  return fixed === undefined || typeof fixed === 'object' ? undefined : valueWords(fixed, field);
}

function KindSelect({ row }: { readonly row: ServiceRow }) {
  const { edit, grammar } = useDesigning();
  const kind = kindOf(row.value, row.each);
  const index = kind ? KINDS.indexOf(kind) : -1;
  return (
    <Select
      id={controlId(row.id, 'type')}
      label={t('Kind of answer')}
      value={index < 0 ? '' : String(index)}
      options={KINDS.flatMap((one, at) =>
        row.name === 'items' && !isInRows(one) ? [] : [[String(at), t(one.name)] as const],
      )}
      help={kind?.about && t(kind.about)}
      onChoose={(chosen) => {
        const next = KINDS[Number(chosen)];
        if (next && chosen !== '') {
          edit(grammar.write(row, [], asOwn(withKind(row.value, next, row.each))));
        }
      }}
    />
  );
}

interface TypeChoiceProps {
  readonly row: ServiceRow;
  readonly label: string;
  /** Those of which one is chosen: without a tick, and with it. */
  readonly types: readonly Json[];
}

/** Renders the choice between two types of one kind of answer, for answers of these types. */
export function TypeChoice({ row, label, types }: TypeChoiceProps) {
  const { edit, grammar } = useDesigning();
  const index = types.findIndex((type) => sameJson(type, row.value.type));
  if (index < 0 || (row.value.widget !== undefined && COUNTED.has(row.value.widget))) return null;
  return (
    <Check
      label={label}
      isOn={index === 1}
      onToggle={(isOn) => edit(grammar.write(row, ['type'], types[isOn ? 1 : 0]))}
    />
  );
}

/** Widgets whose answers are of one type only. */
const COUNTED: ReadonlySet<Json> = new Set(['note', 'heading', 'counter', 'scale']);

const NUMBERS: readonly Json[] = ['number', 'integer'];

const NEEDS = ['required', 'expected'] as const;

/** Renders whether a question must be answered: a keyword of the form or the group that it is in. */
function Need({ row }: { readonly row: ServiceRow }) {
  const { document, edit } = useDesigning();
  const { shared } = useServiceParts();
  const { name = '', value } = row;
  if (name === 'items' || groupOf(value) === 'note') return null;
  const around = row.at.slice(0, -2);
  const listOf = (doc: Json, keyword: string): readonly Json[] => {
    const list = readAt(doc, [...around, keyword], shared);
    return Array.isArray(list) ? list : [];
  };
  const need = NEEDS.find((keyword) => listOf(document, keyword).includes(name)) ?? 'optional';
  return (
    <Select
      id={controlId(row.id, 'required')}
      label={t('Must it be answered?')}
      value={need}
      options={[
        ['required', t('Yes')],
        ['expected', t('No, but asked for once more')],
        ['optional', t('No')],
      ]}
      onChoose={(chosen) =>
        edit((doc) => ({
          document: NEEDS.reduce((next, keyword) => {
            const names = listOf(next, keyword);
            const isChosen = keyword === chosen;
            if (names.includes(name) === isChosen) return next;
            const list = isChosen ? [...names, name] : names.filter((one) => one !== name);
            return writeAt(next, [...around, keyword], list.length > 0 ? list : undefined, shared);
          }, doc),
        }))
      }
    />
  );
}

/** Renders the name under which the answer is sent. It can be changed until there are applications. */
function Name({ row }: { readonly row: ServiceRow }) {
  const { amend } = useDesigning();
  const { shared, kept } = useServiceParts();
  const beside = namesBeside(useServiceRows(), row);
  const { name = '' } = row;
  const [typed, setTyped] = useState<{ readonly id: string; readonly text: string }>();
  if (name === 'items') return null;
  if (kept?.has(row.id)) return <SentAs name={name} />;
  const text = typed?.id === row.id ? typed.text : name;
  const isTaken = beside.includes(text);
  const isValid = FIELD_NAME.test(text);
  return (
    <TextInput
      id={controlId(row.id, 'name')}
      label={t('Is sent as')}
      value={text}
      error={
        isTaken
          ? t('Another question has this name.')
          : isValid
            ? undefined
            : t('A name has Latin letters, digits and underscores.')
      }
      onText={(next) => setTyped({ id: row.id, text: next })}
      onLeave={() => {
        setTyped(undefined);
        if (isValid && !isTaken && text !== name) amend(renamed(row, text, shared));
      }}
    />
  );
}
