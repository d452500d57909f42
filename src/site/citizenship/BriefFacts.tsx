import { useWords } from '../../platform/content/useWords';
import type { CitizenshipType } from './citizenshipType';

/** Renders the key facts: a label, a figure, and a remark on it. */
export function BriefFacts({ facts }: Pick<CitizenshipType, 'facts'>) {
  const { say } = useWords();
  if (facts.length === 0) return null;
  return (
    <dl className="facts citizenship-facts stack-8">
      {facts.map(({ minor, major, extra }, number) => (
        <div key={number}>
          <dt dir="auto">{say(minor)}</dt>
          <dd className="citizenship-fact-major" dir="auto">
            {say(major)}
          </dd>
          {say(extra) !== '' && <dd dir="auto">{say(extra)}</dd>}
        </div>
      ))}
    </dl>
  );
}
