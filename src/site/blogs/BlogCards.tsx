import './blogs.css';
import type { RefObject } from 'react';
import type { Blog } from './blog';
import { Link } from 'wouter';
import { useWords } from '../../platform/content/useWords';
import { cutText, withoutHtml } from '../../platform/embed/plainText';
import { CardPhoto } from '../cards/Photo';
import { BlogDate } from './BlogDate';
import { BlogTags } from './BlogTags';

interface BlogCardsProps extends Omit<BlogCardProps, 'blog'> {
  readonly blogs: readonly Blog[];
  /** Whether the cards are one row on a narrow screen. */
  readonly isStrip?: boolean;
  readonly list?: RefObject<HTMLUListElement | null>;
}

export function BlogCards({ blogs, isStrip = false, list, ...card }: BlogCardsProps) {
  return (
    <ul className={isStrip ? 'cards strip' : 'cards'} ref={list}>
      {blogs.map((blog) => (
        <BlogCard key={blog.id} blog={blog} {...card} />
      ))}
    </ul>
  );
}

/** Characters of the body and hashtags on a card (docs/requirements.md, P10). */
const MOST_CHARACTERS = 250;
const MOST_TAGS = 3;

interface BlogCardProps {
  readonly blog: Blog;
  /** The heading's level: one below the heading above the cards. */
  readonly heading: 'h2' | 'h3';
  readonly tagged?: boolean;
}

/** Renders a card with the beginning of a blog and a link to the rest. */
function BlogCard({ blog, heading: Heading, tagged = false }: BlogCardProps) {
  const { t, say } = useWords();
  const title = say(blog.title);
  return (
    <li className="card blog-card">
      <CardPhoto src={blog.photos[0]} />
      <div className="card-words">
        <BlogDate moment={blog.createdAt} />
        <Heading dir="auto">{title}</Heading>
        <p className="card-text muted" dir="auto">
          {cutText(withoutHtml(say(blog.body)), MOST_CHARACTERS)}
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
