export interface NewHandover {
  readonly idHash: string;
  readonly secretHash: string;
  /** Encrypted. */
  readonly box: string;
  readonly createdAt: string;
  readonly endsAt: string;
}

export interface StoredHandover {
  /** Empty once it was taken. */
  readonly box: string;
  readonly takenAt: string | null;
  readonly takenBy: string | null;
}

/** Encrypted drafts on their way to another device, by the hashes of their secrets. */
export interface Handovers {
  add(handover: NewHandover): Promise<void>;
  /** Returns undefined if there is none, or not any more. */
  read(idHash: string, now: string): Promise<StoredHandover | undefined>;
  /** Returns what the device that has made the link may know. */
  ofMaker(secretHash: string, now: string): Promise<StoredHandover | undefined>;
  /**
   * Erases the box for a device, if nobody has before; returns whose it is by now. Undefined if there is none, or
   * not any more.
   */
  take(idHash: string, device: string, now: string): Promise<StoredHandover | undefined>;
  withdraw(secretHash: string): Promise<void>;
  dropEnded(now: string): Promise<void>;
  /** Returns how many wait to be taken. */
  count(): Promise<number>;
}
