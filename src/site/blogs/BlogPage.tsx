import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { useTexts } from '../../platform/content/useTexts';
import { hasText } from '../../platform/content/translatedText';
import { RecordMissing } from '../lists/RecordMissing';
import { type Blog, toBlog, toBlogs } from './blog';
import { PlainPage } from '../base/PlainPage';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { Embed } from '../../platform/embed/Embed';
import { RichText } from '../../platform/embed/RichText';
import { Carousel } from '../carousel/Carousel';
import { BlogDate, BlogTags } from './BlogCards';
import { Link } from 'wouter';
import { siteServices } from '../../platform/content/siteServices';
import { Loading } from '../../platform/loading/Loading';
import { lazyPage } from '../lazyPage';
import { OtherItem, Others } from '../lists/Others';

const ServiceTiles = lazyPage(
  'face',
  async () => (await import('../tiles/ServiceTiles')).ServiceTiles,
);

/** Renders the page of one blog; each blog gets its own instance (key). */
export function BlogPage({ id }: { readonly id: string }) {
  const { t, textOf } = useTexts();
  const content = useContent(`client/blog_by_id/${encodeURIComponent(id)}/`, toBlog);
  const blog =
    content.state === 'ready' && hasText(content.value.title) ? content.value : undefined;
  const isMissing = content.state === 'failed' || (content.state === 'ready' && !blog);
  return (
    <PlainPage
      title={blog ? textOf(blog.title) : t('shell.blogs')}
      className="blogs-below"
      back={{ href: SITE_ROUTES.blogs, text: t('blogs.all') }}
    >
      <div className="with-aside blog">
        {isMissing ? (
          <RecordMissing
            text={t('blogs.missing')}
            all={{ href: '/blogs', text: t('blogs.all') }}
            content={content}
          />
        ) : (
          <Loaded content={content}>{(loaded) => <BlogArticle blog={loaded} />}</Loaded>
        )}
        <TopBlogs than={id} />
      </div>
    </PlainPage>
  );
}

function BlogArticle({ blog }: { readonly blog: Blog }) {
  const title = useTexts().textOf(blog.title);
  return (
    <article className="blog-article stack-20">
      <BlogDate moment={blog.createdAt} />
      <Carousel photos={blog.photos} name={title} />
      <div className="blog-text stack-16">
        <RichText text={blog.body} />
      </div>
      <Embed html={blog.video} title={title} />
      <BlogTags hashtags={blog.hashtags} />
      <BlogService id={blog.service} />
    </article>
  );
}

/** Renders a link to the service that a blog is about; nothing if staff have chosen none. */
function BlogService({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const services = siteServices().filter((service) => service.id === id);
  if (services.length === 0) return null;
  return (
    <section className="tinted stack">
      <h2>{t('blogs.service')}</h2>
      <Loading>
        <ServiceTiles services={services} />
      </Loading>
    </section>
  );
}

/** How many are listed beside a blog. */
const MOST = 5;

/** Renders links to the blogs that staff have chosen, except the current one. */
function TopBlogs({ than }: { readonly than: string }) {
  const { t, textOf } = useTexts();
  const content = useContent('client/top_blogs/', toBlogs);
  return (
    <Others {...{ content, than }} title={t('blogs.top')} className="blog-others" most={MOST}>
      {({ id, title, photos, createdAt }) => (
        <OtherItem key={id} photo={photos[0]}>
          <Link className="card-link" href={`/blog/${encodeURIComponent(id)}`} dir="auto">
            {textOf(title)}
          </Link>
          <BlogDate moment={createdAt} />
        </OtherItem>
      )}
    </Others>
  );
}
