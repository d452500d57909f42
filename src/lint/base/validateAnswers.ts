import '../../definition/model/expression';
import type { Field, Shape } from '../../definition/model/field';
import type { Json, Values } from '../../definition/model/values';
import { checkSent } from '../../definition/validate/checkSent';
import { interpret } from '../../definition/validate/interpret';
import type { Issue } from '../../definition/model/issue';
import { toJsonSchema } from '../../definition/validate/toJsonSchema';
import { memoise } from '../../definition/model/memoise';

/** Interprets the schema: it is used a few times only, and compiling it would take longer. */
const validatorOf = memoise((shape: Shape) => interpret(toJsonSchema(shape)));

/** Returns the issues that page and server would report for these answers. */
export const validateAnswers = (shape: Shape, values: Values, today: string): readonly Issue[] =>
  checkSent(shape, values, validatorOf(shape), { today }).issues;

/** Returns the issues of an answer to a field alone, whatever it depends on. */
export const issuesOf = (field: Field, answer: Json | undefined, today: string): readonly Issue[] =>
  validateAnswers(
    { properties: { field: { ...field, when: undefined } } },
    { field: answer },
    today,
  );

export const isRefused = (...asked: Parameters<typeof issuesOf>): boolean =>
  issuesOf(...asked).length > 0;
