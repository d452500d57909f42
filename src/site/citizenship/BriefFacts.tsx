import { useWords } from '../../platform/content/useWords';
import type { BriefFact } from './citizenshipType';

/** Renders the key facts: a label, a figure, and a remark on it. */
export function BriefFacts({ facts }: { readonly facts: readonly BriefFact[] }) {
  const say = useWords();
  if (facts.length === 0) return null;
  return (
    <dl className="facts citizenship-facts">
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
