import type { Hands } from './hands';
import type { Place } from './pageTools';

/** The inspector, by its heading. */
const INSPECTOR = '^(?:Question|Step|Block) \\d+$|^Form$';
const LANGUAGES = ['Kurdish', 'Arabic', 'English'];

/** What a person does with one control, in the inspector or, with `at`, anywhere on the page. */
export class Handling {
  /** The names of the groups around all controls, the outermost first. */
  constructor(
    readonly hands: Hands,
    readonly around: readonly string[] = [INSPECTOR],
  ) {}

  /** Works the controls in a group, by its name, or the name with # and a number for one of several. */
  in(...groups: readonly string[]): Handling {
    return new Handling(this.hands, [...this.around, ...groups]);
  }

  place(role: Place['role'], name: string, at?: number): Place {
    return { role, name, in: this.around, ...(at !== undefined && { at }) };
  }

  count = async (role: Place['role'], name: string): Promise<number> =>
    (await this.hands.names(this.place(role, name))).length;

  async button(name: string, at?: number): Promise<void> {
    await this.hands.go(this.place('button', name, at));
    await this.hands.press('Enter');
  }

  async open(summary: string): Promise<void> {
    await this.hands.go(this.place('summary', summary));
    await this.hands.press('Enter');
  }

  async write(name: string, text: string, at?: number): Promise<void> {
    const place = this.place('textbox', name, at);
    if ((await this.hands.read(place)).value === text) return;
    await this.hands.go(place);
    await this.hands.type(text);
  }

  /** Writes a text in three languages. */
  async texts(label: string, text: unknown): Promise<void> {
    const own = this.in(label);
    const words = Array.isArray(text) ? text : ['', '', ''];
    for (const [index, language] of LANGUAGES.entries()) {
      await own.write(`${label}, ${language}`, String(words[index] ?? ''));
    }
  }

  async tick(name: string, isOn: boolean): Promise<void> {
    const place = this.place('checkbox', name);
    if ((await this.hands.read(place)).value === String(isOn)) return;
    await this.hands.go(place);
    await this.hands.press(' ');
  }

  async choose(name: string, option: string, at?: number): Promise<void> {
    const place = this.place('combobox', name, at);
    if ((await this.hands.read(place)).value === option) return;
    await this.hands.go(place);
    await this.hands.select(option);
  }

  /** Picks something of a list that a button opens: by its name, and by what stands beside it. */
  async pick(button: string, name: string, beside: string): Promise<void> {
    await this.button(button);
    await this.hands.type(name);
    const offered = await this.hands.names({ role: 'option', name: '^' });
    const index = offered.findIndex(
      (one) => one === name + beside || one.startsWith(`${name}${beside}, together with `),
    );
    if (index < 0) throw new Error(`"${name}${beside}" is not among ${offered.join(' | ')}`);
    for (let step = 0; step < index; step += 1) await this.hands.press('ArrowDown');
    await this.hands.press('Enter');
  }
}
