/** What came back: no status if nobody answered. */
export interface Answered {
  readonly status: number | undefined;
  readonly type: string;
  readonly text: string;
}

const LONGEST_WAIT = 30_000;

/** The server that is looked at. */
export class Target {
  readonly #base: string;
  readonly #token: string | undefined;

  constructor(base: string, token: string | undefined) {
    this.#base = base.endsWith('/') ? base : `${base}/`;
    this.#token = token;
  }

  get hasToken(): boolean {
    return this.#token !== undefined;
  }

  /** One call; as staff if there is a token and it is asked for. */
  async call(path: string, init: RequestInit = {}, asStaff = false): Promise<Answered> {
    const bearer = asStaff &&
      this.#token !== undefined && { authorization: `Bearer ${this.#token}` };
    try {
      const answer = await fetch(new URL(path, this.#base), {
        ...init,
        headers: { 'accept-language': 'en', ...(init.headers as object), ...bearer },
        signal: AbortSignal.timeout(LONGEST_WAIT),
      });
      const type = answer.headers.get('content-type') ?? '';
      return { status: answer.status, type, text: await answer.text() };
    } catch (error) {
      return { status: undefined, type: '', text: String(error) };
    }
  }
}
