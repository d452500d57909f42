/** A list of applications that somebody has saved under a name. */
export interface StoredView {
  readonly id: string;
  readonly staffId: string;
  readonly name: string;
  /** The query of the list call, without its page. */
  readonly query: string;
  readonly shared: boolean;
}

/** The saved lists of staff, which are removed with their account. */
export interface Views {
  /** Returns the lists of an account, and those that are shared, by name. */
  seenBy(staffId: string): Promise<readonly StoredView[]>;
  /** Adds a list or replaces one. Returns false, and stores nothing, if the account has as many as it may have. */
  put(view: StoredView, most: number): Promise<boolean>;
  remove(id: string): Promise<void>;
}
