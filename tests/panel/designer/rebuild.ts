import type { Keyword } from '../../../src/definition/keywords/keywords';
import type { SharedFiles } from '../../../src/definition/model/resolve';
import type { ServiceFile } from '../../../src/definition/model/service';
import { dotted, isRecord } from '../../../src/definition/model/values';
import { wholeField } from '../../../src/panel/designer/service/document';
import { KEYWORD_WORDS } from '../../../src/panel/designer/service/keywordWords';
import { newQuestion } from '../../../src/panel/designer/service/kinds';
import { rowInside, type ServiceRow } from '../../../src/panel/designer/service/serviceRows';
import { answersFor } from '../../../src/panel/designer/service/servicing';
import { Handling } from './handling';
import type { Hands } from './hands';
import { writeKeyword } from './keywords';
import { writeCondition } from './relations';
import { type Address, addressOf, deep, kindFor, NEEDS, Target } from './target';

interface Later {
  readonly row: ServiceRow;
  readonly at: Address;
  readonly keywords: readonly Keyword[];
}

const OUTLINE = 'Sections and questions';
/** Keywords whose controls are about the questions in a group or a list. */
const OF_INSIDE: ReadonlySet<string> = new Set(['prefill', 'fixed', 'rowTitle', 'begins']);

/** Makes the form of a service out of an empty one, in the designer, with its controls alone. */
export class Rebuilding {
  private readonly here: Handling;
  private readonly later: Later[] = [];
  /** The answers that there are by now. */
  private readonly there = new Set<string>();

  private readonly target: Target;

  constructor(
    private readonly hands: Hands,
    private readonly file: ServiceFile,
    private readonly shared: SharedFiles,
  ) {
    this.here = new Handling(hands);
    this.target = new Target(file, shared);
  }

  async form(): Promise<void> {
    const heads = this.target.rows.filter(({ parent }) => parent === undefined);
    const parts: (readonly [ServiceRow, Address])[] = [];
    await this.empty();
    for (const head of heads) {
      const at = [addressOf(head)];
      parts.push([head, at]);
      if (head.what === 'form') await this.select(at);
      else await new Handling(this.hands, ['Composing the form']).button('Add step');
      await this.here.texts('Title', head.value.title);
      if (head.value.summary === true) {
        await this.here.tick('Begins with the answers of the steps before it', true);
      }
      if (!Array.isArray(head.value.blocks)) await this.questions(head, at);
      else {
        for (const block of this.target.below(head)) {
          const place = [...at, addressOf(block)];
          parts.push([block, place]);
          if (block.index > 0) await this.select(at);
          await this.here.button('Add a block with a heading');
          if (block.value.title) await this.here.texts('Title', block.value.title);
          await this.questions(block, place);
        }
      }
    }
    for (const { row, at, keywords } of this.later) {
      await this.select(at);
      for (const keyword of keywords) await this.keyword(row, keyword);
    }
    for (const [row, at] of parts) {
      const { when } = row.value;
      if (!isRecord(when)) continue;
      await this.select(at);
      await writeCondition(this.here.in('Shown only if'), when, answersFor(this.target.rows, row));
    }
    for (const row of this.target.rows) await this.needsOf(row);
    const { stepper } = this.file;
    if (stepper !== undefined) {
      await this.select(['Step 1']);
      await this.here.choose(
        'All steps of this service',
        stepper === true
          ? 'Listed above the form, in any order'
          : 'One below the other, in any order',
      );
    }
    const [first] = heads;
    if (first && !this.target.isInOrder(first))
      await this.sayNeeds(this.target.questionsBeside(first));
  }

  /** An empty service has a step with questions that are shared. */
  private async empty(): Promise<void> {
    await this.select(['Step 1']);
    await this.here.in('This step').button('Delete step');
  }

