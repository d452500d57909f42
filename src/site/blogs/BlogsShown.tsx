import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnNew } from '../lists/useFocusOnNew';
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
  const cards = useRef<HTMLUListElement>(null);
  const mark = useFocusOnNew(cards, blogs.length);
  if (blogs.length === 0) return <p role="status">{t('blogs.none')}</p>;
  return (
    <>
      <p className="list-shown" role="status">
        {t('blogs.shown', { shown: blogs.length, total })}
      </p>
      <BlogCards blogs={blogs} heading="h2" tagged={tagged} list={cards} />
      {hasMore && (
        <button
          type="button"
          className="button list-more"
          onClick={() => {
            mark();
            onMore();
          }}
        >
          {t('blogs.more')}
        </button>
      )}
    </>
  );
}
