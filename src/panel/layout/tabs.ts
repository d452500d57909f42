import type { ContentKind } from '../../definition/content/contentType';
import { type May, mayOf } from '../session/may';
import type { PanelPage, PanelService } from '../pages';
import { t } from '../language/t';
import { ownText } from '../language/panelLanguage';

/** A tab of a page: the applications of a service, or the records of a kind. */
export interface PageTab {
  /** As the address names it. */
  readonly id: string;
  readonly title: string;
  readonly service?: PanelService;
  readonly kind?: ContentKind;
}

/** Returns the tabs that an account may use: applications first, then content in the order of the files. */
export function tabsOf({ title, services, kinds }: PanelPage, may: May = mayOf()): PageTab[] {
  const isOne = services.length === 1;
  const singles = kinds.filter(({ many }) => !many);
  /** Returns whether a kind is the text of a service's page, whatever it is called. */
  const isPageText = (kind: ContentKind): boolean =>
    isOne && !kind.many && (singles.length === 1 || ownText(kind.title) === ownText(title));
  return [
    ...services
      .filter(({ id }) => may('readApplications', id))
      .map((service) => ({
        id: isOne ? 'applications' : `applications-${service.id}`,
        title: isOne
          ? t('Applications')
          : t('Applications: {{name}}', { name: ownText(service.tile.title) }),
        service,
      })),
    ...(may('readContent') ? kinds : []).map((kind) => ({
      id: kind.id,
      title: isPageText(kind) ? t('Page text') : ownText(kind.title),
      kind,
    })),
  ];
}
