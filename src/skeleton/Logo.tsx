import { Fragment } from 'react';

export interface LogoProps {
  /** The agency's name, in one or two scripts, with the tags of their languages. */
  readonly names: readonly { readonly tag: string; readonly text: string }[];
}

/** The drawn mark and the name. */
export function Logo({ names }: LogoProps) {
  return (
    <span className="logo">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" rx="11" className="logo-night" />
        <circle cx="28.5" cy="11.5" r="4" className="logo-sun" />
        <path
          d="M0 27 13 12l9 10.5 4.5-5L40 31v-2a11 11 0 0 1-11 11H11A11 11 0 0 1 0 29z"
          className="logo-hills"
        />
        <path
          d="M12 40c1-5 11-6.5 10-9.5-.8-2.2-5.2-2.3-4.3-4.8.4-1.2 2-2 3.3-2.7-.6 1-1.2 1.9-.8 2.7 1 2 7.3 2 7.6 5.3.3 3.6-4.3 5.2-4.3 9z"
          className="logo-road"
        />
      </svg>
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
