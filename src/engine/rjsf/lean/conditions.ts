/** Replaces the search for conditions in the whole schema at each change: the page decides which fields are shown. */
export default function schemaHasNestedConditional(): false {
  return false;
}
