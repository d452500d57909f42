import './filters.css';
import type { ComponentProps } from 'react';
import { Icon } from '../../skeleton/Icon';

/** Renders a search input with a lens. */
export function SearchInput(props: ComponentProps<'input'>) {
  return (
    <div className="search-box">
      <Icon path="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l5 5" />
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
