/**
 * Returns the address of a picture that a record names: an absolute URL or a path of the server as
 * it is, and anything else below the base address of the calls.
 */
export const resolvePicture = (picture: string, apiBase: string): string =>
  /^(?:https?:\/)?\//u.test(picture) ? picture : apiBase + picture;
