/** Returns the paths of all public pages from the sitemap. */
export async function pagesOf(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address]) => address);
  return [...new Set(addresses.map((address) => new URL(address).pathname))];
}

/**
 * Returns what to open, in which language and at which width: single pages and the first record of
 * each content type in all combinations (isEach: every path), further records in one combination
 * each, alternating.
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

/** Returns the path prefix of a content type's records; undefined for a single page. */
function kindOf(path) {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above === '' || above === '/services' ? undefined : above;
}
