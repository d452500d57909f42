import { useWords } from '../../platform/content/useWords';
import type { BriefFact } from './citizenshipType';

/** What counts most, in few words: what it is about, the figure, and what stands behind it. */
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
