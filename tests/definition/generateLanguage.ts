import type { Condition } from '../../src/definition/model/condition';
import type { Choice, Field, Shape } from '../../src/definition/model/field';
import { resolveService } from '../../src/definition/model/resolve';
import type { ServiceFile, StepFile } from '../../src/definition/model/service';
import type { Json, Values } from '../../src/definition/model/values';
import { isRepeat } from '../../src/definition/model/compare';
import {
  conditionOf,
  DAYS,
  type Drawing,
  expressionOf,
  type Kind,
  limitOf,
  type Named,
  NUMBERS,
  VALUES,
} from './generateExpressions';
import { seeded } from '../shared/seeded';
import { text } from './words';

const CHOICES: readonly Choice[] = VALUES.map((value) => ({ value, label: text(value) }));
/** As of a list that another answer narrows. */
const UNDER: readonly Choice[] = CHOICES.map((choice, index) =>
  index === 0 ? choice : { ...choice, under: VALUES.slice(index - 1, index) },
);
/**
 * Generates a form that uses the whole language, with some sets of answers. Names are of answers that come before; the
 * conditions of steps and blocks are in those of their fields.
 */
export function generated(seed: number, sets: number): { form: Shape; answers: Values[] } {
  const random = seeded(seed);
  const count = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const draw: Drawing = {
    count,
    pick: (values) => values[count(0, values.length - 1)] as never,
    often: (percent) => random() * 100 < percent,
  };
  const { steps, ...shape } = formOf(draw);
  const file = { form: shape, steps } as unknown as ServiceFile;
  const { form } = resolveService(file, {}, { letters: { options: UNDER as never } });
  return { form, answers: Array.from({ length: sets }, () => answersOf(form, draw)) };
}

function formOf(draw: Drawing): Shape & { readonly steps: readonly StepFile[] } {
  const root: Named[] = [];
  const properties: Record<string, Field> = {};
  const steps: { when?: Condition; blocks: Mutable[] }[] = [];
  const part = () =>
    root.length > 0 && draw.often(20) ? { when: conditionOf(draw, root, 1) } : {};
  for (let index = 0; index < draw.count(3, 9); index += 1) {
    const name = `f${index}`;
    const inner: Named[] = [];
    if (index === 0 || draw.often(30)) steps.push({ ...part(), blocks: [] });
    const blocks = steps.at(-1)?.blocks ?? [];
    if (blocks.length === 0 || draw.often(30)) blocks.push({ ...part(), fields: [] });
    blocks.at(-1)?.fields.push(name);
    properties[name] = fieldOf(draw, root, draw.count(0, 11), inner);
    const kind = kindOf(properties[name]);
    const columns = kind === 'rows' ? inner : undefined;
    // A repeated answer is not sent: nothing may depend on it.
    if (!isRepeat(properties[name])) root.push({ name, kind, ...(columns && { columns }) });
    if (kind === 'group')
      root.push(...inner.map((one) => ({ ...one, name: `/${name}/${one.name}` })));
  }
  const required = Object.keys(properties).filter(() => draw.often(40));
  return { properties, required, steps: steps as unknown as StepFile[] };
}

interface Mutable {
  readonly when?: Condition;
  readonly fields: string[];
}

function kindOf(field: Field): Kind {
  if (field.type === 'object') return 'group';
  if (field.type === 'array') return 'items' in field ? 'rows' : 'several';
  if (field.type === 'boolean') return 'yes';
  if (field.type === 'number' || field.type === 'integer') return 'number';
  if ('choices' in field && field.choices) return 'choice';
  return 'format' in field && field.format === 'date' ? 'date' : 'text';
}

