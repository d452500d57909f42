import type { ArrayFieldTemplateProps } from '@rjsf/utils';

/** The rows of a list, and nothing around them. */
export function RowList({ items }: Pick<ArrayFieldTemplateProps, 'items'>) {
  return items.length > 0 ? <ol className="rg-rows">{items}</ol> : null;
}
