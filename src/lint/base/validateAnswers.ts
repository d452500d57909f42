import '../../definition/model/expression';
import type { Shape } from '../../definition/model/field';
import type { Values } from '../../definition/model/values';
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
