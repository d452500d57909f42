export const queryOf = (query: unknown) => query as Readonly<Record<string, unknown>>;
