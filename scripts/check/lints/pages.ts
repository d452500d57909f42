import { suggestion } from '../closest';
import { pointer } from '../checkIssue';
import { eachService, type Found, type Lint } from '../lint';

const CUSTOM_PAGES = 'src/site/customPages.ts';

/** Reports pages that the site does not have. */
export const component: Lint = (project) => {
  const source = project.texts.get(CUSTOM_PAGES);
  if (source === undefined) return [];
  const known = [...source.matchAll(/^ {2}(\w+): (?:service|record)Page\(/gmu)].map(
    ([, name = '']) => name,
  );
  return eachService(({ service: { page, pages = [] } }) => {
    const below = pages.map((one, index) => ({
      at: pointer('pages', index, 'component'),
      name: one.component,
    }));
    return [{ at: '/page/component', name: page.component }, ...below].flatMap(
      ({ at, name }): Found[] => {
        if (name === undefined || known.includes(name)) return [];
        const problem = `the site has no page "${name}" (${CUSTOM_PAGES})`;
        return [{ at, problem, fix: suggestion(name, known) }];
      },
    );
  })(project);
};
