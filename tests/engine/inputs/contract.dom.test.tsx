// @vitest-environment jsdom
import { Checkboxes } from '../../../src/engine/widgets/table';
import { Combobox } from '../../../src/engine/inputs/Combobox';
import { Counter } from '../../../src/engine/inputs/Counter';
import { DateInput } from '../../../src/engine/inputs/DateInput';
import { ImagePicker } from '../../../src/engine/inputs/ImagePicker';
import { RadioChoice } from '../../../src/engine/inputs/RadioChoice';
import { SelectChoice } from '../../../src/engine/inputs/SelectChoice';
import { TimeInput } from '../../../src/engine/inputs/TimeInput';
import type { Answer } from '../../../src/definition/model/field';
import { afterAll, beforeAll, vi } from 'vitest';
import { inputContract } from './contract';
import { fileOf, memoryPhotoStore, stubPictures } from './photos';

const textOf = ({ control }: { control: () => HTMLElement }) =>
  (control() as HTMLInputElement).value;

const CHOICES = [
  { value: true, label: 'Single' },
  { value: false, label: 'Married' },
];
const DEGREES = [
  { value: 'phd', label: 'Doctoral degree' },
  { value: 'msc', label: 'Master’s degree' },
];

inputContract<number | string>('Counter', {
  input: (props) => <Counter {...props} min={0} max={9} />,
  answers: [3, 7],
  answer: ({ user, control }) => user.type(control(), '٣'),
  shown: textOf,
  shows: ['3', '7'],
});

inputContract<string>('DateInput', {
  input: (props) => <DateInput {...props} />,
  answers: ['1990-05-01', '2024-02-29'],
  answer: ({ user, control }) => user.type(control(), '۱۹۹۰/۵/۱'),
  shown: textOf,
  shows: ['1990-05-01', '2024-02-29'],
});

inputContract<string>('TimeInput', {
  input: (props) => <TimeInput {...props} />,
  answers: ['14:30', '09:05'],
  answer: ({ user, control }) => user.type(control(), '٢:٣٠ م'),
  shown: textOf,
  shows: ['2:30', '9:05'],
});

inputContract<Answer>('RadioChoice', {
  input: (props) => <RadioChoice {...props} choices={CHOICES} />,
  group: true,
  speaker: '[role=radiogroup]',
  answers: [true, false],
  answer: ({ user, getByLabelText }) => user.click(getByLabelText('Single')),
  shown: ({ container }) =>
    container.querySelector(':checked')?.closest('label')?.textContent ?? '',
  shows: ['Single', 'Married'],
});

inputContract<readonly Answer[]>('Checkboxes', {
  input: (props) => <Checkboxes {...props} choices={DEGREES} />,
  group: true,
  answers: [['phd'], ['phd', 'msc']],
  answer: ({ user, getByLabelText }) => user.click(getByLabelText('Doctoral degree')),
  shown: ({ container }) =>
    [...container.querySelectorAll(':checked')]
      .map((checked) => checked.closest('label')?.textContent)
      .join(', '),
  shows: ['Doctoral degree', 'Doctoral degree, Master’s degree'],
});

inputContract<Answer>('SelectChoice', {
  input: (props) => <SelectChoice {...props} choices={DEGREES} />,
  answers: ['phd', 'msc'],
  answer: ({ user, control }) => user.selectOptions(control(), 'phd'),
  shown: ({ control }) => {
    const select = control() as HTMLSelectElement;
    return select.value && (select.selectedOptions[0]?.text ?? '');
  },
  shows: ['Doctoral degree', 'Master’s degree'],
});

const COUNTRIES = [
  { value: 'IQ', label: 'Iraq' },
  { value: 'IR', label: 'Iran' },
];
const loadCountries = async () => COUNTRIES;
const loadNothing = async () => [];

inputContract<string>('Combobox over a list', {
  input: (props) => <Combobox {...props} load={loadCountries} minQuery={0} />,
  answers: ['IQ', 'IR'],
  answer: async ({ user, control, findByText }) => {
    await user.type(control(), 'iraq');
    await user.click(await findByText('Iraq'));
  },
  shown: textOf,
  shows: ['Iraq', 'Iran'],
});

inputContract<string>('Combobox with free text', {
  input: (props) => <Combobox {...props} load={loadNothing} minQuery={3} freeText />,
  answers: ['Zawita', 'Semel'],
  answer: ({ user, control }) => user.type(control(), 'Zawita'),
  shown: textOf,
  shows: ['Zawita', 'Semel'],
});

const photos = ['b.jpg', 'c.jpg'].map((name) => [`token-${name}`, { file: fileOf(name), name }]);
const photoStore = memoryPhotoStore(Object.fromEntries(photos));
const namesIn = ({ container }: { container: HTMLElement }) =>
  [...container.querySelectorAll('.rg-photo-name')].map(({ textContent }) => textContent).join();

beforeAll(() => {
  stubPictures();
  const addresses = { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined };
  vi.stubGlobal('URL', Object.assign(URL, addresses));
});
afterAll(() => void vi.unstubAllGlobals());

inputContract<readonly string[]>('ImagePicker', {
  input: (props) => <ImagePicker {...props} photoStore={photoStore} />,
  group: true,
  answers: [['token-c.jpg'], ['token-b.jpg']],
  answer: async ({ user, control, findByText }) => {
    await user.upload(control(), fileOf('c.jpg'));
    await findByText('c.jpg');
  },
  shown: namesIn,
  shows: ['c.jpg', 'b.jpg'],
});

const letter = new File(['%PDF-1.4\n%%EOF'], 'c.jpg', { type: 'application/pdf' });

inputContract<readonly string[]>('ImagePicker for scans', {
  input: (props) => <ImagePicker {...props} photoStore={photoStore} kind="scan" maxItems={2} />,
  group: true,
  answers: [['token-c.jpg'], ['token-b.jpg']],
  answer: async ({ user, control, findByText }) => {
    await user.upload(control(), letter);
    await findByText('c.jpg');
  },
  shown: namesIn,
  shows: ['c.jpg', 'b.jpg'],
});

inputContract<readonly string[]>('ImagePicker for documents', {
  input: (props) => <ImagePicker {...props} photoStore={photoStore} kind="pdf" maxItems={2} />,
  group: true,
  answers: [['token-c.jpg'], ['token-b.jpg']],
  answer: async ({ user, control, findByText }) => {
    await user.upload(control(), letter);
    await findByText('c.jpg');
  },
  shown: namesIn,
  shows: ['c.jpg', 'b.jpg'],
});