  /** Selects a row in the outline, where the rows of a question are shown while it is selected. */
  private async select(at: Address): Promise<void> {
    let index = -1;
    for (const [depth, step] of at.entries()) {
      const names = await this.hands.names({ role: 'button', name: '^[A-Z]', in: [OUTLINE] });
      const from = index;
      index = names.findIndex((name, place) => place > from && name.startsWith(`${step}:`));
      if (index < 0) throw new Error(`no ${at.join(' > ')} among ${names.join(' | ')}`);
      if (depth < at.length - 1 && !step.startsWith('Question')) continue;
      await this.hands.go({ role: 'button', name: '^[A-Z]', in: [OUTLINE], at: index });
      await this.hands.press('Enter');
    }
  }

  private async questions(parent: ServiceRow, at: Address): Promise<void> {
    for (const [index, row] of this.target.below(parent).entries()) {
      if (index > 0) await this.select(at);
      await this.question(row, parent, [...at, addressOf(row)]);
    }
  }

  private async question(row: ServiceRow, parent: ServiceRow, at: Address): Promise<void> {
    if (row.name === 'items') await this.select(at);
    else await this.add(row, at);
    const own = this.target.ownKeywords(row);
    if (own.has('label')) await this.here.texts('Question', row.value.label);
    if (row.name !== 'items') {
      await this.here.write('Is sent as', row.name ?? '');
      const need = this.target.needOf(row);
      if (row.value.widget !== 'note' && this.target.isInOrder(parent)) {
        await this.here.choose('Must it be answered?', NEEDS[need]);
      }
    }
    if (row.value.type === 'number' && own.has('type')) {
      await this.here.tick('Whole numbers only', false);
    }
    const begun = row.reference === undefined ? Object.keys(newQuestion(kindFor(row))) : [];
    const keywords = [...new Set([...own, ...begun])] as Keyword[];
    await this.keywords(row, keywords);
    this.there.add(row.answer.join('/'));
    if (row.reference !== undefined) this.addShared(row);
    if (row.children !== undefined) await this.inside(row, at);
  }

  /** The questions in a shared one, or in shared rows, come with it. */
  private addShared({ id }: ServiceRow): void {
    for (const inner of this.target.rows) {
      if (inner.id.startsWith(`${id}.`)) this.there.add(inner.answer.join('/'));
    }
  }

  /** Sets the keywords whose answers are there, and remembers the others. */
  private async keywords(row: ServiceRow, keywords: readonly Keyword[]): Promise<void> {
    const ordered = (Object.keys(KEYWORD_WORDS) as Keyword[]).filter(
      (keyword) => keyword !== 'label' && keywords.includes(keyword),
    );
    const waits = ordered.filter((keyword) => !this.isThere(row, keyword));
    for (const keyword of ordered) {
      if (!waits.includes(keyword)) await this.keyword(row, keyword);
    }
    if (waits.length > 0) this.later.push({ row, at: this.target.addressIn(row), keywords: waits });
  }

  private isThere(row: ServiceRow, keyword: Keyword): boolean {
    const { at } = row;
    const inside = this.target.rows.filter(({ parent }) => parent === row.id);
    const isMade = inside.every(({ answer }) => this.there.has(answer.join('/')));
    if (OF_INSIDE.has(keyword) && !isMade) return false;
    const place = dotted([...at, keyword]);
    return this.target.uses
      .filter((use) => dotted(use.at) === place || dotted(use.at).startsWith(`${place}.`))
      .every(({ answer }) => this.there.has(answer.join('/')));
  }

  private keyword(row: ServiceRow, keyword: Keyword): Promise<void> {
    const value = this.target.isOwnKeyword(row, keyword) ? row.value[keyword] : undefined;
    const inside = this.target.rows.filter(({ parent }) => parent === row.id);
    return writeKeyword(this.here, keyword, value, {
      ...{ row, inside, whole: deep(row.value, this.shared) },
      base: row.reference === undefined ? {} : wholeField({ $ref: row.reference }, this.shared),
      answers: answersFor(this.target.rows, row),
    });
  }

