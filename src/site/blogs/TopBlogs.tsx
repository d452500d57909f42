import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useContent } from '../../platform/content/useContent';
import { useWords } from '../../platform/content/useWords';
import { OtherItem } from '../lists/OtherItem';
import { toBlogList } from './blog';
import { BlogDate } from './BlogDate';

/** How many are listed beside a blog. */
const MOST = 5;

/** Renders links to the blogs that staff have chosen, except the current one. */
export function TopBlogs({ than }: { readonly than: string }) {
  const { t } = useTranslation();
  const say = useWords();
  const heading = useId();
  const content = useContent('client/top_blogs/', toBlogList);
  const blogs = content.state === 'ready' ? content.value.blogs : [];
  const others = blogs.filter(({ id }) => id !== than).slice(0, MOST);
  if (others.length === 0) return null;
  return (
    <nav className="others blog-others" aria-labelledby={heading}>
      <h2 id={heading}>{t('blogs.top')}</h2>
      <ul>
        {others.map(({ id, title, photos, createdAt }) => (
          <OtherItem key={id} photo={photos[0]}>
            <Link className="card-link" href={`/blog/${encodeURIComponent(id)}`} dir="auto">
              {say(title)}
            </Link>
            <BlogDate moment={createdAt} />
          </OtherItem>
        ))}
      </ul>
    </nav>
  );
}
