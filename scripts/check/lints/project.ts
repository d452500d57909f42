import { pointer } from '../checkIssue';
import { eachService, type Lint } from '../lint';
import { filesIn, nameOf, type ServiceDocument } from '../project';
import { suggestion } from '../closest';

/** Requires that a file has the name of the service that it describes. */
export const fileName = eachService(({ path, service }) =>
  service.id === nameOf(path)
    ? []
    : [
        {
          at: '/id',
          problem: `the file is ${nameOf(path)}.json and the id "${service.id}"`,
          fix: 'make them equal',
        },
      ],
);

const UNIQUE: readonly (readonly [at: string, read: (document: ServiceDocument) => unknown])[] = [
  ['/id', ({ service }) => service.id],
  ['/route', ({ service }) => service.route.toLowerCase()],
  ['/tile/order', ({ service }) => service.tile.order],
  ['/submit/path', ({ service }) => service.submit.path],
  ['/staff/list', ({ service }) => service.staff.list],
];

/** Reports two services with the same path or the same order. */
export const unique: Lint = ({ services }) =>
  UNIQUE.flatMap(([at, read]) =>
    services.flatMap((document) => {
      // Reported for both: the check cannot know which one is new.
      const other = services.find((one) => one !== document && read(one) === read(document));
      return other
        ? [
            {
              file: document.path,
              at,
              problem: `${other.path} has the ${pointerWords(at)} ${String(read(document))} too`,
              fix: 'choose another',
            },
          ]
        : [];
    }),
  );

/** Reports two pages with the same path, of services or below them. */
export const addresses: Lint = ({ services }) => {
  const all = services.flatMap(({ path, service }) => [
    { path, at: '/route', route: service.route },
    ...(service.pages ?? []).map(({ route }, index) => {
      return { path, at: pointer('pages', index, 'route'), route };
    }),
  ]);
  return all.flatMap(({ path, at, route }, index) => {
    const other = all.slice(0, index).find((before) => addressOf(before) === addressOf({ route }));
    if (!other || (at === '/route' && other.at === '/route')) return [];
    const problem = `${other.path} has a page at ${other.route}, too`;
    return [{ file: path, at, problem, fix: 'choose another path' }];
  });
};

/** Normalises the names of path parameters. */
const addressOf = ({ route }: { readonly route: string }): string =>
  route.toLowerCase().replaceAll(/:[^/]+/gu, ':');

const pointerWords = (at: string): string => at.slice(1).replaceAll('/', ' ');

/** Requires that each content type that a page reads is a file of schemas/content. */
export const content: Lint = (project) => {
  const known = filesIn(project.files, 'schemas/content').map(({ path }) => nameOf(path));
  if (known.length === 0) return [];
  return eachService(({ service }) => {
    const named = [
      { at: pointer('page', 'content'), id: service.page.content },
      { at: pointer('sections', 'content'), id: service.sections?.content },
    ];
    return named.flatMap(({ at, id }) => {
      if (id === undefined || known.includes(id)) return [];
      const problem = `there is no schemas/content/${id}.json`;
      return [{ at, problem, fix: suggestion(id, known) }];
    });
  })(project);
};
