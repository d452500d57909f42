/**
 * Replaces what rjsf never calls for structures: the look-up of $ref, a Markdown renderer, the choice of a widget, the
 * omitting of answers, and the conversion of a validator's errors, which come from check.
 */
export default function unused(): never {
  throw new Error('rjsf got a schema that no definition produces');
}

export {
  unused as getFieldNames,
  unused as getUsedFormData,
  unused as isValueEmpty,
  unused as Markdown,
  unused as splitKeyElementFromObject,
};
