import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { useWords } from '../../platform/content/useWords';
import { hasText } from '../../platform/content/translatedText';
import { RecordMissing } from '../lists/RecordMissing';
import { toBlog } from './blog';
import { BlogArticle } from './BlogArticle';
import { BlogsFrame } from './BlogsFrame';
import { TopBlogs } from './TopBlogs';

/** Renders the page of one blog; each blog gets its own instance (key). */
export function BlogPage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const say = useWords();
  const content = useContent(`client/blog_by_id/${encodeURIComponent(id)}/`, toBlog);
  const blog =
    content.state === 'ready' && hasText(content.value.title) ? content.value : undefined;
  const isMissing = content.state === 'failed' || (content.state === 'ready' && !blog);
  return (
    <BlogsFrame title={blog && say(blog.title)}>
      <div className="with-aside blog">
        {isMissing ? (
          <RecordMissing
            text={t('blogs.missing')}
            all={{ href: '/blogs', words: t('blogs.all') }}
            {...(content.state === 'failed' && { retry: content.reload })}
          />
        ) : (
          <Loaded content={content}>{(loaded) => <BlogArticle blog={loaded} />}</Loaded>
        )}
        <TopBlogs than={id} />
      </div>
    </BlogsFrame>
  );
}