/** @param inner receives the names within a group or a row */
function fieldOf(draw: Drawing, known: readonly Named[], which: number, inner: Named[]): Field {
  const more = {
    ...(known.length > 0 && draw.often(35) && { when: conditionOf(draw, known, 2) }),
    ...(known.length > 0 && draw.often(15) && { requiredWhen: conditionOf(draw, known, 1) }),
  };
  const label = text('Label');
  const numbers = known.filter(({ kind }) => kind === 'number');
  switch (which) {
    case 0:
    case 1: {
      const type = draw.pick(['number', 'integer'] as const);
      if (known.length > 0 && draw.often(40))
        return { type: 'number', label, ...more, calculate: expressionOf(draw, known, 2) };
      const limits = {
        ...(draw.often(30) && { minimum: limitOf(draw, known) }),
        ...(draw.often(30) && { maximum: limitOf(draw, known) }),
        ...(draw.often(10) && { mustBe: draw.pick(NUMBERS) }),
        ...(known.length > 0 &&
          draw.often(15) && { prefill: { calculate: expressionOf(draw, known, 1) } }),
      };
      return { type, label, ...more, ...limits };
    }
    case 2: {
      const dates = known.filter(({ kind }) => kind === 'date').map(({ name }) => name);
      const order = draw.pick(['after', 'notBefore', 'notAfter'] as const);
      const compare = { [order]: draw.pick([...dates.filter(isBeside), 'today']) };
      const prefill = draw.pick([
        { calculate: { later: { const: 'today' }, days: 3 } },
        'today',
      ] as const);
      const rules = { ...(draw.often(50) && { compare }), ...(draw.often(30) && { prefill }) };
      return { type: 'string', format: 'date', label, ...more, ...rules };
    }
    case 3:
      return { type: 'boolean', label, ...more, ...(draw.often(30) && { mustBe: true }) };
    case 4: {
      const wider = known.filter(({ kind, name }) => kind === 'choice' && isBeside(name));
      if (wider.length === 0 || draw.often(50)) {
        return { type: 'string', label, choices: CHOICES, ...more };
      }
      const source = { list: 'letters', dependsOn: draw.pick(wider).name };
      return { type: 'string', label, choices: UNDER, source, ...more };
    }
    case 5:
      // Files, whose answers are texts as well.
      if (draw.often(30)) return { type: 'array', widget: 'images', label, ...more, maxItems: 2 };
      return { type: 'array', widget: 'checkboxes', label, choices: CHOICES, ...more };
    case 6: {
      const texts = known.filter(({ kind, name }) => kind === 'text' && isBeside(name));
      const [other] = texts;
      return {
        type: 'string',
        label,
        ...more,
        ...(other &&
          draw.often(40) && { compare: { [draw.pick(['same', 'differs'] as const)]: other.name } }),
      };
    }
    case 7:
      return { type: 'object', label, ...more, ...shapeOf(draw, known, inner) };
    case 8: {
      const counters = numbers.filter(({ name }) => isBeside(name));
      const countedBy =
        counters.length > 0 && draw.often(40) ? draw.pick(counters).name : undefined;
      const items = { type: 'object', label, ...shapeOf(draw, known, inner) } as const;
      return { type: 'array', label, ...more, items, ...(countedBy && { countedBy }) };
    }
    case 9: {
      const held = { type: 'string', label } as const;
      const level = {
        type: 'string',
        label,
        choices: CHOICES,
        ...(draw.often(30) && more),
      } as const;
      const items = { type: 'object', label, properties: { held, level } } as const;
      const required = draw.often(50) ? ['level'] : [];
      inner.push({ name: 'level', kind: 'choice' });
      const rows = { items: { ...items, required }, fixed: fixedRows(draw, 'held', VALUES) };
      return { type: 'array', widget: 'matrix', label, ...more, ...rows };
    }
    case 10: {
      const held = { type: 'number', label } as const;
      inner.push({ name: 'held', kind: 'number' });
      const { properties, required = [] } = shapeOf(draw, known, inner);
      const items = {
        type: 'object',
        label,
        properties: { held, ...properties },
        required,
      } as const;
      return { type: 'array', label, ...more, items, fixed: fixedRows(draw, 'held', NUMBERS) };
    }
    default:
      return { type: 'string', label, ...more, ...(draw.often(30) && { maxLength: 3 }) };
  }
}

/** Rows that the file lists, each with what it holds. */
const fixedRows = (draw: Drawing, name: string, values: readonly Json[]) =>
  values
    .slice(0, draw.count(1, 3))
    .map((value) => ({ holds: { [name]: value }, label: text(String(value)) }));

const isBeside = (name: string): boolean => !name.includes('/');

/** Fields of a group or a row, which can name those beside them, and by a path those of the form. */
function shapeOf(draw: Drawing, around: readonly Named[], inner: Named[]): Shape {
  const outer = around.map((one) => ({
    ...one,
    name: isBeside(one.name) ? `${draw.often(50) ? '/' : '../'}${one.name}` : one.name,
  }));
  const properties: Record<string, Field> = {};
  for (let index = 0; index < draw.count(1, 4); index += 1) {
    const name = `g${index}`;
    properties[name] = fieldOf(draw, [...outer, ...inner], draw.count(0, 6), []);
    if (!isRepeat(properties[name])) inner.push({ name, kind: kindOf(properties[name]) });
  }
  return { properties, required: Object.keys(properties).filter(() => draw.often(40)) };
}

function answersOf({ properties }: Pick<Shape, 'properties'>, draw: Drawing): Values {
  const answers: Values = {};
  for (const [name, field] of Object.entries(properties)) {
    // A page sends no amount in a group that holds nothing else.
    if (draw.often(20) || ('calculate' in field && name.startsWith('g'))) continue;
    answers[name] = draw.often(4) ? draw.pick(ODD) : answerOf(field, draw);
  }
  return answers;
}

const ODD: readonly Json[] = [
  '',
  null,
  [],
  {},
  'x'.repeat(600),
  -1e21,
  1e-7,
  true,
  [null],
  [{}],
  '2026-02-30',
];

function answerOf(field: Field, draw: Drawing): Json {
  if (field.type === 'array' && 'items' in field)
    return Array.from({ length: draw.count(0, 3) }, () => answersOf(field.items as never, draw));
  switch (kindOf(field)) {
    case 'group':
      return answersOf(field as never, draw);
    case 'number':
      return draw.pick(NUMBERS);
    case 'date':
      return draw.pick(DAYS);
    case 'yes':
      return draw.often(60);
    case 'choice':
      return draw.pick(VALUES);
    case 'several':
      return VALUES.filter(() => draw.often(50));
    case 'rows':
    case 'text':
      return draw.pick(VALUES);
  }
}
