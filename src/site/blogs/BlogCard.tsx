import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useWords } from '../../platform/content/useWords';
import { withoutHtml } from '../../platform/embed/plainText';
import { CardPhoto } from '../cards/Photo';
import { BlogDate } from './BlogDate';
import { BlogTags } from './BlogTags';
import { type Blog, cutBody } from './blog';

/** Hashtags on a card (docs/requirements.md, P10). */
const MOST_TAGS = 3;

export interface BlogCardProps {
  readonly blog: Blog;
  /** The heading's level: one below the heading above the cards. */
  readonly heading: 'h2' | 'h3';
  /** Whether hashtags are shown. */
  readonly tagged?: boolean;
}

/** Renders a card with the beginning of a blog and a link to the rest. */
export function BlogCard({ blog, heading: Heading, tagged = false }: BlogCardProps) {
  const { t } = useTranslation();
  const say = useWords();
  const title = say(blog.title);
  return (
    <li className="card blog-card">
      <CardPhoto src={blog.photos[0]} />
      <div className="card-words">
        <BlogDate moment={blog.createdAt} />
        <Heading dir="auto">{title}</Heading>
        <p className="blog-card-text" dir="auto">
          {cutBody(withoutHtml(say(blog.body)))}
        </p>
        {tagged && <BlogTags hashtags={blog.hashtags} most={MOST_TAGS} />}
        <Link
          className="blog-card-more card-link"
          href={`/blog/${encodeURIComponent(blog.id)}`}
          aria-label={t('blogs.readMoreOf', { title })}
        >
          {t('blogs.readMore')}
        </Link>
      </div>
    </li>
  );
}
