import { useTranslation } from 'react-i18next';
import { isObject, UNTIL_NOW } from '../../definition/model/field';
import { fieldAt } from '../../definition/model/fieldAt';
import { dotted, type Path, type Values } from '../../definition/model/values';
import { useScope } from '../scope/ScopeContext';

/** Shows a date range on one line: its dates read left to right, in the page's direction. */
export function RangeSummary({ path, values }: { path: Path; values: Values }) {
  const { t } = useTranslation();
  const { shape } = useScope();
  const { from, to } = values;
  const field = fieldAt(shape, dotted(path));
  const untilNow = field && isObject(field) ? field.untilNow : undefined;
  return (
    <span>
      <bdi dir="ltr">{String(from ?? '')}</bdi>
      {to !== undefined && ` ${t('form.rangeTo')} `}
      {to !== undefined && <bdi>{to === UNTIL_NOW ? untilNow : String(to)}</bdi>}
    </span>
  );
}
