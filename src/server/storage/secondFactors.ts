/** The second factor of an account. */
export interface StoredFactor {
  /** In base32. Never leaves the server once it is confirmed. */
  readonly secret: string;
  /** Null: it does not count yet. */
  readonly confirmedAt: string | null;
  /** How many recovery codes have not been used. */
  readonly recoveryLeft: number;
}

/** Second factors by account. Recovery codes are stored as hashes. */
export interface SecondFactors {
  read(staffId: string): Promise<StoredFactor | undefined>;
  /** Stores a secret that does not count yet. Returns false if the account has one that does, or does not exist. */
  begin(staffId: string, secret: string, now: string): Promise<boolean>;
  /**
   * Makes a secret count.
   * @param step of the code that has confirmed it, which cannot be used again
   * @returns false if it counts already, or another one has taken its place
   */
  confirm(
    staffId: string,
    given: { readonly secret: string; readonly step: number; readonly codes: readonly string[] },
    now: string,
  ): Promise<boolean>;
  /** Returns whether no code of this time step, or a later one, has been used before. */
  useStep(staffId: string, step: number): Promise<boolean>;
  /** Returns whether there was such a recovery code; it cannot be used again. */
  useRecovery(staffId: string, codeHash: string): Promise<boolean>;
  replaceRecovery(staffId: string, codes: readonly string[]): Promise<void>;
  /** Returns whether there was one. */
  remove(staffId: string): Promise<boolean>;
  /** Removes it, and ends all sessions of the account. Returns whether there was one. */
  reset(staffId: string): Promise<boolean>;
}
