import { suggestion } from '../closest';
import { pointer } from '../fault';
import { eachService, type Found, type Lint } from '../lint';

const SHELLS = 'src/site/customPages.ts';

/** Reports pages that the site does not have. */
export const shell: Lint = (project) => {
  const source = project.texts.get(SHELLS);
  if (source === undefined) return [];
  const known = [...source.matchAll(/^ {2}(\w+): lazyPage\(/gmu)].map(([, name = '']) => name);
  return eachService(({ service: { page, pages = [] } }) => {
    const below = pages.map((one, index) => ({
      at: pointer('pages', index, 'shell'),
      name: one.shell,
    }));
    return [{ at: '/page/shell', name: page.shell }, ...below].flatMap(({ at, name }): Found[] => {
      if (name === undefined || known.includes(name)) return [];
      const problem = `the site has no page "${name}" (${SHELLS})`;
      return [{ at, problem, mend: suggestion(name, known) }];
    });
  })(project);
};
