import { renderToStaticMarkup } from 'react-dom/server';
import type { TFunction } from 'i18next';
import { Skeleton, type SkeletonContent, type SkeletonProps } from '../../skeleton/Skeleton';
import { textLines } from '../../definition/model/text';
import { isRecord, type Values } from '../../definition/model/values';
import type { PublicPage, Reader } from './publicPage';
import { imageAt } from '../records/recordText';

type ShownSkeleton = SkeletonContent & Pick<SkeletonProps, 'logo'>;

/** Returns the HTML of a page's skeleton. React's links that preload its picture are left out: it is right there. */
export function renderSkeleton(translate: TFunction, { logo, ...content }: ShownSkeleton): string {
  const late = { text: translate('shell.slow', {}), reload: translate('shell.reload', {}) };
  const html = renderToStaticMarkup(<Skeleton logo={logo} content={content} late={late} />);
  return html.replace(/^(?:<link\b[^>]*>)+/u, '');
}

/** The call of the home page's carousel. */
const SLIDES = 'client/get_carousel/';

interface ContentPorts {
  readonly page: PublicPage;
  readonly title: string;
  readonly record: Values;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly apiBase: string;
  readonly readerOf: (record: Values) => Reader;
}

/** Returns the content of a page's skeleton, with the texts and pictures of its record or of its first slide. */
export function skeletonContent(ports: ContentPorts): SkeletonContent {
  const { page, title, record, responses, apiBase, readerOf } = ports;
  const { look = 'list', lead, back } = page;
  const to = readerOf(record);
  const shown: SkeletonContent = {
    look,
    title,
    lead: lead?.(to) ?? '',
    introduction: introductionOf(ports),
    back: back && { href: back.href, text: back.text(to) },
    picture: imageAt(record, page.picture, apiBase),
  };
  if (look !== 'slides') return shown;
  const slide = recordsIn(responses[SLIDES]).find(
    (each) => imageAt(each, 'photo', apiBase) !== undefined && readerOf(each).say('title') !== '',
  );
  if (!slide) return shown;
  const { say, translate } = readerOf(slide);
  return {
    ...shown,
    title: translate('home.heroTitle', {}),
    picture: imageAt(slide, 'photo', apiBase),
    slide: {
      title: say('title'),
      lines: textLines(say('body')),
      action: translate('home.heroAction', {}),
      search: {
        label: translate('search.label', {}),
        placeholder: translate('search.hint', {}),
      },
    },
  };
}

function introductionOf(ports: ContentPorts): SkeletonContent['introduction'] {
  const { page, responses, apiBase, readerOf } = ports;
  if (!page.introduction) return undefined;
  const { place, overview, preparation } = page.introduction;
  const response = overview === undefined ? undefined : responses[overview];
  const [record = isRecord(response) ? response : {}] = recordsIn(response);
  const to = readerOf(record);
  const cards = recordsIn(record.requirements)
    .map((each, number) => ({
      title: to.say(`requirements.${number}.title`),
      photo: imageAt(each, 'photo', apiBase),
    }))
    .filter(({ title }) => title !== '');
  return { place, overview: textLines(to.say('overview')), preparation: preparation?.(to), cards };
}

const recordsIn = (response: unknown): readonly Values[] =>
  Array.isArray(response) ? response.filter((each) => isRecord(each)) : [];
