/**
 * Replaces the search for conditions, which walks through the whole schema at each change. Structures have none: the
 * page decides which fields are shown.
 */
export default function schemaHasNestedConditional(): false {
  return false;
}
