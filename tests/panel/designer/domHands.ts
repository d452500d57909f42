import { act, fireEvent } from '@testing-library/react';
import type { Control, Hands } from './hands';
import { pageTools, type Place, toolArguments } from './pageTools';

const tools = pageTools(...toolArguments);

/** Timers of no time, such as the end of a transition that is left out, and what they render. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Returns hands that work the document of a test. */
export function domHands(): Hands {
  const presses = { keys: 0, tabs: 0, letters: 0 };
  const found = (place: Place): HTMLElement => {
    const element = tools.find(place);
    if (!element) throw new Error(`there is no ${describePlace(place)}\n${whatIsThere(place)}`);
    return element;
  };
  const here = (): HTMLElement => document.activeElement as HTMLElement;
  const press = async (key: string): Promise<void> => {
    presses.keys += 1;
    const names = key.split('+');
    const element = here();
    const event = {
      key: names.at(-1)!,
      altKey: names.includes('Alt'),
      ctrlKey: names.includes('Control'),
      shiftKey: names.includes('Shift'),
    };
    // As in a browser, a key that nobody has handled works the control that has the focus.
    const isFree = fireEvent.keyDown(element, event);
    const isPressed = element.matches('button,a[href],summary,input[type=checkbox]');
    if (isFree && isPressed && (key === ' ' || (key === 'Enter' && !element.matches('input')))) {
      const details = element.matches('summary') ? element.closest('details') : null;
      const wasOpen = details?.open;
      fireEvent.click(element);
      if (details && details.open === wasOpen) details.open = !wasOpen;
      if (details) fireEvent(details, new Event('toggle'));
    }
    fireEvent.keyUp(here(), event);
    if (key === 'Enter') await settle();
  };
  return {
    presses,
    go: async (place) => {
      const element = found(place);
      if (here() === element) return;
      presses.tabs += tools.tabsTo(element);
      act(() => element.focus());
      if (here() !== element) throw new Error(`the focus cannot go to ${describePlace(place)}`);
    },
    press,
    type: async (text) => {
      presses.letters += [...text].length;
      fireEvent.change(here(), { target: { value: text } });
    },
    select: async (option) => {
      if (!here().matches('select')) {
        await press('Enter');
        const options = tools.all({ role: 'option', name: '^' });
        const index = options.findIndex((one) => tools.nameOf(one) === option);
        const from = options.indexOf(here());
        if (index < 0)
          throw new Error(`"${option}" is not among ${options.map(tools.nameOf).join(' | ')}`);
        for (let step = 0; step < Math.abs(index - from); step += 1) {
          await press(index > from ? 'ArrowDown' : 'ArrowUp');
        }
        await press('Enter');
        return;
      }
      const select = here() as HTMLSelectElement;
      const options = [...select.options].map(({ text }) => text);
      const index = options.indexOf(option);
      if (index < 0) throw new Error(`"${option}" is not among ${options.join(' | ')}`);
      if (select.selectedIndex === index) return;
      // Opened, found by its first letters, chosen.
      presses.keys += 2 + lettersFor(options, index);
      fireEvent.change(select, { target: { value: select.options[index]!.value } });
    },
    names: async (place) => tools.all(place).map((element) => tools.nameOf(element)),
    read: async (place) => read(found(place)),
  };
}

/** How many letters lead to an option, or else presses of the arrow key. */
function lettersFor(options: readonly string[], index: number): number {
  const own = options[index] ?? '';
  for (let length = 1; length <= own.length; length += 1) {
    const start = own.slice(0, length).toLowerCase();
    if (options.findIndex((one) => one.toLowerCase().startsWith(start)) === index) return length;
  }
  return index;
}

function read(element: HTMLElement): Control {
  if (element.matches('[role=combobox]')) {
    return { value: element.textContent.trim(), options: [] };
  }
  if (element instanceof HTMLSelectElement) {
    return {
      value: element.selectedOptions[0]?.text ?? '',
      options: [...element.options].map(({ text }) => text),
    };
  }
  if (element.matches('summary')) {
    return { value: element.closest('details')?.open ? 'open' : 'closed', options: [] };
  }
  const input = element as HTMLInputElement;
  return { value: input.type === 'checkbox' ? String(input.checked) : input.value, options: [] };
}

const describePlace = ({ role, name, in: around = [], at }: Place): string =>
  `${role} "${name}"${at === undefined ? '' : ` ${at}`}${around.length > 0 ? ` in ${around.join(' > ')}` : ''}`;

/** The controls of the role that there are instead. */
const whatIsThere = (place: Place): string => {
  const inside = tools.all({ ...place, name: '^' });
  const all =
    inside.length > 0
      ? inside
      : tools.all({ role: place.role, name: '^', in: place.in?.slice(0, 1) });
  return all.map((one) => tools.nameOf(one)).join(' | ');
};
