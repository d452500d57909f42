/** Returns the URL of a public map with the place marked, which is latitude and longitude as "36.191,44.009". */
export const mapAddress = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${place}`;
