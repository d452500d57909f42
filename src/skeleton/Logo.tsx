import { Fragment } from 'react';

export interface LogoProps {
  /** With the name in it, or a mark beside the names. */
  readonly picture?: { readonly src: string; readonly kind: 'whole' | 'mark' };
  /** The agency's name, in one or two scripts, with the tags of their languages. */
  readonly names: readonly { readonly tag: string; readonly text: string }[];
}

/** The agency's logo, and its name. */
export function Logo({ picture, names }: LogoProps) {
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
