import './blogs.css';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent, withQuery } from '../../platform/content/useContent';
import { useSize } from '../lists/useSize';
import { usePageTitle } from '../layout/usePageTitle';
import { toBlogList } from './blog';
import { BlogsShown } from './BlogsShown';
import { BLOGS_GROWTH } from './growth';

/** Renders all blogs, newest first. */
export function BlogsPage() {
  const { t } = useTranslation();
  const { size, hasMore, more } = useSize(BLOGS_GROWTH);
  const content = useContent(withQuery('client/get_blog/', { perPage: size }), toBlogList);
  usePageTitle(t('shell.blogs'));
  return (
    <div className="page plain-page">
      <h1>{t('shell.blogs')}</h1>
      <p className="lead list-lead">{t('blogs.lead')}</p>
      <Loaded content={content}>
        {(list) => <BlogsShown list={list} hasMore={hasMore(list.total)} onMore={more} />}
      </Loaded>
    </div>
  );
}
