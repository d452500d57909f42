import { useWords } from '../../platform/content/useWords';
import { Embed } from '../../platform/embed/Embed';
import { RichText } from '../../platform/embed/RichText';
import { Carousel } from '../carousel/Carousel';
import type { Blog } from './blog';
import { BlogDate } from './BlogDate';
import { BlogTags } from './BlogTags';

/** Renders a whole blog, below its title. */
export function BlogArticle({ blog }: { readonly blog: Blog }) {
  const title = useWords()(blog.title);
  return (
    <article className="blog-article">
      <BlogDate moment={blog.createdAt} />
      <Carousel photos={blog.photos} name={title} />
      <div className="blog-text">
        <RichText text={blog.body} />
      </div>
      <Embed html={blog.video} title={title} />
      <BlogTags hashtags={blog.hashtags} />
    </article>
  );
}
