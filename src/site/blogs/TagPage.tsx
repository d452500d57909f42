import { Loaded } from '../../platform/content/Loaded';
import { useContent, withQuery } from '../../platform/content/useContent';
import { useTexts } from '../../platform/content/useTexts';
import { hasText } from '../../platform/content/translatedText';
import { readInPages } from '../lists/readInPages';
import { useSize } from '../lists/size';
import { RecordMissing } from '../lists/RecordMissing';
import { BLOGS_GROWTH, toTagList } from './blog';
import { PlainPage } from '../base/PlainPage';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { BlogsShown } from './BlogCards';

/** Renders the blogs of one hashtag; each hashtag gets its own instance (key). */
export function TagPage({ id }: { readonly id: string }) {
  const { t, textOf } = useTexts();
  const { size, hasMore, more } = useSize(BLOGS_GROWTH);
  const call = `client/blogs_by_hashtag/${encodeURIComponent(id)}/`;
  const content = useContent(withQuery(call, { perPage: size }), toTagList, readInPages);
  const list = content.state === 'ready' ? content.value : undefined;
  const known = list ?? (content.state === 'loading' ? content.before : undefined);
  // Another server may respond to any word without naming it; the URL has the name.
  const tag = known && (hasText(known.tag) ? textOf(known.tag) : id);
  return (
    <PlainPage
      title={tag === undefined ? t('shell.blogs') : t('blogs.ofTag', { tag })}
      className="blogs-below"
      back={{ href: SITE_ROUTES.blogs, text: t('blogs.all') }}
    >
      {content.state === 'failed' ? (
        <RecordMissing
          text={t('blogs.missingTag')}
          all={{ href: '/blogs', text: t('blogs.all') }}
          content={content}
        />
      ) : (
        <Loaded content={content}>
          {(loaded) => (
            <BlogsShown list={loaded} tagged hasMore={hasMore(loaded.total)} onMore={more} />
          )}
        </Loaded>
      )}
    </PlainPage>
  );
}
