import type { OfficePlace } from './contactInfo';

/** A page with a map that anybody can open, the place marked on it. */
export const mapAddress = ({ latitude, longitude }: OfficePlace): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
