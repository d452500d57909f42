import { namesInCondition } from '../../../definition/keywords/siblings';
import type { AnswerWords, DescribedAnswer } from '../../../definition/model/described';
import { describe, type DescribedStep, describeShape } from '../../../definition/describe/describe';
import { localise } from '../../../definition/language/localise';
import type { Field } from '../../../definition/model/field';
import type { Values } from '../../../definition/model/values';
import { widgetOf } from '../../../definition/model/widget';
import type { StaffApplication, StaffRequest } from '../application';
import { dayText } from '../../base/moment';
import { ownText, panelLanguage } from '../../language/panelLanguage';
import { t } from '../../language/t';

/** Returns the words for answers in the account's language. */
export const staffWords = (): AnswerWords => ({
  language: panelLanguage(),
  yes: t('Yes'),
  no: t('No'),
  am: t('am'),
  pm: t('pm'),
});

/** Returns all questions and answers, with labels in the account's language and answers as typed. */
export function asAsked({ definition, answers, about }: StaffApplication): DescribedStep[] {
  const steps = describe(localise(definition, panelLanguage()), answers, {
    ...staffWords(),
    // A record may be gone by now: its name was stored with the application.
    placeName: (id, { source }) =>
      about.find(({ kind, value }) => value === id && source.startsWith(`content/${kind}/`))?.name,
  });
  /** Names what the page has put in as the heading does. */
  const named = (answer: DescribedAnswer): DescribedAnswer => {
    const { path, content } = answer;
    const part = about.find(({ field }) => field === path);
    return content.kind === 'text' && content.text === part?.value
      ? { ...answer, content: { ...content, text: part.name } }
      : answer;
  };
  return steps.map((step) => ({
    ...step,
    blocks: step.blocks.map((block) => ({ ...block, answers: block.answers.map(named) })),
  }));
}

/** Describes answers to the fields of a request. */
export const answersTo = (
  { definition }: StaffApplication,
  { fields }: StaffRequest,
  answers: Values,
) => describeShape(localise(definition, panelLanguage()).form, answers, staffWords(), [], fields);

/** Returns what was answered before the answers were changed, as steps of a form. */
export const earlierAnswers = (application: StaffApplication): readonly DescribedStep[] =>
  application.requests
    .filter(({ answeredAt }) => answeredAt !== null)
    .map((request) => ({
      title: '',
      blocks: [{ answers: answersTo(application, request, request.before) }],
    }));

/** A value that the page set and the visitor did not see, such as the country or plan that the form was opened for. */
export interface HandedOver {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** The content record that it names. */
  readonly record?: { readonly kind: string; readonly id: string };
}

/**
 * Returns the values that the page set and the form did not show, in the order of the form: records
 * by their names, without the answers that only tell of which content type a record is.
 */
export function presetValues({
  definition,
  answers,
  about,
}: StaffApplication): readonly HandedOver[] {
  const { properties } = definition.form;
  const telling = new Set(Object.values(properties).flatMap(conditionsOf));
  return Object.entries(properties).flatMap(([name, field]) => {
    const part = about.find((one) => one.field === name);
    const text = dayText(part?.name ?? textOf(answers[name]));
    if (widgetOf(field) !== 'hidden' || text === '' || telling.has(name)) return [];
    const record = part && part.kind !== '' && { kind: part.kind, id: part.value };
    return [{ name, label: ownText(field.label), text, ...(record && { record }) }];
  });
}

const conditionsOf = (field: Field): readonly string[] =>
  ('refersTo' in field ? (field.refersTo ?? []) : []).flatMap(({ when }) =>
    namesInCondition(when).map(({ name }) => name),
  );

function textOf(value: Values[string]): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Returns the label of a field in the account's language. */
export const labelOf = (field: Field | undefined): string | undefined =>
  field && ownText(field.label);
