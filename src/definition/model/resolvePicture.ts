/** Returns the address of a picture of a record: a URL or path as it is, anything else below the base of the calls. */
export const resolvePicture = (picture: string, apiBase: string): string =>
  /^(?:https?:\/)?\//u.test(picture) ? picture : apiBase + picture;
