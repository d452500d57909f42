import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../platform/content/useWords';
import type { VisaType } from './topCountryVisa';

interface VisaTypesProps {
  readonly types: readonly VisaType[];
  /** The id of the chosen type, if one is. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The types of visa of a country, of which one can be chosen. */
export function VisaTypes({ types, chosen, onChoose }: VisaTypesProps) {
  const { t } = useTranslation();
  const say = useWords();
  const name = useId();
  return (
    <fieldset className="visa-types">
      <legend>{t('visas.chooseType')}</legend>
      {types.map((type) => (
        <label key={type.id} className="visa-type">
          <input
            type="radio"
            name={name}
            value={type.id}
            checked={type.id === chosen}
            onChange={() => onChoose(type.id)}
          />
          <span dir="auto">{say(type.name)}</span>
        </label>
      ))}
    </fieldset>
  );
}
