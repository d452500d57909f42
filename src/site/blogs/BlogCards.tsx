import './blogCards.css';
import type { RefObject } from 'react';
import type { Blog } from './blog';
import { BlogCard, type BlogCardProps } from './BlogCard';

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
