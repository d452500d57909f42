import './lists.css';
import type { ComponentProps } from 'react';
import { Icon } from '../../skeleton/Icon';

interface SearchInputProps extends ComponentProps<'input'> {
  readonly id: string;
  readonly label: string;
}

export function SearchInput({ label, ...input }: SearchInputProps) {
  return (
    <div>
      <label htmlFor={input.id}>{label}</label>
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
          {...input}
        />
      </div>
    </div>
  );
}
