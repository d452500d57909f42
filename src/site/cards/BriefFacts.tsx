import { useTexts } from '../../platform/content/useTexts';
import type { BriefFact } from './briefFact';
import './cards.css';

/** Renders the key facts: a label, a figure, and a remark on it. */
export function BriefFacts({ facts }: { readonly facts: readonly BriefFact[] }) {
  const { textOf } = useTexts();
  if (facts.length === 0) return null;
  return (
    <dl className="facts brief-facts stack-8">
      {facts.map(({ minor, major, extra }, number) => (
        <div key={number}>
          <dt dir="auto">{textOf(minor)}</dt>
          <dd className="brief-fact-major">
            {/* A figure without letters is left-to-right, and yet begins where the label does. */}
            <bdi>{textOf(major)}</bdi>
          </dd>
          {textOf(extra) !== '' && <dd dir="auto">{textOf(extra)}</dd>}
        </div>
      ))}
    </dl>
  );
}
