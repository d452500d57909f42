const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(\/[^?]*)?(?:\?(.*))?$/u;

/** The server writes, so it needs the one host of several that is not a standby. */
const ATTRS: ReadonlySet<string | null> = new Set([null, 'any', 'primary', 'read-write']);

/**
 * Returns an address for each host of a database's address, which names several as libpq does:
 * `postgres://user@one:5432,two:5432/rega?target_session_attrs=read-write`, or `?host=…,…&port=…,…`.
 * @throws Error whose message follows the setting's name
 */
export function databaseHosts(address: string): readonly string[] {
  const [, before = '', authority = '', path = '', query = ''] = PARTS.exec(address) ?? [];
  if (before === '') {
    throw new Error('must begin with postgres:// ; leave it out for the embedded database');
  }
  const parameters = new URLSearchParams(query);
  if (!ATTRS.has(parameters.get('target_session_attrs'))) {
    throw new Error('must have target_session_attrs=read-write: the server writes');
  }
  const named = parameters.get('host')?.split(',') ?? [];
  if (authority.includes(',')) {
    parameters.delete('target_session_attrs');
    return authority.split(',').map((host) => `${before}${host}${path}${queryOf(parameters)}`);
  }
  if (named.length < 2) return [address];
  const ports = parameters.get('port')?.split(',') ?? [];
  if (ports.length > 1 && ports.length !== named.length) {
    throw new Error('must have one port, or one for each host');
  }
  return named.map((host, index) => {
    const own = new URLSearchParams(parameters);
    own.delete('target_session_attrs');
    own.set('host', host);
    const port = ports[index] ?? ports[0];
    if (port !== undefined) own.set('port', port);
    return `${before}${authority}${path}${queryOf(own)}`;
  });
}

const queryOf = (parameters: URLSearchParams): string =>
  parameters.size > 0 ? `?${parameters.toString()}` : '';
