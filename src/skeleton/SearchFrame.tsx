import type { ComponentProps } from 'react';
import { Icon } from './Icon';

interface SearchFrameProps extends ComponentProps<'input'> {
  readonly label: string;
  /** Called when the focus leaves the input and what it has found. */
  readonly onLeave?: () => void;
}

/** The search of the site, in the app and in the server's skeleton; its children are what it has found. */
export function SearchFrame({ label, onLeave, children, ...input }: SearchFrameProps) {
  return (
    <div
      className="site-search"
      role="search"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
      <SearchBox aria-label={label} {...input} />
      {children}
    </div>
  );
}

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
