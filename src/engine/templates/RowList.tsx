import type { ArrayFieldTemplateProps } from '@rjsf/utils';

/** Renders the rows of a list without a frame. */
export function RowList({ items }: Pick<ArrayFieldTemplateProps, 'items'>) {
  return items.length > 0 ? <ol className="rg-rows">{items}</ol> : null;
}
