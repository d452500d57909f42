import type { Field, Shape } from '../../src/definition/model/field';
import type { Element, QuestionSection } from '../../src/definition/model/section';
import { withSections } from '../../src/definition/sections/withSections';
import type { ServiceModule } from '../../src/definition/validate/serviceModule';
import { compile, everything } from '../fixtures/services';
import { el, OPTIONS } from './generateSections';
import { string, text } from './words';

export const DAY = { today: '2026-06-15' };
const FORM: Shape = { required: ['name'], properties: { name: string({ maxLength: 5 }) } };

/** A form with one question of its own, followed by sections. */
export const base: ServiceModule = {
  service: {
    ...everything,
    form: { ...everything.form, ...FORM },
    steps: [{ title: text('You'), blocks: [{ fields: ['name'] }] }],
    sections: { field: 'form', content: 'questions', in: 'formFields' },
  },
  validate: compile(FORM),
};

export const sectionOf = (
  body: readonly Element[],
  more: Partial<QuestionSection> = {},
): QuestionSection => ({
  title: text('Part one'),
  body,
  ...more,
});

export const moduleOf = (sections: readonly QuestionSection[]) =>
  withSections(base, sections, OPTIONS);

/** Returns the fields that the sections produce. */
export function fieldsOf(sections: readonly QuestionSection[]): [string, Field][] {
  const { properties } = moduleOf(sections).service.form;
  return Object.entries(properties).filter(([name]) => name !== 'name');
}

const COLUMNS = [
  el(1, 'Who'),
  el(2, 'Age'),
  el(4, 'Country'),
  el(5, 'City'),
  el(8, 'Status', { choiceId: 'status' }),
];

export const list = (more: object = {}) => ({
  listTitle: text('People'),
  listItem: COLUMNS,
  ...more,
});
