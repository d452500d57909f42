/** The paths of all public pages, as the sitemap has them. */
export async function pagesOf(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address]) => address);
  return [...new Set(addresses.map((address) => new URL(address).pathname))];
}

/**
 * What is opened, in which language and at which width: pages of their own and the first record of each kind
 * in all of them (isEach: every path), further records in one, in turn.
 */
export function visits(paths, { languages, widths, isEach }) {
  const ways = languages.flatMap((language) => widths.map((width) => ({ language, width })));
  const kinds = new Set();
  let further = 0;
  return paths.flatMap((path) => {
    const kind = kindOf(path);
    const isFirst = isEach || kind === undefined || !kinds.has(kind);
    kinds.add(kind);
    const chosen = isFirst ? ways : [ways[further++ % ways.length]];
    return chosen.map((way) => ({ path, ...way }));
  });
}

/** Where the records of a kind are; undefined for a page of its own. */
function kindOf(path) {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above === '' || above === '/services' ? undefined : above;
}
