/** How often a place of a form was seen and left forwards, in a month. */
export interface StepCount {
  readonly serviceId: string;
  readonly version: number;
  /** YYYY-MM */
  readonly month: string;
  /** `form`, `review`, or the number of a step. */
  readonly place: string;
  readonly shown: number;
  readonly continued: number;
}

/** Counts of forms' steps. They name no visitor, and no time within a month. */
export interface StepCounts {
  /** Adds to what is stored. */
  add(counts: readonly StepCount[]): Promise<void>;
  /** Returns the sums of all months. */
  totals(): Promise<readonly Omit<StepCount, 'month'>[]>;
  /** Erases the months before that one. */
  dropBefore(month: string): Promise<void>;
}
