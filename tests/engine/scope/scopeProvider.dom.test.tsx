import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, it } from 'vitest';
import type { Shape } from '../../../src/definition/model/field';
import { type FormEnvironment, useScope } from '../../../src/engine/scope/ScopeContext';
import { ScopeProvider } from '../../../src/engine/scope/ScopeProvider';
import { createScope } from '../../../src/engine/scope/scope';

afterEach(cleanup);

const shapeCalled = (name: string): Shape => ({
  properties: {
    home: {
      type: 'object',
      label: ['ماڵ', 'البيت', 'Home'],
      properties: { city: { type: 'string', label: [name, name, name] } },
    },
  },
});

const Label = () => <p>{useScope().shape.properties.city?.label}</p>;

it('shows a part of a form in the texts that the form has come again with', () => {
  const first = shapeCalled('شار');
  const inner = first.properties.home as Shape & typeof first.properties.home;
  const scope = createScope({ shape: inner, prefix: ['home'], values: {}, check: () => [] });
  const environment = { language: 'en', readOnly: false } as FormEnvironment;
  const i18n = createInstance();
  const shown = (form?: Shape) => (
    <I18nextProvider i18n={i18n}>
      <ScopeProvider scope={scope} environment={{ ...environment, form }}>
        <Label />
      </ScopeProvider>
    </I18nextProvider>
  );
  const { rerender } = render(shown());
  screen.getByText('شار');
  rerender(shown(shapeCalled('City')));
  screen.getByText('City');
});
