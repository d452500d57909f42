import { useTranslation } from '../../platform/language/useTranslation';
import { toBlogs } from '../blogs/blog';
import { BlogCards } from '../blogs/BlogCards';
import { HomeSection } from './HomeSection';
import type { SectionHead } from './homeRecords';

/** Renders the blogs that staff have chosen (docs/requirements.md, P9). */
export function HomeBlogs({ head }: { readonly head: SectionHead | undefined }) {
  const { t } = useTranslation();
  return (
    <HomeSection
      path="client/top_blogs/"
      parse={toBlogs}
      head={head}
      title={t('home.blogs')}
      more={{ href: '/blogs', text: t('home.blogsMore') }}
    >
      {(blogs) => <BlogCards blogs={blogs} heading="h3" isStrip />}
    </HomeSection>
  );
}
