import './blogs.css';
import { Link } from 'wouter';
import { useWords } from '../../platform/content/useWords';
import type { Blog } from './blog';

interface BlogTagsProps extends Pick<Blog, 'hashtags'> {
  /** How many are shown; the rest are counted. */
  readonly most?: number;
}

/** Renders the hashtags of a blog as links to all blogs that have them. */
export function BlogTags({ hashtags, most = hashtags.length }: BlogTagsProps) {
  const { t, say } = useWords();
  const more = hashtags.length - most;
  if (hashtags.length === 0) return null;
  return (
    <ul className="blog-tags row" aria-label={t('blogs.tags')}>
      {hashtags.slice(0, most).map(({ id, name }) => (
        <li key={id}>
          <Link href={`/tags/${encodeURIComponent(id)}`} dir="auto">
            {`#${say(name)}`}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <span dir="ltr" aria-hidden="true">
            {`+${more}`}
          </span>
          <span className="visually-hidden">{t('blogs.moreTags', { count: more })}</span>
        </li>
      )}
    </ul>
  );
}
