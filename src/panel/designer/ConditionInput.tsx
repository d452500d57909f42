import { useMemo } from 'react';
import type { SharedFiles } from '../../definition/model/resolve';
import type { ServiceFile } from '../../definition/model/service';
import type { Json } from '../../definition/model/values';
import { ConditionSentence } from './service/controls/Condition';
import { serviceRows } from './service/serviceRows';
import { answersIn } from './service/servicing';
import './core/designer.css';

interface ConditionInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: Json | undefined;
  readonly document: ServiceFile;
  readonly shared: SharedFiles;
  readonly onChange: (value: Json | undefined) => void;
}

/** Renders a condition on answers of a service, outside of its designer. */
export function ConditionInput({ document, shared, onChange, ...input }: ConditionInputProps) {
  const answers = useMemo(
    () => answersIn(serviceRows(document as unknown as Json, shared)),
    [document, shared],
  );
  return <ConditionSentence {...input} answers={answers} onChange={onChange} />;
}
