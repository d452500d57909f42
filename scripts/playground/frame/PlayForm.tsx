import { useMemo } from 'react';
import type { ServiceModule } from '../../../src/definition/validate/serviceModule';
import { MuiFrameContext } from '../../../src/engine/MuiFrame';
import { ServiceForm } from '../../../src/engine/ServiceForm';
import { DirectionContext, MuiTheme } from '../../../src/platform/theme/MuiTheme';
import { Snackbar } from '../../../src/platform/snackbar/Snackbar';
import { pseudoService } from '../pseudo/pseudoService';
import type { FormFacts } from '../shared/forms';
import type { OpenedService } from '../shared/openService';
import { IssueText, FormIssue } from './FormIssue';
import { playPorts } from './playPorts';
import { useStage } from './stage';

/** Renders the form of a service as a visitor sees it, in the language of this frame. */
export function PlayForm({ facts }: { readonly facts: FormFacts }) {
  const { opened, issue, isOpen, times } = useStage();
  return (
    <DirectionContext value={facts.direction}>
      <MuiFrameContext value={MuiTheme}>
        {issue !== undefined && (
          <IssueText
            title={opened ? 'This is the previous version of the form.' : 'There is no form yet.'}
            problem={issue}
          />
        )}
        <FormIssue times={times}>
          {opened && isOpen && <OpenForm key={times} opened={opened} facts={facts} />}
        </FormIssue>
        <Snackbar />
      </MuiFrameContext>
    </DirectionContext>
  );
}

interface OpenFormProps {
  readonly opened: OpenedService;
  readonly facts: FormFacts;
}

function OpenForm({ opened, facts }: OpenFormProps) {
  const { handed, subject } = opened;
  const module = useMemo(() => inWordsOf(facts, opened.module), [facts, opened]);
  const ports = useMemo(() => playPorts(module.service), [module]);
  return (
    <ServiceForm
      module={module}
      ports={ports}
      handed={handed}
      subject={subject}
      language={facts.language}
    />
  );
}

const inWordsOf = ({ say }: FormFacts, module: ServiceModule): ServiceModule =>
  say ? { ...module, service: pseudoService(module.service, say) } : module;
