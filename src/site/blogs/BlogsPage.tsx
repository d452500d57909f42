import { useTranslation } from '../../platform/language/useTranslation';
import './blogs.css';
import { Loaded } from '../../platform/content/Loaded';
import { useContent, withQuery } from '../../platform/content/useContent';
import { readInPages } from '../lists/readInPages';
import { useSize } from '../lists/size';
import { PlainPage } from '../base/PlainPage';
import { BLOGS_GROWTH, toBlogList } from './blog';
import { BlogsShown } from './BlogCards';

export function BlogsPage() {
  const { t } = useTranslation();
  const { size, hasMore, more } = useSize(BLOGS_GROWTH);
  const content = useContent(
    withQuery('client/get_blog/', { perPage: size }),
    toBlogList,
    readInPages,
  );
  return (
    <PlainPage title={t('shell.blogs')}>
      <p className="lead list-lead">{t('blogs.lead')}</p>
      <Loaded content={content}>
        {(list) => <BlogsShown list={list} hasMore={hasMore(list.total)} onMore={more} />}
      </Loaded>
    </PlainPage>
  );
}
