import { useTexts } from '../../platform/content/useTexts';
import type { CitizenshipType } from './citizenshipType';

/** Renders the key facts: a label, a figure, and a remark on it. */
export function BriefFacts({ facts }: Pick<CitizenshipType, 'facts'>) {
  const { textOf } = useTexts();
  if (facts.length === 0) return null;
  return (
    <dl className="facts citizenship-facts stack-8">
      {facts.map(({ minor, major, extra }, number) => (
        <div key={number}>
          <dt dir="auto">{textOf(minor)}</dt>
          <dd className="citizenship-fact-major" dir="auto">
            {textOf(major)}
          </dd>
          {textOf(extra) !== '' && <dd dir="auto">{textOf(extra)}</dd>}
        </div>
      ))}
    </dl>
  );
}
