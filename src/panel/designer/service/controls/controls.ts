import type { ComponentType } from 'react';
import type { Kind } from '../../../../definition/keywords/keywords';
import { Choices } from './Choices';
import { CompareControl } from './compare';
import { ConditionControl } from './Condition';
import { ReferencesControl, SourceControl } from './content';
import type { ControlProps } from './control';
import { ExpressionControl } from './Expression';
import { DialogControl, ErrorsControl, FixedControl } from './looks';
import { BeginsControl, ReadsControl, TogetherControl } from './namedAnswers';
import { AnswerControl, PrefillControl } from './prefill';
import {
  EndsControl,
  FlagControl,
  MediaControl,
  NamesControl,
  NumberControl,
  OwnControl,
  SiblingControl,
  TextControl,
  WordControl,
} from './simple';

/** The controls of keywords, by the kinds of their values. Keywords of other kinds are set in files only. */
export const CONTROLS: Readonly<Partial<Record<Kind, ComponentType<ControlProps>>>> = {
  text: TextControl,
  texts: ErrorsControl,
  choices: Choices,
  own: OwnControl,
  word: WordControl,
  flag: FlagControl,
  number: NumberControl,
  names: NamesControl,
  media: MediaControl,
  dialog: DialogControl,
  condition: ConditionControl,
  sibling: SiblingControl,
  comparisons: CompareControl,
  source: SourceControl,
  calculation: ExpressionControl,
  bound: ExpressionControl,
  prefill: PrefillControl,
  answer: AnswerControl,
  begins: BeginsControl,
  reads: ReadsControl,
  sumLimit: TogetherControl,
  ends: EndsControl,
  references: ReferencesControl,
  rows: FixedControl,
};
