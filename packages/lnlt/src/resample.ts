import { type Chance, resampleModules, type Seat } from '@firegroup/kernel'
import type { Setting } from './setting.ts'
import type { LnltState } from './state.ts'

/**
 * Replaces what a seat can't know. Skills, Objectives and the units of an Event come into being when they become known (a bag has no order), so that the
 * state holds nothing of that kind. Only what an Event says stands in the scenario from the start (1.8); nobody can guess that, so there it says nothing.
 */
export function resample(state: LnltState, seat: Seat, chance: Chance): void {
  if (state.modules) resampleModules(state, seat, chance)
  if (state.events.length > 0) (state as { setting: Setting }).setting = withSilentEvents(state.setting)
}

const silenced = new WeakMap<Setting, Setting>()

/** One for all copies, so that whatever is remembered of a setting is remembered of this one too. */
function withSilentEvents(setting: Setting): Setting {
  let silent = silenced.get(setting)
  if (!silent) {
    const events = (setting.scenario.events ?? []).map((event) => ({ ...event, paragraph: '', effects: [] }))
    silent = { ...setting, scenario: { ...setting.scenario, events } }
    silenced.set(setting, silent).set(silent, silent)
  }
  return silent
}
