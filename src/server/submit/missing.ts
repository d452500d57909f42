import type { Service } from '../../definition/model/service';
import type { Values } from '../../definition/model/values';
import { payloadShape } from '../../definition/payload/payload';
import { checkSent } from '../../definition/validate/checkSent';
import { interpret } from '../../definition/validate/interpret';
import { isLacking } from '../../definition/validate/lacking';
import { toJsonSchema } from '../../definition/validate/toJsonSchema';
import { furthestDays } from './submit';

/** Returns the dotted paths of what a form requires and stored answers lack. */
export function missingIn(definition: Service, answers: Values, now: Date): readonly string[] {
  const shape = payloadShape(definition);
  const validate = interpret(toJsonSchema(shape));
  const { issues } = checkSent(shape, answers, validate, furthestDays(now));
  return issues.filter((issue) => isLacking(issue, answers)).map(({ path }) => path);
}
