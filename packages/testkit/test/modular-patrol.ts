import {
  beginModules,
  cloneModules,
  type Keeper,
  keep,
  keptBy,
  type ModuleStates,
  modulesNamed,
  type Reading,
  resampleModules,
  type System,
  viewModules,
} from '@firegroup/kernel'
import { type PatrolEvent, type PatrolState, patrol } from '@firegroup/kernel/samples'

/** Patrol with a module: it counts, in secret, how often red was asked. */
export interface Modular extends PatrolState {
  modules?: ModuleStates
  setting: { readonly modules: readonly Keeper<Modular, unknown>[] }
}

const ledger: Keeper<Modular, { asked: number }> = {
  id: 'ledger',
  state: {
    begin: () => undefined,
    clone: ({ asked }) => ({ asked }),
    view: ({ asked }, _, viewer) => (viewer === 'red' ? { asked } : {}),
    resample: (kept, _, viewer, chance) => {
      if (viewer !== 'red') kept.asked = chance.die(9, 'asked')
    },
    read: () => ({ ok: false, problems: [] }),
  },
}

/** `begins`: with what the field for modules begins; it should not be there. */
export function modularPatrol(begins?: ModuleStates): System<Modular, PatrolEvent> {
  const begin = (scenario: unknown): Reading<Modular> => {
    const { modules = [], ...rest } = scenario as { readonly modules?: readonly string[] }
    const reading = patrol.begin(rest)
    if (!reading.ok) return reading
    const on = modulesNamed(modules, [ledger], () => undefined)
    const state: Modular = { ...reading.value, setting: { modules: on } }
    if (begins && 'modules' in (scenario as object)) state.modules = { ...begins }
    beginModules(state)
    return { ok: true, value: state }
  }
  return {
    ...(patrol as unknown as System<Modular, PatrolEvent>),
    begin,
    clone: (s) => {
      const { modules: _, ...copy } = { ...s, ...patrol.clone(s) }
      return s.modules ? { ...copy, modules: cloneModules(s) } : copy
    },
    view: (s, viewer) => ({ patrol: patrol.view(s, viewer), ...(s.modules ? { modules: viewModules(s, viewer) } : {}) }),
    resample: (s, viewer, chance) => {
      patrol.resample(s, viewer, chance)
      resampleModules(s, viewer, chance)
    },
    *play(g) {
      const inner = (patrol as unknown as System<Modular, PatrolEvent>).play(g)
      let step = inner.next([])
      while (!step.done) {
        if (g.state.setting.modules.length > 0 && step.value[0]!.seat === 'red')
          keep(g.state, ledger, { asked: (keptBy(g.state, ledger)?.asked ?? 0) + 1 })
        step = inner.next(yield step.value)
      }
      return step.value
    },
  }
}
