/** Replaces ufo, from which ofetch imports these: our addresses are complete (platform/api/call). */
export { unused as withBase, unused as withQuery };

function unused(): never {
  throw new Error('ofetch got a query or a base');
}
