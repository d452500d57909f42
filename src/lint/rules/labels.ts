import { widgetOf } from '../../definition/model/widget';
import { fold } from '../../definition/model/fold';
import { type Language, LANGUAGES, pick, type Text } from '../../definition/model/text';
import { pointer } from '../base/checkIssue';
import { eachField, eachService, eachShape, type Found, issue, issueIf } from '../base/lint';
import { contradicted, wantedBy } from './shownWith';

/** Reports sibling fields whose labels are the same. */
export const likeLabels = eachShape(({ at, shape }) => {
  const fields = Object.entries(shape.properties)
    .filter(([, one]) => widgetOf(one) !== 'hidden')
    .map(([name, field]) => ({ name, field, folded: foldAll(field.label) }));
  return fields.flatMap(({ name, field, folded }, index): Found[] => {
    const [twin] = fields.slice(0, index).flatMap((before) => {
      const language = sameIn(folded, before.folded);
      if (!language) return [];
      const never = contradicted(wantedBy(shape, [before.field.when, field.when])) !== undefined;
      return never ? [] : [{ other: before.name, language }];
    });
    if (!twin) return [];
    const words = pick(field.label, twin.language);
    const problem = `${twin.language}: "${name}" and "${twin.other}" have the same label "${words}"`;
    return [issue(at + pointer('properties', name, 'label'), problem, 'make the labels different')];
  });
});

/** Reports steps with the same title, which could not be told apart in the list of steps. */
export const likeSteps = eachService(({ file, service: { steps } }) =>
  steps.flatMap(({ title }, index): Found[] => {
    const twin = steps.slice(0, index).find((before) => alikeIn(title, before.title));
    if (!file.steps || !twin) return [];
    const problem = `two steps have the title "${pick(twin.title, 'en')}"`;
    return [issue(pointer('steps', index, 'title'), problem, 'make the titles different')];
  }),
);

/** Reports labels and choices without a letter, or with an identifier in place of a text. */
export const wordless = eachField(({ at, field }) => {
  const choices = 'choices' in field ? (field.choices ?? []) : [];
  const words = choices.map(({ value, label }, index) => ({
    at: at + pointer('choices', index, 'label'),
    text: label,
    isCode: label.some((one) => one === value && /^[a-z]+(?:[A-Z_-]|$)/u.test(one)),
  }));
  return [{ at: `${at}/label`, text: field.label, isCode: false }, ...words].flatMap(
    ({ at: place, text, isCode }): Found[] => {
      const empty = text.find((one) => one.trim() !== '' && !/[\p{L}\p{N}]/u.test(one));
      const fix = 'write words that a visitor understands, in three languages';
      if (empty !== undefined) return [issue(place, `"${empty}" has no letters`, fix)];
      const problem = `"${pick(text, 'en')}" is the value itself, not a label`;
      return issueIf(isCode, place, problem, fix);
    },
  );
});

/** Reports a help text or a placeholder that repeats the label. */
export const saidTwice = eachField(({ at, field }) =>
  (['help', 'placeholder'] as const).flatMap((keyword): Found[] => {
    const text = field[keyword];
    const language = text && alikeIn(text, field.label);
    const problem = `${language}: "${keyword}" only repeats the label`;
    const fix = 'write something that helps, or remove it';
    return issueIf(!!language, at + pointer(keyword), problem, fix);
  }),
);

/** Returns the first language in which two texts are the same. */
const alikeIn = (one: Text, other: Text): Language | undefined =>
  sameIn(foldAll(one), foldAll(other));

/** Normalises a text for comparison, per language. */
const foldAll = (text: Text): readonly string[] =>
  LANGUAGES.map((language) => fold(pick(text, language)));

const sameIn = (one: readonly string[], other: readonly string[]): Language | undefined =>
  LANGUAGES.find((_, index) => one[index] !== '' && one[index] === other[index]);
