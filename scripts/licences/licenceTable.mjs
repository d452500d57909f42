const HEAD = `# Licences of the packages

Packages marked with "server" run on the server. The others are built into the pages, or only build and test them.

| package | version | licence | |
| --- | --- | --- | --- |
`;

/**
 * Returns packages and their licences as Markdown.
 * @throws Error if a package names no licence
 */
export function licenceTable(packages) {
  const unnamed = packages.filter(({ licence }) => licence === undefined);
  if (unnamed.length > 0) {
    throw new Error(`No licence is named by ${unnamed.map(({ name }) => name).join(', ')}`);
  }
  const rows = packages
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(
      ({ name, version, licence, onServer }) =>
        `| ${name} | ${version} | ${licence} | ${onServer ? 'server' : ''} |\n`,
    );
  return HEAD + rows.join('');
}
