import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { toBlogList } from '../blogs/blog';
import { BlogCards } from '../blogs/BlogCards';
import { HomeSection } from './HomeSection';
import type { SectionHead } from './sectionHead';

/** Renders the blogs that staff have chosen; nothing if there are none (docs/requirements.md, P9). */
export function HomeBlogs({ head }: { readonly head: SectionHead | undefined }) {
  const { t } = useTranslation();
  const content = useContent('client/top_blogs/', toBlogList);
  if (content.state === 'ready' && content.value.blogs.length === 0) return null;
  return (
    <HomeSection
      head={head}
      title={t('home.blogs')}
      more={{ href: '/blogs', words: t('home.blogsMore') }}
    >
      <Loaded content={content}>
        {({ blogs }) => <BlogCards blogs={blogs} heading="h3" isStrip />}
      </Loaded>
    </HomeSection>
  );
}
