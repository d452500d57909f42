import { Fragment } from 'react';

/**
 * Renders what an application is for. The first part decides the direction; the others are isolated, because the digits
 * of a date would be reversed after Arabic letters.
 */
export function AboutWords({ about }: { readonly about: string }) {
  const [first, ...others] = about.split(' · ');
  return (
    <bdi dir="auto" className="ap-words">
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          {' · '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </bdi>
  );
}
