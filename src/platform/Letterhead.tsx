import { brandName, shownLogo } from '../definition/brand/brand';
import { type Language, pick, textOrOther } from '../definition/model/text';
import { settings } from './readPageSettings';

interface LetterheadProps {
  readonly language: Language;
  /** With logo and name, where neither stands above. */
  readonly isNamed?: boolean;
}

/** Says on paper whose it is; not shown on screens. */
export function Letterhead({ language, isNamed = false }: LetterheadProps) {
  const { brand } = settings;
  const lines = textOrOther(language, (each) => pick(brand.letterhead, each));
  if (lines === '' && !isNamed) return null;
  return (
    <div className="letterhead">
      {isNamed && <LogoAndName language={language} />}
      {lines !== '' && <p dir="auto">{lines}</p>}
    </div>
  );
}

function LogoAndName({ language }: Pick<LetterheadProps, 'language'>) {
  const { picture } = shownLogo(settings.brand, language);
  const name = brandName(settings.brand, language);
  if (picture?.kind === 'whole') return <img src={picture.src} alt={name} />;
  return (
    <>
      {picture && <img src={picture.src} alt="" />}
      <strong>{name}</strong>
    </>
  );
}
