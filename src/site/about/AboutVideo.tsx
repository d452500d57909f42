import { useContent } from '../../platform/content/useContent';
import { useWords } from '../../platform/content/useWords';
import { hasText } from '../../platform/content/translatedText';
import { Embed } from '../../platform/embed/Embed';
import { playerIn } from '../../definition/content/playerIn';
import { RichText } from '../../platform/embed/RichText';
import { toVideo } from '../home/video';

/** Renders the agency's video with its text; only the text if the video's host is not allowed. */
export function AboutVideo() {
  const say = useWords();
  const content = useContent('client/video_info/', toVideo);
  if (content.state !== 'ready') return null;
  const { title, description, embed } = content.value;
  if (!hasText(title) && playerIn(embed) === undefined) return null;
  return (
    <section className="about-video">
      <div>
        <h2>{say(title)}</h2>
        <RichText text={description} />
      </div>
      <Embed html={embed} title={say(title)} />
    </section>
  );
}
