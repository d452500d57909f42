/** A secret link to the status of an application. */
export interface StoredLink {
  readonly applicationId: string;
  readonly createdAt: string;
}

/** Secret links, by the hashes of their tokens. An application has a limited number; the oldest go first. */
export interface Links {
  /** Adds a link to the application with a reference; returns false if there is none. */
  add(reference: string, tokenHash: string, now: string): Promise<boolean>;
  read(tokenHash: string): Promise<StoredLink | undefined>;
  count(applicationId: string): Promise<number>;
  /** Ends all links of an application. */
  revoke(applicationId: string): Promise<void>;
}
