import './filters.css';
import type { ComponentProps } from 'react';

/** Renders a search input with a lens. */
export function SearchInput(props: ComponentProps<'input'>) {
  return (
    <div className="search-box">
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l5 5" />
      </svg>
      <input
        type="search"
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        // Without one, an empty input is left-to-right (base.css).
        placeholder=" "
        {...props}
      />
    </div>
  );
}
