import { useTranslation } from 'react-i18next';
import { GrowingList } from '../lists/GrowingList';
import type { BlogList } from './blog';
import { BlogCards } from './BlogCards';

interface BlogsShownProps {
  readonly list: BlogList;
  readonly tagged?: boolean;
  readonly hasMore: boolean;
  readonly onMore: () => void;
}

/** Renders the loaded blogs and the button that loads more. */
export function BlogsShown({ list, tagged = false, hasMore, onMore }: BlogsShownProps) {
  const { t } = useTranslation();
  const { blogs, total } = list;
  if (blogs.length === 0) return <p role="status">{t('blogs.none')}</p>;
  return (
    <GrowingList
      status={t('blogs.shown', { shown: blogs.length, total })}
      count={blogs.length}
      hasMore={hasMore}
      more={t('blogs.more')}
      onMore={onMore}
    >
      {(cards) => <BlogCards blogs={blogs} heading="h2" tagged={tagged} list={cards} />}
    </GrowingList>
  );
}
