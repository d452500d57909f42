import { TILE_ICONS } from '../../../src/site/tiles/tileIcons';
import { suggestion } from '../closest';
import { pointer } from '../fault';
import { eachService, type Found, type Lint } from '../lint';

/** A tile without a drawing of its own: the site would show the one for everything else. */
export const icon = eachService(({ service: { tile } }) => {
  const known = Object.keys(TILE_ICONS);
  if (known.includes(tile.icon)) return [];
  const problem = `there is no drawing "${tile.icon}" for a tile`;
  return [{ at: '/tile/icon', problem, mend: suggestion(tile.icon, known) }];
});

const SHELLS = 'src/site/shells.ts';

/** Pages of a shape that the site does not have. */
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
