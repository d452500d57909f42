import { type Keyword, KEYWORDS, type Kind } from '../../definition/keywords/keywords';
import { fieldAt } from '../../definition/model/fieldAt';
import type { Service } from '../../definition/model/service';
import type { Text } from '../../definition/model/text';
import { dotted } from '../../definition/model/values';
import { pointerParts } from '../base/checkIssue';
import { ANSWERS } from './effects';
import { type FieldChange, said } from './fieldChanges';
import { partChanges } from './partChanges';
import { propertyChanges } from './propertyChanges';
import type { QuestionCode, ServiceChange } from './serviceChange';
import { flowChanges } from './flowChanges';

/** Returns what staff should know before they publish: every change between two versions of a service, except its sample. */
export const changesBetween = (before: Service, after: Service): ServiceChange[] => [
  ...questionChanges(before, after),
  ...flowChanges(before, after),
  ...partChanges(before, after),
];

const FORM = '/form/properties';

function questionChanges(before: Service, after: Service): ServiceChange[] {
  const effects = { ...ANSWERS, none: ANSWERS.fits };
  const moved = new Set(conditioned(before, after));
  return propertyChanges([before.form, after.form], FORM, effects)
    .filter(
      ({ code, at, name }) => code !== 'when' || !moved.has(name) || at !== `${FORM}/${name}/when`,
    )
    .map((change) => inQuestion(change, before, after));
}

/** Returns the fields whose conditions are another because those of their step or block are. */
function conditioned(before: Service, after: Service): string[] {
  const around = ({ steps }: Service) =>
    new Map(
      steps.flatMap(({ when, blocks }) =>
        blocks.flatMap((block) => block.fields.map((name) => [name, [when, block.when]] as const)),
      ),
    );
  const [old, now] = [around(before), around(after)];
  return [...now].flatMap(([name, conditions]) =>
    said(old.get(name)) === said(conditions) ? [] : [name],
  );
}

function inQuestion(
  { at, code, label, name, choice, values: [was, is] = [undefined, undefined] }: FieldChange,
  before: Service,
  after: Service,
): ServiceChange {
  const keys = pointerParts(at.slice(FORM.length)).filter((key) => key !== 'properties');
  const path = keys.map((key) => (key === 'items' ? '0' : key));
  const end = path.lastIndexOf(name);
  const around = (end < 0 ? path : path.slice(0, end)).flatMap((_, depth, all) => {
    const form = code === 'removed' ? before.form : after.form;
    const group = fieldAt(form, dotted(all.slice(0, depth + 1)));
    return all[depth] === '0' || !group ? [] : [group.label];
  });
  const own = codeOf(code);
  const stored = STORED[own];
  return {
    at,
    code: own,
    question: [...around, label],
    field: path[0] ?? name,
    ...(choice && { name: choice }),
    ...(own === 'label' && { before: was as Text, after: is as Text }),
    ...(own === 'accepts' && typeof was === 'number' && { before: was }),
    ...(own === 'accepts' && typeof is === 'number' && { after: is }),
    ...(stored && { stored }),
  };
}

const STORED: Readonly<Partial<Record<string, 'keep' | 'lack'>>> = {
  ...{ removed: 'keep', name: 'keep', type: 'keep', choiceGone: 'keep', sent: 'keep' },
  ...{ added: 'lack', addedRequired: 'lack', required: 'lack', condition: 'lack' },
};

function codeOf(code: FieldChange['code']): QuestionCode {
  if (code === 'renamed') return 'name';
  if (!isKeyword(code)) return code;
  if (code in OWN) return OWN[code] ?? 'entry';
  return KINDS[KEYWORDS[code].kind] ?? 'entry';
}

const isKeyword = (code: string): code is Keyword => Object.hasOwn(KEYWORDS, code);

const OWN: Readonly<Partial<Record<Keyword, QuestionCode>>> = {
  ...{ label: 'label', type: 'type', required: 'required', when: 'condition' },
  ...{ requiredWhen: 'requiredWhen', choices: 'choices', source: 'choices', expected: 'expected' },
  ...{ unless: 'sent', wire: 'sent', currency: 'sent', begins: 'filled', format: 'accepts' },
  ...{ pattern: 'accepts', maxLength: 'accepts', minItems: 'accepts', maxItems: 'accepts' },
  ...{ mustBe: 'accepts', contentMediaType: 'accepts', countedBy: 'accepts' },
};

const KINDS: Readonly<Partial<Record<Kind, QuestionCode>>> = {
  ...{ text: 'texts', texts: 'texts', ends: 'texts', rows: 'texts' },
  ...{ bound: 'accepts', comparisons: 'accepts', sumLimit: 'accepts' },
  ...{ prefill: 'filled', calculation: 'calculated' },
};
