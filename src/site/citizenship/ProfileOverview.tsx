import { useId } from 'react';
import { useWords } from '../../platform/content/useWords';
import { BriefFacts } from './BriefFacts';
import { CountryCover } from '../cards/CountryCover';
import type { CitizenshipType, ProfileSection } from './citizenshipType';
import { SectionBody } from './SectionBody';

/** Renders the overview of a citizenship: cover and flag, key facts, sections. */
export function ProfileOverview({ type }: { readonly type: CitizenshipType }) {
  const { cover, flag, facts, sections } = type;
  return (
    <div className="citizenship-overview">
      <CountryCover photo={cover} flag={flag} />
      <BriefFacts facts={facts} />
      {sections.map((section, number) => (
        <OverviewPart key={number} section={section} />
      ))}
    </div>
  );
}

function OverviewPart({ section: { title, body } }: { readonly section: ProfileSection }) {
  const say = useWords();
  const heading = useId();
  return (
    <section>
      <h2 id={heading} dir="auto">
        {say(title)}
      </h2>
      <SectionBody body={body} heading={heading} />
    </section>
  );
}
