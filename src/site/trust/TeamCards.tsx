import { useTexts } from '../../platform/content/useTexts';
import type { Person } from './person';
import './team.css';

export function TeamCards({ people }: { readonly people: readonly Person[] }) {
  const { textOf } = useTexts();
  return (
    <ul className="team">
      {people.map(({ name, photo, role, languages }, index) => (
        <li key={index}>
          {photo !== undefined && (
            <img src={photo} alt="" width="240" height="240" loading="lazy" />
          )}
          <h3 dir="auto">{textOf(name)}</h3>
          <p dir="auto">{textOf(role)}</p>
          <p className="muted" dir="auto">
            {textOf(languages)}
          </p>
        </li>
      ))}
    </ul>
  );
}
