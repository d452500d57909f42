import type { ComponentProps } from 'react';
import { Icon } from './Icon';

export const SearchBox = (input: ComponentProps<'input'>) => (
  <>
    <Icon path="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l5 5" />
    <input
      type="search"
      dir="auto"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={100}
      {...input}
    />
  </>
);
