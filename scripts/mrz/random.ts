/** Random numbers that a seed repeats (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
    this.next();
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let x = this.#state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next();
  }

  /** Returns a number between both whose logarithm is evenly distributed. */
  scale(least: number, most: number): number {
    return Math.exp(this.between(Math.log(least), Math.log(most)));
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** Returns one of a list or of the characters of a text. */
  of<Value>(values: ArrayLike<Value>): Value {
    return values[this.below(values.length)]!;
  }

  /** Returns characters of an alphabet. */
  text(length: number, alphabet: string): string {
    return Array.from({ length }, () => this.of(alphabet)).join('');
  }

  /** Returns a normally distributed number. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }
}
