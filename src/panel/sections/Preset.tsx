import Button from '@mui/material/Button';
import { isNone, isRecord } from '../../definition/model/values';
import { useBuilder } from './builder';
import { type Node, saysOf } from './sectionsDraft';
import { t } from '../language/t';

/** Shows the preset answer of a question, with a button that removes it. */
export function Preset({ node }: { readonly node: Node }) {
  const { act } = useBuilder();
  const { value, list } = saysOf(node);
  const rows = isRecord(list) && Array.isArray(list.listArray) ? list.listArray.length : 0;
  const isAnswered = !isNone(value) && typeof value !== 'object';
  if (!isAnswered && rows === 0) return null;
  return (
    <p className="sb-preset row">
      <span>
        {isAnswered ? (
          <>
            {t('Already filled in:')}{' '}
            <bdi>{typeof value === 'boolean' ? yesOrNo(value) : value}</bdi>
          </>
        ) : (
          t('{{count}} rows already filled in', {
            count: rows,
            one: '1 row already filled in',
          })
        )}
      </span>
      <Button
        size="small"
        onClick={() =>
          act(
            isAnswered
              ? { do: 'set', id: node.id, path: ['value'], value: '' }
              : { do: 'set', id: node.id, path: ['list', 'listArray'], value: [] },
          )
        }
      >
        {t('Leave it empty')}
      </Button>
    </p>
  );
}

const yesOrNo = (answer: boolean): string => (answer ? t('Yes') : t('No'));
