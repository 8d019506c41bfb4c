import { SlotRows } from '@firegroup/kernel'
import type { RoutStep } from './plan.ts'
import type { Routing, RoutStart } from './routing.ts'

/** How a decision names who begins to rout. */
interface Named {
  readonly unit: number
  readonly with?: number
}

/**
 * Every legal first step of every unit that could rout, alone and with each leader who could go along, as what it is decided as: a slot for each hex next to it.
 * Only of those who are looked at is it found out where they may go.
 */
export class FirstSteps<D> extends SlotRows<RoutStart, D> {
  readonly #routing: Routing
  readonly #as: (step: RoutStep, named: Named) => D | null

  constructor(routing: Routing, as: (step: RoutStep, named: Named) => D | null) {
    super()
    this.#routing = routing
    this.#as = as
    for (const start of routing.starts) this.add(start, start.around)
  }

  list(): readonly D[] {
    const found: D[] = []
    for (const start of this.#routing.starts)
      for (let i = 0; i < start.around; i++) {
        const step = this.inRow(start, i)
        if (step !== null) found.push(step)
      }
    return found
  }

  protected inRow({ router, leader }: RoutStart, index: number): D | null {
    const step = this.#routing.planOf(router, leader).step(index)
    return step.refusal === null ? this.#as(step, leader ? { unit: router.id, with: leader.id } : { unit: router.id }) : null
  }
}
