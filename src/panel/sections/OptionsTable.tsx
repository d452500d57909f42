import { textOf } from '../../definition/sections/elements';
import type { OptionList } from '../../definition/sections/section';
import { LANGUAGES, pick } from '../../definition/language/text';
import { LANGUAGE_NAMES } from '../../contract/staffWords';
import { languageAttributes } from '../../definition/language/languageFacts';
import { t } from '../language/t';

interface OptionsTableProps {
  readonly list: OptionList;
  readonly title: string;
}

/** Renders the options of a list in the three languages. */
export function OptionsTable({ list, title }: OptionsTableProps) {
  const options = list.options.map(textOf).filter((option) => option !== undefined);
  return (
    <details className="sb-options" open>
      <summary>
        {t('What the visitor chooses from: {{count}} options', {
          count: options.length,
          one: 'What the visitor chooses from: 1 option',
        })}
      </summary>
      <div
        className="sb-scroll"
        tabIndex={0}
        role="region"
        aria-label={t('Options of {{title}}', { title })}
      >
        <table>
          <thead>
            <tr>
              {LANGUAGES.map((language) => (
                <th key={language} scope="col">
                  {t(LANGUAGE_NAMES[language])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {options.map((option, index) => (
              <tr key={index}>
                {LANGUAGES.map((language) => (
                  <td key={language} {...languageAttributes(language)}>
                    {pick(option, language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
