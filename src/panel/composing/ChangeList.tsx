import { fromTo } from '../../definition/language/isolated';
import { COMPOSING_CALLS, MOST_FIELDS } from '../../contract/composing';
import type { TypeOf } from '../../contract/schema';
import type { ServiceFile } from '../../definition/model/service';
import { useMemo } from 'react';
import { useRead } from '../data/useRead';
import { changesBetween } from '../../lint/changes/changesBetween';
import type { ServiceChange } from '../../lint/changes/serviceChange';
import { t } from '../language/t';
import { callOf, type Parts, resolved } from './composing';
import type { Text } from '../../definition/model/text';
import { ownText, panelLanguage } from '../language/panelLanguage';
import type { PanelText } from '../language/panelText';

/** Returns the changes between two documents; undefined: one of them is unfinished. */
export function useChanges(
  before: ServiceFile | undefined,
  after: ServiceFile | undefined,
  parts: Parts,
): readonly ServiceChange[] | undefined {
  return useMemo(() => {
    const [was, is] = [resolved(before, parts), resolved(after, parts)];
    return was && is && changesBetween(was, is);
  }, [before, after, parts]);
}

const TOUCHED = COMPOSING_CALLS.touched.response.schema;

interface ChangeListProps {
  readonly changes: readonly ServiceChange[] | undefined;
  /** The service whose stored applications are counted; omitted: they are not. */
  readonly id?: string;
}

/** Renders changes as sentences, with how many stored applications each one touches. */
export function ChangeList({ changes, id }: ChangeListProps) {
  const names = [...new Set(changes?.flatMap(({ field, stored }) => (stored && field) || []))];
  const query = new URLSearchParams({ fields: names.slice(0, MOST_FIELDS).join(',') }).toString();
  const path = id === undefined || !changes ? undefined : `${callOf('touched', id)}?${query}`;
  const read = useRead(path, TOUCHED);
  const touched = read.state === 'ready' ? read.value : undefined;
  if (!changes)
    return <p className="muted">{t('This version is unfinished and cannot be compared.')}</p>;
  if (changes.length === 0) return <p className="muted">{t('Nothing was changed')}</p>;
  return (
    <ul className="stack-8">
      {changes.map((change) => (
        <li key={`${change.code} ${change.at} ${changeText(change)}`}>
          {changeText(change)}{' '}
          {touched && change.stored && <span className="muted">{storedText(change, touched)}</span>}
        </li>
      ))}
    </ul>
  );
}

function storedText(
  { stored, field }: ServiceChange,
  { applications, fields }: TypeOf<typeof TOUCHED>,
): string | undefined {
  const answered = fields.find(({ name }) => name === field)?.answered;
  if (stored === 'keep' && answered !== undefined) {
    return answered === 0
      ? undefined
      : t('{{count}} stored applications keep their answer.', { count: answered });
  }
  const count = applications - (answered ?? 0);
  return count === 0 ? undefined : t('{{count}} stored applications stay as they are.', { count });
}

const TEXTS: Readonly<Record<ServiceChange['code'], PanelText>> = {
  added: 'The question “{{question}}” is new.',
  addedRequired: 'The question “{{question}}” is new, and required.',
  removed: 'The question “{{question}}” is removed.',
  reordered: 'The questions in “{{question}}” come in another order.',
  name: 'The question “{{question}}” has another technical name.',
  label: 'The question “{{before}}” is now called “{{after}}”.',
  type: '“{{question}}” takes another kind of answer.',
  required: '“{{question}}” becomes required.',
  optional: '“{{question}}” is no longer required.',
  choiceGone: '“{{question}}”: the answer “{{name}}” is no longer offered.',
  choiceNew: '“{{question}}”: the answer “{{name}}” is new.',
  choices: '“{{question}}”: the answers that are offered change.',
  condition: 'When “{{question}}” is asked changes.',
  requiredWhen: 'When “{{question}}” is required changes.',
  accepts: 'What “{{question}}” accepts changes.',
  texts: 'The words around “{{question}}” change.',
  filled: 'What “{{question}}” is filled with at first changes.',
  calculated: 'How “{{question}}” is calculated changes.',
  sent: 'How the answer to “{{question}}” is stored changes.',
  entry: 'How “{{question}}” looks or is filled in changes.',
  expected: 'What is asked for once more before sending changes.',
  expectedAnswers: 'What is asked for once more before sending changes.',
  moved: 'The question “{{question}}” moves to the step “{{name}}”.',
  order: 'The questions of the step “{{name}}” come in another order.',
  blocks: 'The groups of the step “{{name}}” change.',
  stepAdded: 'The step “{{name}}” is new.',
  stepRemoved: 'The step “{{name}}” is removed.',
  stepRenamed: 'The step “{{before}}” is now called “{{after}}”.',
  stepCondition: 'When the step “{{name}}” is shown changes.',
  stepSummary: 'Whether the step “{{name}}” begins with a summary changes.',
  stepOrder: 'The steps come in another order.',
  stepList: 'How the steps are listed changes.',
  title: 'The name of the service changes.',
  tile: 'The picture or the place of the tile changes.',
  address: 'The address of the page changes.',
  page: 'The texts above the form change.',
  formTitle: 'The heading of the form changes.',
  messages: 'The messages after sending change.',
  sections: 'The questions that come from content change.',
  lookup: 'What is looked up in content changes.',
  otherSent: 'How applications are sent changes.',
  staffPages: 'Where staff find the applications changes.',
  columns: 'The columns of the list change.',
  documentAdded: 'The document “{{name}}” is new on the checklist.',
  documentRemoved: 'The document “{{name}}” is no longer on the checklist.',
  documentChanged: 'The document “{{name}}” on the checklist changes.',
  documentOrder: 'The documents of the checklist come in another order.',
  statusAdded: 'The status “{{name}}” is new.',
  statusRemoved: 'The status “{{name}}” is removed.',
  statusChanged: 'The status “{{name}}” changes.',
  statusOrder: 'The statuses come in another order.',
  retention: 'After how many days applications are erased changes.',
};

const inWords = (value: Text | number | undefined): string | number =>
  typeof value === 'object' ? ownText(value) : (value ?? '');

/** Returns what a change means, as a sentence. */
function changeText({ code, question = [], name, before, after }: ServiceChange): string {
  const values = {
    question: question.map(ownText).join(' › '),
    ...{ name: inWords(name), before: inWords(before), after: inWords(after) },
  };
  const text = t(TEXTS[code], values);
  const isNumber = typeof before === 'number' || typeof after === 'number';
  return isNumber
    ? `${text} (${fromTo(String(values.before || '–'), String(values.after || '–'), panelLanguage())})`
    : text;
}
