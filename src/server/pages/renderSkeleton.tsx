import { renderToStaticMarkup } from 'react-dom/server';
import type { Translate } from '../../definition/language/issueWords';
import { Skeleton, type SkeletonContent, type SkeletonProps } from '../../skeleton/Skeleton';

type ShownSkeleton = SkeletonContent & Pick<SkeletonProps, 'logo'>;

/** Returns the HTML of a page's skeleton. React's links that preload its picture are left out: it is right there. */
export function renderSkeleton(translate: Translate, { logo, ...content }: ShownSkeleton): string {
  const late = { text: translate('shell.slow', {}), reload: translate('shell.reload', {}) };
  const html = renderToStaticMarkup(<Skeleton logo={logo} content={content} late={late} />);
  return html.replace(/^(?:<link\b[^>]*>)+/u, '');
}
