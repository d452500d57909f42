import { BackLink } from './BackLink';
import { CarouselFrame, CarouselPhoto } from './CarouselFrame';
import { HeaderFrame } from './HeaderFrame';
import { Logo, type LogoProps } from './Logo';
import { SearchFrame } from './SearchFrame';
import { PreparationFrame, type PreparationTexts, type RequirementCard } from './PreparationFrame';

export type SkeletonLayout = 'list' | 'service' | 'article' | 'slides';

/** The content of a page before its scripts have started. */
export interface SkeletonContent {
  readonly look: SkeletonLayout;
  readonly title: string;
  /** The text below the title; may be empty. */
  readonly lead: string;
  /** What the page of a service begins with. */
  readonly introduction?: SkeletonIntroduction | undefined;
  /** The link back to the parent page. */
  readonly back?: { readonly href: string; readonly text: string } | undefined;
  /** The address of the large picture. */
  readonly picture?: string | undefined;
  /** The texts on the picture of a slide. */
  readonly slide?: {
    readonly title: string;
    readonly lines: readonly string[];
    readonly action: string;
    readonly search: { readonly label: string; readonly placeholder: string };
  };
}

export interface SkeletonIntroduction {
  /** Where the staff's text is: in a box of its own, or beside the form with what to prepare. */
  readonly place: 'inBox' | 'besideForm';
  readonly overview: readonly string[];
  readonly preparation?: PreparationTexts | undefined;
  readonly cards: readonly RequirementCard[];
}

export interface SkeletonProps {
  readonly logo: LogoProps;
  readonly content: SkeletonContent;
  /** Shown by CSS after some seconds, for pages whose scripts do not load. */
  readonly late: { readonly text: string; readonly reload: string };
}

/**
 * What the server renders of a page: the header's space, then the beginning of the page, with the components and
 * classes of the page that replaces it, so that nothing moves. Its own styles are in platform/theme/skeleton.css.
 */
export function Skeleton({ logo, content, late }: SkeletonProps) {
  return (
    <div className="skeleton">
      <HeaderFrame
        home={
          <a className="header-home" href="/">
            <Logo {...logo} />
          </a>
        }
      />
      <div className="skeleton-page">
        <Page {...content} />
      </div>
      <p className="skeleton-late">
        {`${late.text} `}
        <a href="">{late.reload}</a>
      </p>
    </div>
  );
}

function Page({ look, title, lead, introduction, back, picture, slide }: SkeletonContent) {
  const heading = <h1 dir="auto">{title}</h1>;
  if (look === 'slides' && picture !== undefined && slide) {
    return <Slides title={title} picture={picture} slide={slide} />;
  }
  if (look === 'list' || look === 'slides') {
    return (
      <div className="page plain-page">
        {heading}
        {lead !== '' && <p className="lead">{lead}</p>}
        <Lines />
      </div>
    );
  }
  if (look === 'article') {
    return (
      <div className="page plain-page blogs-below">
        {back && <BackLink {...back} />}
        {heading}
        {picture === undefined ? <Lines /> : <Article picture={picture} />}
      </div>
    );
  }
  return (
    <div className="page service">
      {back && <BackLink {...back} />}
      {heading}
      {lead !== '' && <p className="service-intro">{lead}</p>}
      <Introduction place="inBox" overview={[]} cards={[]} {...introduction} />
    </div>
  );
}

/** The beginning of a blog. Its time is in the reader's time zone, which only the browser knows. */
const Article = ({ picture }: { readonly picture: string }) => (
  <div className="with-aside blog">
    <div className="blog-article stack-20">
      <p className="blog-date muted" aria-hidden="true">
        &nbsp;
      </p>
      <div className="carousel">
        <div className="carousel-photos layers">
          <img
            className="is-shown"
            src={picture}
            alt=""
            width="640"
            height="480"
            fetchPriority="high"
          />
        </div>
      </div>
      <Lines />
    </div>
  </div>
);

/** What a service's page begins with: on phones its largest text, which is painted without scripts like this. */
function Introduction({ place, overview, preparation, cards }: SkeletonIntroduction) {
  return place === 'besideForm' ? (
    <div className="with-aside service-body">
      {preparation && (
        <PreparationFrame {...preparation} cards={cards}>
          {overview.length > 0 && <Paragraphs lines={overview} />}
        </PreparationFrame>
      )}
      <div className="service-form">
        <Lines />
      </div>
    </div>
  ) : (
    <>
      {overview.length > 0 && (
        <div className="tinted overview-text stack-8">
          <Paragraphs lines={overview} />
        </div>
      )}
      <Lines />
    </>
  );
}

const Paragraphs = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line} dir="auto">
      {line}
    </p>
  ));

/** Placeholders of what is still loading. */
function Lines() {
  return (
    <div className="skeleton-lines" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}

interface SlidesProps extends Required<Pick<SkeletonContent, 'slide'>> {
  readonly title: string;
  readonly picture: string;
}

function Slides({ title, picture, slide }: SlidesProps) {
  return (
    <div className="home-top">
      <h1 className="visually-hidden">{title}</h1>
      <CarouselFrame
        photos={<CarouselPhoto photo={picture} isShown fetchPriority="high" />}
        texts={
          <div className="is-shown">
            <h2 dir="auto">{slide.title}</h2>
            <Paragraphs lines={slide.lines} />
          </div>
        }
        search={<SearchFrame {...slide.search} readOnly tabIndex={-1} />}
        action={{ href: '/ourservices', text: slide.action }}
        bar={<i />}
      />
    </div>
  );
}
