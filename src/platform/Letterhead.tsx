import { brandName } from '../definition/brand/brand';
import type { Language } from '../definition/language/text';
import { textOrOther, pick } from '../definition/language/text';
import { settings } from './settings';

interface LetterheadProps {
  readonly language: Language;
  /** The name, where no logo stands above. */
  readonly isNamed?: boolean;
}

/** Says on paper whose it is; not shown on screens. */
export function Letterhead({ language, isNamed = false }: LetterheadProps) {
  const { brand } = settings;
  const lines = textOrOther(language, (each) => pick(brand.letterhead, each));
  if (lines === '' && !isNamed) return null;
  return (
    <div className="letterhead" dir="auto">
      {isNamed && <strong>{brandName(brand, language)}</strong>}
      {lines !== '' && <p>{lines}</p>}
    </div>
  );
}
