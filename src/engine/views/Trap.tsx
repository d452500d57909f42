import type { RefObject } from 'react';

/**
 * A field that people neither see nor reach, and programs that fill in everything do. It has no name that a browser
 * would fill in by itself. What is in it is never sent.
 */
export function Trap({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="rg-trap" aria-hidden="true">
      <input ref={field} name="rg-extra" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
