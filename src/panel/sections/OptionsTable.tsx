import { textOf } from '../../definition/sections/elements';
import type { OptionList } from '../../definition/sections/section';

interface OptionsTableProps {
  readonly list: OptionList;
  readonly title: string;
}

/** The options of a list in the three languages. */
export function OptionsTable({ list, title }: OptionsTableProps) {
  const options = list.options.map(textOf).filter((option) => option !== undefined);
  return (
    <details className="sb-options" open>
      <summary>
        What the visitor chooses from: {options.length}{' '}
        {options.length === 1 ? 'option' : 'options'}
      </summary>
      <div className="sb-scroll" tabIndex={0} role="region" aria-label={`Options of ${title}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Kurdish</th>
              <th scope="col">Arabic</th>
              <th scope="col">English</th>
            </tr>
          </thead>
          <tbody>
            {options.map(([ku, ar, en], index) => (
              <tr key={index}>
                <td lang="ckb" dir="rtl">
                  {ku}
                </td>
                <td lang="ar" dir="rtl">
                  {ar}
                </td>
                <td>{en}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
