import { contents } from 'virtual:contents';
import { isList, isNumber, isObject, type Properties } from '../../../src/definition/model/field';
import { resolveService, type SharedFiles } from '../../../src/definition/model/resolve';
import type { ServiceFile } from '../../../src/definition/model/service';
import { statusesOf, USUAL_STATUSES } from '../../../src/definition/model/statuses';
import type { Json, Values } from '../../../src/definition/model/values';
import { pageFields, processFields } from '../../../src/panel/composing/settings/fields';
import { serviceRows } from '../../../src/panel/designer/service/serviceRows';
import { answersIn } from '../../../src/panel/designer/service/servicing';
import { allLists } from '../designerServices';
import { Handling } from './handling';
import type { Hands } from './hands';
import { writeCondition } from './relations';

/** The English words of a choice of a select among the settings. */
function wordsOf(fields: Properties, path: readonly string[], value: string): string {
  const field = path.reduce<Json | undefined>(
    (node, key) => (node as Values)[key],
    fields as unknown as Json,
  ) as Values;
  const choices = field.choices as Values[];
  const label = choices.find((one) => one.value === value)?.label as string[] | undefined;
  return label?.[2] ?? value;
}

/** Makes what belongs to a service beside its questions, in the tabs of its page. */
export class Settling {
  private readonly page: Handling;
  private readonly process: Handling;
  private readonly properties: Properties;

  constructor(
    private readonly hands: Hands,
    private readonly target: ServiceFile,
    private readonly shared: SharedFiles,
  ) {
    this.page = new Handling(hands, ['Page']);
    this.process = new Handling(hands, ['Process']);
    this.properties = resolveService(target, shared, allLists).form.properties;
  }

  private async tab(name: string): Promise<void> {
    await this.hands.go({ role: 'tab', name });
    await this.hands.press('Enter');
  }

  async all(): Promise<void> {
    await this.tab('Page');
    await this.pageTexts();
    await this.tab('Process');
    await this.statuses();
    await this.endDates();
    await this.documents();
    await this.names();
    await this.columns();
    await this.about();
  }

  private async pageTexts(): Promise<void> {
    const { tile, page, form, submit } = this.target;
    const fields = pageFields(contents);
    const tiles = this.page.in('Tile');
    await tiles.texts('Name', tile.title);
    await tiles.choose('Drawing', wordsOf(fields, ['tile', 'properties', 'icon'], tile.icon));
    await tiles.write('Place in the list', String(tile.order));
    const own = this.page.in('Page');
    if (page.content !== undefined) {
      const overview = wordsOf(fields, ['page', 'properties', 'content'], page.content);
      await own.choose('Overview and requirements from', overview);
    }
    await own.texts('What the visitor gets, in one or two sentences', page.intro);
    const needs = own.in('What the visitor should have at hand');
    for (const [index, need] of (page.needs ?? []).entries()) {
      await needs.button('Add thing');
      await needs.in(`Thing ${index + 1}`).texts('Thing', need);
    }
    if (page.cost) await own.texts('What it costs', page.cost);
    await own.write('How many minutes the form takes', String(page.minutes ?? ''));
    await this.page.in('Form').texts('Heading of the form', form.title);
    const messages = this.page.in('Messages');
    await messages.in('After it was sent').texts('Text', submit.success.text);
    await messages.in('If an answer is missing or wrong').texts('Text', submit.invalid.text);
  }

  private async statuses(): Promise<void> {
    const { statuses, retentionDays } = this.target.staff;
    const group = this.process.in('Applications');
    if (retentionDays !== undefined) {
      await group.write('Days after which applications are erased', String(retentionDays));
    }
    if (!statuses) return;
    const list = group.in('Statuses');
    const wanted = statusesOf(this.target.staff);
    const now = USUAL_STATUSES.map(({ id }) => id);
    for (const [index, status] of wanted.entries()) {
      if (now[index] === status.id) continue;
      now.push(status.id);
      let number = now.length;
      await list.button('Add status');
      const row = list.in(`Status ${number}`);
      await row.texts('Name for staff', status.name);
      await row.texts('What the applicant reads', status.applicant);
      await row.choose(
        'Colour',
        this.inProcess(['statuses', 'items', 'properties', 'color'], status.color),
      );
      await row.tick('Closes the application', status.closes === true);
      for (; number > index + 1; number -= 1) {
        await list.in(`Status ${number}`).button(`Move Status ${number} up`);
        now.splice(number - 2, 0, ...now.splice(number - 1, 1));
      }
    }
    for (const [index, { onceSent }] of wanted.entries()) {
      const next = wanted.find(({ id }) => id === onceSent);
      if (!next) continue;
      const row = list.in(`Status ${index + 1}`);
      await row.choose('Becomes, once all that was missing is sent', next.name[2]);
    }
  }

