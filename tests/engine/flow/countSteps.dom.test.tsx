import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCountedSteps } from '../../../src/engine/flow/countSteps';
import type { Flow, FlowOptions } from '../../../src/engine/flow/flow';
import { draftOf, open } from './form';

afterEach(cleanup);

function mount(flow: Flow) {
  const events: string[] = [];
  const count = (fresh: readonly string[]) => void events.push(...fresh);
  const Probe = () => {
    useCountedSteps(flow, count);
    return null;
  };
  return { ...render(<Probe />), events };
}

/** Returns what was counted since the last time. */
async function taken(events: string[]): Promise<string[]> {
  await Promise.resolve();
  return events.splice(0);
}

/** As sendForm does. */
function send(flow: Flow) {
  flow.store.setState({ phase: 'sending' });
  flow.reset();
  flow.store.setState({ phase: 'sent' });
}

const answers: Pick<FlowOptions, 'handed'> = { handed: { city: 'Hewlêr' } };

describe('the steps of a form', () => {
  it('count once as seen and once as gone on from, in the order of the visit', async () => {
    const flow = open(answers);
    const { events } = mount(flow);
    expect(await taken(events)).toEqual(['form shown', '0 shown']);
    flow.next();
    expect(await taken(events)).toEqual([]);
    flow.scope.put({ name: 'Dana' });
    flow.next();
    expect(await taken(events)).toEqual(['1 shown', '0 continued']);
    flow.goTo(0);
    flow.next();
    flow.next();
    expect(await taken(events)).toEqual(['2 shown', '1 continued']);
    flow.next();
    expect(await taken(events)).toEqual(['review shown', '2 continued']);
    flow.goTo('review');
    send(flow);
    expect(await taken(events)).toEqual(['form continued', 'review continued']);
  });

  it('count again for the next application', async () => {
    const flow = open();
    const { events } = mount(flow);
    await taken(events);
    send(flow);
    await taken(events);
    flow.reset();
    expect(await taken(events)).toEqual(['form shown', '0 shown']);
  });

  it('do not count unless the visitor saw them, whatever leads to the review', async () => {
    const flow = open({ stepper: true });
    const { events } = mount(flow);
    flow.scope.put({ name: 'Dana' });
    flow.goTo(2);
    await taken(events);
    flow.review();
    expect(await taken(events)).toEqual(['review shown', '2 continued']);
  });

  it('do not count again when the same application is mounted with other questions', async () => {
    const flow = open({ draft: draftOf() });
    const { events, unmount } = mount(flow);
    expect(await taken(events)).toEqual(['form shown', '1 shown']);
    unmount();
    flow.next();
    expect(await taken(events)).toEqual([]);
    const again = mount(open({ draft: draftOf({ step: 2 }) }));
    expect(await taken(again.events)).toEqual(['2 shown']);
  });

  it('do not count for an application sent before the page was reloaded', async () => {
    const values = { name: 'Dana' };
    const { events } = mount(open({ sent: { reference: 'RG-1', values, day: '2026-03-21' } }));
    expect(await taken(events)).toEqual([]);
  });

  it('are of no interest to a host that does not count', () => {
    const flow = open();
    const subscribe = vi.spyOn(flow.store, 'subscribe');
    const Probe = () => {
      useCountedSteps(flow, undefined);
      return null;
    };
    render(<Probe />);
    expect(subscribe).not.toHaveBeenCalled();
  });
});
