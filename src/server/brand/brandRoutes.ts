import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paletteStyle } from '../../definition/brand/palette';
import type { BeginPublic } from '../http/finishResponses';
import { queryOf } from '../http/queryValues';
import pin from './drawings/pin.svg?raw';
import scene from './drawings/scene.svg?raw';
import type { AgencyBrand, ReadBrand } from './readBrand';
import { recoloured } from './recoloured';

/** Below it is what the server makes from the agency's record. */
export const BRAND_PATH = '/brand';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';

interface BrandPorts {
  readonly readBrand: ReadBrand;
  readonly beginPublic: BeginPublic;
}

interface BrandText {
  readonly type: string;
  readonly text: (brand: AgencyBrand) => string;
}

const drawing = (svg: string): BrandText => ({
  type: 'image/svg+xml',
  text: ({ colours }) => recoloured(svg, colours),
});

const TEXTS: Readonly<Record<string, BrandText>> = {
  'style.css': {
    type: 'text/css; charset=utf-8',
    text: ({ palette }) => paletteStyle(palette),
  },
  'scene.svg': drawing(scene),
  'pin.svg': drawing(pin),
};

/**
 * Serves what pages show of the brand. Their addresses (brandUrl) name its version, so what they load may be kept
 * for ever, and a change is a new address.
 */
export function addBrand(app: FastifyInstance, { readBrand, beginPublic }: BrandPorts): void {
  for (const [name, { type, text }] of Object.entries(TEXTS)) {
    app.get(`${BRAND_PATH}/${name}`, { preHandler: beginPublic }, async (request, reply) => {
      const brand = await readBrand();
      sent(request, reply, brand).type(type);
      return text(brand);
    });
  }
}

/** Another version than the present one is not kept: it would be the present one under an old address. */
const sent = ({ query }: FastifyRequest, reply: FastifyReply, { version }: AgencyBrand) =>
  reply.header('cache-control', queryOf(query).v === version ? FOR_EVER : FRESH);
