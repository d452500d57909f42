import './about.css';
import * as read from '../../platform/content/read';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { useTexts } from '../../platform/content/useTexts';
import { RichText } from '../../platform/embed/RichText';
import { usePageTitle } from '../base/usePageTitle';
import { hasText } from '../../platform/content/translatedText';
import { Embed } from '../../platform/embed/Embed';
import { backendHas } from '../../platform/api/capabilities';
import { ContactActions } from '../contact/ContactActions';
import { ShownMap } from '../contact/ShownMap';
import { useContactInfo } from '../contact/useContactInfo';
import { TeamCards } from '../trust/TeamCards';
import { toPeople } from '../trust/person';
import { TrustFigures } from '../trust/TrustFigures';
import { toVideo } from '../home/homeRecords';

/** Renders the page about the agency: the staff's text, their photo if there is one, and their video. */
export function AboutPage() {
  const { t, textOf } = useTexts();
  const content = useContent('client/get_about/', toAbout);
  usePageTitle(t('shell.about'));
  return (
    <div className="page about">
      <h1>{t('shell.about')}</h1>
      <Loaded content={content}>
        {({ title, body, photo }) => (
          <section className="about-words" data-photo={photo !== undefined}>
            <div>
              {hasText(title) && <h2 dir="auto">{textOf(title)}</h2>}
              <RichText text={body} />
            </div>
            {photo && <img src={photo} alt="" width="640" height="480" />}
          </section>
        )}
      </Loaded>
      <TrustFigures />
      <AboutPeople />
      <AboutOffice />
      <AboutVideo />
    </div>
  );
}

/** Renders those who work for the agency; nothing while staff have named nobody. */
function AboutPeople() {
  const { t } = useTexts();
  const content = useContent(backendHas('ownContent') ? 'client/team/' : undefined, toPeople);
  if (content.state !== 'ready' || content.value.length === 0) return null;
  return (
    <section>
      <h2>{t('home.people')}</h2>
      <TeamCards people={content.value} />
    </section>
  );
}

/** Renders where the office is and how to reach it; nothing while staff have not placed it on the map. */
function AboutOffice() {
  const { t, textOf } = useTexts();
  const { address, place } = useContactInfo() ?? {};
  if (!place) return null;
  return (
    <section className="stack-16">
      <h2>{t('office.office')}</h2>
      {address && hasText(address) && <address dir="auto">{textOf(address)}</address>}
      <ContactActions />
      <ShownMap place={place} />
    </section>
  );
}

/** Parses the text about the agency; missing values become empty. */
function toAbout(response: unknown) {
  const { title, body, photo } = read.record(response);
  return {
    title: read.translated(title),
    body: read.translated(body),
    photo: read.image(photo),
  };
}

/** Renders the agency's video with its text; only the text if the video's host is not allowed. */
function AboutVideo() {
  const { textOf } = useTexts();
  const content = useContent('client/video_info/', toVideo);
  if (content.state !== 'ready') return null;
  const { title, description, embed } = content.value;
  if (embed === '') return null;
  return (
    <section className="dark-box about-video">
      <div>
        {hasText(title) && <h2 dir="auto">{textOf(title)}</h2>}
        <RichText text={description} />
      </div>
      <Embed html={embed} title={textOf(title)} />
    </section>
  );
}
