import { useState } from 'react';
import Button from '@mui/material/Button';
import { useBuilder } from './builder';
import { placeOf } from './rowWords';
import { t } from '../language/t';

const FIRST = 6;

/** Lists the issues that prevent saving, as links to their controls. */
export function Problems({ whole }: { readonly whole: string | undefined }) {
  const { draft, issues, isRefused, aimAt } = useBuilder();
  const [isAll, setAll] = useState(false);
  if (whole !== undefined) return <p className="sb-problems">{whole}</p>;
  if (!isRefused || issues.length === 0) return null;
  const shown = isAll ? issues : issues.slice(0, FIRST);
  return (
    <section className="sb-problems" aria-label={t('What a visitor could not answer')}>
      <h2>
        {t('{{count}} things a visitor could not answer', {
          count: issues.length,
          one: 'One thing a visitor could not answer',
        })}
      </h2>
      <ul>
        {shown.map(({ id, key, words }) => (
          <li key={`${id} ${key}`}>
            <button type="button" className="sb-link" onClick={() => aimAt(id, key)}>
              <bdi>{placeOf(draft, id)}</bdi>: {words}
            </button>
          </li>
        ))}
      </ul>
      {issues.length > FIRST && !isAll && (
        <Button size="small" onClick={() => setAll(true)}>
          {t('Show {{number}} more', { number: issues.length - FIRST })}
        </Button>
      )}
    </section>
  );
}
