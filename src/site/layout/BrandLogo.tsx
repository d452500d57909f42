import { Fragment } from 'react';
import { shownLogo } from '../../definition/brand/brand';
import { useLanguage } from '../../platform/language/languageStore';
import { settings } from '../../platform/readPageSettings';

/** Renders the agency's logo, and its name. */
export function BrandLogo() {
  const { picture, names } = shownLogo(settings.brand, useLanguage());
  if (picture?.kind === 'whole') {
    return (
      <span className="logo">
        <img
          className="logo-whole"
          src={picture.src}
          alt={names.map(({ text }) => text).join(' ')}
        />
      </span>
    );
  }
  return (
    <span className="logo">
      {picture && <img className="logo-mark" src={picture.src} alt="" width="40" height="40" />}
      <span className="logo-name" dir="rtl">
        {names.map(({ tag, text }, index) => (
          <Fragment key={tag}>
            {index > 0 && ' '}
            <span lang={tag}>{text}</span>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