  private async add(row: ServiceRow, at: Address): Promise<void> {
    await this.here.pick('Add question', ...this.target.offered(row));
    // Those that it names are added before it: this form may have them under other names.
    const [heading = ''] = await this.hands.names({ role: 'heading', name: '^Question \\d+$' });
    const number = Number(/\d+$/u.exec(heading)?.[0]);
    const own = Number(/\d+$/u.exec(at.at(-1) ?? '')?.[0]);
    for (let extra = number - own; extra > 0; extra -= 1) {
      await this.select([...at.slice(0, -1), `Question ${own}`]);
      await this.remove();
      await this.select([...at.slice(0, -1), `Question ${own}`]);
    }
  }

  private async remove(): Promise<void> {
    await this.here.in('This question').button('Delete question');
    const asked = {
      role: 'button',
      name: 'Delete',
      in: ['Others depend on this question'],
    } as const;
    if ((await this.hands.names(asked)).length === 0) return;
    await this.hands.go(asked);
    await this.hands.press('Enter');
  }

  /** Makes what is in a group or a list, which begins with a text or a group with one. */
  private async inside(row: ServiceRow, at: Address): Promise<void> {
    if (row.reference !== undefined) return;
    const first = [...at, 'Question 1'];
    const { items } = row.value;
    if (isRecord(items)) {
      const each = rowInside(row);
      const isGroup = isRecord(row.each?.properties);
      if (each.reference !== undefined) {
        await this.here.pick('Choose what each row is', ...this.target.offered(each));
        this.addShared(row);
      } else if (!isGroup && kindFor(each).name !== 'Text') {
        await this.here.pick('Choose what each row is', ...this.target.offered(each));
      }
      if (isGroup) {
        if (Object.hasOwn(items, 'label')) await this.here.texts('Name of one row', items.label);
        if (each.reference !== undefined) {
          await this.waiting(row);
          return;
        }
      } else {
        const [only] = this.target.below(row);
        if (only) await this.question(only, row, first);
        return;
      }
    }
    await this.select(first);
    await this.remove();
    await this.select(at);
    await this.questions(row, at);
    if (isRecord(items)) {
      const each = rowInside(row);
      const keywords = (['together', 'wire'] as const).filter((one) => Object.hasOwn(items, one));
      if (keywords.length > 0) await this.select(at);
      for (const keyword of keywords) {
        const answers = answersFor(this.target.rows, each);
        const inside = this.target.rows.filter(({ parent }) => parent === row.id);
        await writeKeyword(this.here, keyword, items[keyword], {
          ...{ row: each, inside, answers, isRow: true, whole: each.value, base: {} },
        });
      }
    }
    await this.waiting(row);
  }

  /** Sets what a group or a list says about the answers in it, which are there now. */
  private async waiting(row: ServiceRow): Promise<void> {
    const index = this.later.findIndex((one) => one.row === row);
    const one = this.later[index];
    if (!one) return;
    this.later.splice(index, 1);
    await this.select(one.at);
    await this.keywords(row, one.keywords);
  }

  /** Says of the questions in a group, in another order than that of the questions, which must be answered. */
  private async needsOf(row: ServiceRow): Promise<void> {
    if (row.what !== 'question' || row.children === undefined || row.isShared) return;
    if (!this.target.isInOrder(row)) await this.sayNeeds(this.target.below(row));
  }

  private async sayNeeds(questions: readonly ServiceRow[]): Promise<void> {
    const [one] = questions;
    if (!one) return;
    const shape = this.target.shapeAround(one);
    for (const need of ['required', 'expected'] as const) {
      const list = shape[need];
      for (const name of Array.isArray(list) ? list : []) {
        const row = questions.find((question) => question.name === name);
        if (!row) continue;
        await this.select(this.target.addressIn(row));
        await this.here.choose('Must it be answered?', NEEDS[need]);
      }
    }
  }
}
