import type { Change } from './change.js';
import type { Decision, Refusal } from './decision.js';
import type { DomainEvent } from './event.js';

/**
 * Builds a test of a rule from past events, a command and the expected decision.
 *
 * @example specification(initialBox, evolveBox).given(opened).when((box) => decide(box, command)).events()
 */
export const specification = <State, Event extends DomainEvent>(
  initial: State,
  evolve: (state: State, event: Event) => State,
) => ({
  given: (...history: Event[]) => {
    const state = history.reduce(evolve, initial);
    return {
      when: <Out extends DomainEvent | Change, No extends Refusal>(rule: (state: State) => Decision<Out, No>) => {
        const decision = rule(state);
        return {
          decision,
          /** The events of the decision. @throws Error when it was refused */
          events(): readonly Out[] {
            if (!decision.events) throw new Error(`refused: ${JSON.stringify(decision.refusal)}`);
            return decision.events;
          },
          /** The refusal of the decision. @throws Error when it was accepted */
          refusal(): No {
            if (!decision.refusal) throw new Error(`accepted: ${JSON.stringify(decision.events)}`);
            return decision.refusal;
          },
        };
      },
    };
  },
});
