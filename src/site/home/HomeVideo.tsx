import { brandUrl } from '../../definition/brand/brand';
import './video.css';
import { useId, useState } from 'react';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useContent } from '../../platform/content/useContent';
import { useTexts } from '../../platform/content/useTexts';
import { hasText } from '../../platform/content/translatedText';
import { playerIn } from '../../definition/content/playerIn';
import { LoadingBoundary } from '../layout/LoadingBoundary';
import { settings } from '../../platform/readPageSettings';
import { toVideo } from './homeRecords';
import { ContactActions } from '../contact/ContactActions';
import { Icon } from '../base/Icon';

const Embed = lazyComponent(async () => (await import('../../platform/embed/Embed')).Embed);

/**
 * Renders the agency's video over a background with parallax. Nothing is loaded from the video's
 * host before the visitor presses play. Without a playable video, only the text is shown.
 */
export function HomeVideo() {
  const { t, textOf } = useTexts();
  const heading = useId();
  const [isPlaying, setPlaying] = useState(false);
  const content = useContent('client/video_info/', toVideo);
  if (content.state === 'loading') return <div className="home-video-coming" />;
  if (content.state === 'failed') return null;
  const { title, description, embed } = content.value;
  if (!hasText(title)) return null;
  const canPlay = playerIn(embed) !== undefined;
  return (
    <section className="home-video" aria-labelledby={heading}>
      <img
        className="home-video-scene"
        src={brandUrl('scene.svg', settings.brand)}
        alt=""
        width="1440"
        height="640"
      />
      <div className="page home-video-front stack">
        <div className="home-video-words">
          <h2 id={heading} dir="auto">
            {textOf(title)}
          </h2>
          <Paragraphs text={description} />
          <ContactActions about={textOf(title)} />
        </div>
        {canPlay && (
          <div className="home-video-screen">
            {isPlaying ? (
              <LoadingBoundary at="video">
                <Embed html={embed} title={textOf(title)} isWanted />
              </LoadingBoundary>
            ) : (
              <button
                type="button"
                className="home-video-play stack"
                onClick={() => setPlaying(true)}
              >
                <Icon path="M8 5v14l11-7z" />
                {t('home.playVideo')}
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
