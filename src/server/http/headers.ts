import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { VIDEO_ORIGINS } from '../../definition/content/videoHosts';
import type { ServerSettings } from '../serverSettings';

/** The hash of an empty text: emotion adds an empty style tag and inserts its rules by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const YEAR_IN_SECONDS = 31_536_000;

/** The headers of responses that are sent before any route is found. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

type Places = Pick<ServerSettings, 'apiBase' | 'geoUrl' | 'mapTiles'>;

export function addHeaders(app: FastifyInstance, settings: Places): void {
  // Made once: @fastify/helmet reads the policy again for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy(settings) },
    // Tile servers and players refuse requests without a referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // The control panel shows pages of the site in a frame.
    frameguard: { action: 'sameorigin' },
    // Other host names of the agency's domain are not ours to decide on.
    strictTransportSecurity: { maxAge: YEAR_IN_SECONDS, includeSubDomains: false },
  });
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request.raw, reply.raw, () => done());
  });
}

function policy({ apiBase, geoUrl, mapTiles }: Places): Record<string, string[]> {
  const self = "'self'";
  const none = ["'none'"];
  return {
    'default-src': [self],
    'script-src': [self],
    'style-src': [self, EMPTY_STYLE],
    'img-src': [self, 'data:', 'blob:', ...originsOf(mapTiles, apiBase)],
    'font-src': [self],
    'connect-src': [self, ...originsOf(apiBase, geoUrl)],
    'frame-src': [self, ...VIDEO_ORIGINS],
    'object-src': none,
    'base-uri': none,
    'form-action': [self],
    'frame-ancestors': [self],
    'worker-src': [self],
  };
}

/** Returns the origins of addresses that have one; a tile server's {s} is any host name. */
function originsOf(...addresses: readonly string[]): string[] {
  const origins = addresses.flatMap((address) => {
    const [, origin] = /^(https?:\/\/[^/?]+)/u.exec(address) ?? [];
    return origin ? [origin.replaceAll(/\{\w+\}/gu, '*')] : [];
  });
  return [...new Set(origins)];
}
