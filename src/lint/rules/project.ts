import { pointer } from '../base/checkIssue';
import { eachService, issue, type Lint, unknownNames } from '../base/lint';
import { nameOf, type OtherService } from '../base/project';

/** Requires that a file has the name of the service that it describes. */
export const fileName = eachService(({ path, service: { id } }) => {
  const problem = `the file is ${nameOf(path)}.json and the id "${id}"`;
  return id === nameOf(path) ? [] : [issue('/id', problem, 'make them equal')];
});

const UNIQUE: readonly (readonly [at: string, read: (document: OtherService) => unknown])[] = [
  ['/id', ({ service }) => service.id],
  ['/route', ({ service }) => service.route.toLowerCase()],
  ['/tile/order', ({ service }) => service.tile.order],
  ['/submit/path', ({ service }) => service.submit?.path],
  ['/staff/list', ({ service }) => service.staff.list],
];

/** Reports two services with the same path or the same order: both, since the check cannot know which one is new. */
export const unique = eachService((document, { services, others = [] }) =>
  UNIQUE.flatMap(([at, read]) => {
    const own = read(document);
    const other = [...services, ...others].find((one) => one !== document && read(one) === own);
    const what = at.slice(1).replaceAll('/', ' ');
    const problem = `${other?.path} has the ${what} ${String(own)} too`;
    return other ? [issue(at, problem, 'choose another')] : [];
  }),
);

/** Reports two pages with the same path, of services or below them. */
export const addresses: Lint = ({ services, others = [] }) => {
  const all = [...others, ...services].flatMap(({ path, service }) => [
    { path, at: '/route', route: service.route },
    ...(service.pages ?? []).map(({ route }, index) => {
      return { path, at: pointer('pages', index, 'route'), route };
    }),
  ]);
  return all.flatMap(({ path, at, route }, index) => {
    const other = all.slice(0, index).find((before) => addressOf(before) === addressOf({ route }));
    if (!other || (at === '/route' && other.at === '/route')) return [];
    const problem = `${other.path} has a page at ${other.route}, too`;
    return [{ file: path, ...issue(at, problem, 'choose another path') }];
  });
};

/** Normalises the names of path parameters. */
const addressOf = ({ route }: { readonly route: string }): string =>
  route.toLowerCase().replaceAll(/:[^/]+/gu, ':');

const CUSTOM_PAGES = 'src/site/customPages.ts';

/** Reports pages that the site does not have. */
export const component = eachService(({ service: { page, pages = [] } }, { texts }) => {
  const source = texts.get(CUSTOM_PAGES);
  if (source === undefined) return [];
  const known = [...source.matchAll(/^ {2}(\w+): (?:service|record)Page\(/gmu)].map(
    ([, name = '']) => name,
  );
  const asked = [
    ...(page.component === undefined ? [] : [{ at: '/page/component', name: page.component }]),
    ...pages.map((one, index) => ({
      at: pointer('pages', index, 'component'),
      name: one.component,
    })),
  ];
  return unknownNames(asked, known, (name) => `the site has no page "${name}" (${CUSTOM_PAGES})`);
});