  private inProcess(path: readonly string[], value: string): string {
    return wordsOf(processFields({}, {}), ['staff', 'properties', ...path], value);
  }

  private async endDates(): Promise<void> {
    const list = this.process.in('Applications', 'Days on which something ends');
    for (const [index, { field, name }] of (this.target.staff.endDates ?? []).entries()) {
      await list.button('Add day');
      const row = list.in(`Day ${index + 1}`);
      await row.choose('Question', this.labelOf(field));
      await row.texts('What ends', name);
    }
  }

  private labelOf(name: string): string {
    return this.properties[name]?.label[2] ?? name;
  }

  private async documents(): Promise<void> {
    const { documents = [] } = this.target;
    const list = this.process.in('Documents that staff need');
    for (const [index, { name, help, onRequest }] of documents.entries()) {
      await list.button('Add document');
      const row = list.in(`Document ${index + 1}`);
      await row.texts('Name', name);
      if (help) await row.texts('Hint', help);
      if (onRequest) await row.tick('Only on request', true);
    }
    // The last text is taken over as its input is left.
    await this.hands.go({ role: 'tab', name: 'Process' });
    const answers = answersIn(serviceRows(this.target as unknown as Json, this.shared));
    for (const { name, when } of documents) {
      if (!when) continue;
      const group = this.process.in(`When “${name[2]}” is needed`);
      await writeCondition(group, when as unknown as Values, answers);
    }
  }

  private async names(): Promise<void> {
    const { documents = [], staff } = this.target;
    const own = statusesOf(staff).filter(({ id }) => USUAL_STATUSES.every((one) => one.id !== id));
    const group = this.process.in('Technical names');
    for (const { id, name } of [...own, ...documents]) await group.write(name[2], id);
  }

  private async columns(): Promise<void> {
    const { staff, submit } = this.target;
    const omitted = this.process.in('Answers that are not sent');
    for (const name of submit.omit ?? []) await omitted.tick(this.labelOf(name), true);
    const columns = this.process.in('Columns of the list');
    for (const name of staff.columns) await columns.tick(this.labelOf(name), true);
  }

  private async about(): Promise<void> {
    const list = this.process.in('What an application is about');
    for (const [index, entry] of (this.target.staff.about ?? []).entries()) {
      const name = `Part ${index + 1}`;
      await list.button('Add a part');
      const row = list.in(name);
      if (typeof entry === 'string') await row.choose(name, this.labelOf(entry));
      else if ('as' in entry) await row.choose(name, `The code of “${this.labelOf(entry.field)}”`);
      else {
        await row.choose(name, 'How many there are, such as people');
        const counted = row.in('What is counted');
        for (const path of entry.sum) await counted.tick(this.pathLabel(path), true);
        for (const path of countedIn(this.properties)) {
          if (!entry.sum.includes(path)) await counted.tick(this.pathLabel(path), false);
        }
        await row.texts('As it is said, with {n} for the number', entry.unit);
      }
    }
  }

  private pathLabel(path: string): string {
    let properties = this.properties;
    return path
      .split('.')
      .map((name) => {
        const field = properties[name];
        const inner = field && isList(field) ? field.items : field;
        if (inner && isObject(inner)) ({ properties } = inner);
        return field?.label[2] ?? name;
      })
      .join(' › ');
  }
}

const countedIn = (properties: Properties, around: readonly string[] = []): readonly string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const path = [...around, name];
    const inner = isList(field) ? field.items : field;
    return [
      ...(isNumber(field) || isList(field) ? [path.join('.')] : []),
      ...(isObject(inner) ? countedIn(inner.properties, path) : []),
    ];
  });
