import type { RefObject } from 'react';
import { type Blog, timestamp, type BlogList } from './blog';
import { Link } from 'wouter';
import { useTexts } from '../../platform/content/useTexts';
import { cutText, withoutHtml } from '../../platform/embed/plainText';
import { CardPhoto } from '../cards/CardParts';
import { dayText } from '../../definition/model/days';
import { useLanguage } from '../../platform/language/languageStore';
import { GrowingList } from '../lists/GrowingList';
import './blogs.css';

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

function BlogCard({ blog, heading: Heading, tagged = false }: BlogCardProps) {
  const { t, textOf } = useTexts();
  const title = textOf(blog.title);
  return (
    <li className="card blog-card">
      <CardPhoto src={blog.photos[0]} />
      <div className="card-words">
        <BlogDate moment={blog.createdAt} />
        <Heading dir="auto">{title}</Heading>
        <p className="card-text muted" dir="auto">
          {cutText(withoutHtml(textOf(blog.body)), MOST_CHARACTERS)}
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

/** Renders the day on which a blog was written; the whole moment is its title. */
export function BlogDate({ moment }: { readonly moment: string }) {
  const language = useLanguage();
  const text = timestamp(moment);
  if (text === '') return null;
  return (
    <p className="blog-date muted">
      <time dateTime={moment} title={text}>
        {dayText(text.slice(0, 10), language)}
      </time>
    </p>
  );
}

interface BlogTagsProps extends Pick<Blog, 'hashtags'> {
  /** How many are shown; the rest are counted. */
  readonly most?: number;
}

/** Renders the hashtags of a blog as links to all blogs that have them. */
export function BlogTags({ hashtags, most = hashtags.length }: BlogTagsProps) {
  const { t, textOf } = useTexts();
  const more = hashtags.length - most;
  if (hashtags.length === 0) return null;
  return (
    <ul className="blog-tags row" aria-label={t('blogs.tags')}>
      {hashtags.slice(0, most).map(({ id, name }) => (
        <li key={id}>
          <Link href={`/tags/${encodeURIComponent(id)}`} dir="auto">
            {`#${textOf(name)}`}
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

interface BlogsShownProps {
  readonly list: BlogList;
  readonly tagged?: boolean;
  readonly hasMore: boolean;
  readonly onMore: () => void;
}

/** Renders the loaded blogs and the button that loads more. */
export function BlogsShown({ list, tagged = false, hasMore, onMore }: BlogsShownProps) {
  const { blogs, total } = list;
  return (
    <GrowingList
      texts={{ none: 'blogs.none', shown: 'blogs.shown', more: 'blogs.more' }}
      count={blogs.length}
      total={total}
      hasMore={hasMore}
      onMore={onMore}
    >
      {(cards) => <BlogCards blogs={blogs} heading="h2" tagged={tagged} list={cards} />}
    </GrowingList>
  );
}
