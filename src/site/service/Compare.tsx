import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import { useListAddress } from '../lists/useListAddress';
import './compare.css';

/** One of several alternatives, in the reader's language. */
interface Alternative {
  readonly id: string;
  readonly name: string;
  readonly facts: readonly {
    /** Facts of the same label stand in one row. */
    readonly label: string;
    readonly fact: ReactNode;
  }[];
}

interface CompareProps {
  readonly title: string;
  readonly alternatives: readonly Alternative[];
}

/** That many stand beside each other on a phone. */
const MOST = 3;

/** Separates ids in the URL, which may be names. */
const BAR = '|';

const chosenIn = (query: URLSearchParams) => ({ compare: query.get('compare') ?? '' });

/** Renders a table of two or three alternatives, whose choice is in the URL; nothing if there is nothing to compare. */
export function Compare({ title, alternatives }: CompareProps) {
  const { t } = useTranslation();
  const heading = useId();
  const [{ compare }, ask] = useListAddress(chosenIn);
  const [opensAtOnce] = useState(compare !== '');
  const asked = new Set(compare.split(BAR));
  const known = alternatives.filter(({ id }) => asked.has(id)).slice(0, MOST);
  const shown = known.length > 0 ? known : alternatives.slice(0, 2);
  const labels = [...new Set(shown.flatMap(({ facts }) => facts.map(({ label }) => label)))];
  if (alternatives.length < 2 || alternatives.every(({ facts }) => facts.length === 0)) return null;

  const toggle = (id: string) => {
    const isIn = (one: Alternative) => shown.includes(one) !== (one.id === id);
    ask({ compare: alternatives.flatMap((one) => (isIn(one) ? one.id : [])).join(BAR) });
  };
  return (
    <details className="frame compare" open={opensAtOnce}>
      <summary id={heading}>{title}</summary>
      <fieldset className="compare-options row">
        <legend className="muted">{t('compare.lead')}</legend>
        {alternatives.map((one) => {
          const isShown = shown.includes(one);
          // The last one stays.
          const isFixed = isShown ? shown.length === 1 : shown.length === MOST;
          return (
            <label key={one.id} className="line">
              <input
                type="checkbox"
                checked={isShown}
                disabled={isFixed}
                onChange={() => toggle(one.id)}
              />
              <span dir="auto">{one.name}</span>
            </label>
          );
        })}
      </fieldset>
      <table role="table" aria-labelledby={heading}>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {shown.map(({ id, name }) => (
              <th key={id} role="columnheader" scope="col" dir="auto">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {labels.map((label) => (
            <tr key={label} role="row">
              <th role="rowheader" scope="row" dir="auto">
                {label}
              </th>
              {shown.map(({ id, facts }) => (
                <td key={id} role="cell">
                  {facts.find((own) => own.label === label)?.fact ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
