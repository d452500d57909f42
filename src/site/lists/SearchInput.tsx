import './lists.css';
import type { ComponentProps } from 'react';
import { SearchBox } from '../base/SearchBox';

interface SearchInputProps extends ComponentProps<'input'> {
  readonly id: string;
  readonly label: string;
}

export function SearchInput({ label, ...input }: SearchInputProps) {
  return (
    <div>
      <label htmlFor={input.id}>{label}</label>
      <div className="search-box">
        {/* Without a placeholder an empty input is left-to-right (base.css). */}
        <SearchBox placeholder=" " {...input} />
      </div>
    </div>
  );
}
