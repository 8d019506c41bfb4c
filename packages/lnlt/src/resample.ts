import { type Chance, KeyedChance, keyFromSeed, resampleModules, type Viewer } from '@firegroup/kernel'
import { exchangeHidden, withoutHidden } from './hidden/secrets.ts'
import type { Setting } from './setting.ts'
import type { LnltState } from './state.ts'

/**
 * Replaces what a viewer can't know. Skills, Objectives and the units of an Event come into being when they become known (a bag has no order), so that the
 * state holds nothing of that kind. What the other side has hidden lies somewhere else where it could be. What an Event says stands in the scenario from the
 * start (1.8); nobody can guess that, so there it says nothing.
 */
export function resample(state: LnltState, viewer: Viewer, chance: Chance): void {
  if (state.modules) resampleModules(state, viewer, chance)
  exchangeHidden(state, viewer, chance)
  if (state.events.length > 0) (state as { setting: Setting }).setting = withSilentEvents(state.setting)
}

/** The state as a page may show it: what the other side has hidden is nowhere. Modules may have secrets of their own. */
export function known(state: LnltState, viewer: Viewer): LnltState {
  if (state.modules) resampleModules(state, viewer, new KeyedChance(keyFromSeed(`what ${viewer} can't know`)))
  if (state.events.length > 0) (state as { setting: Setting }).setting = withSilentEvents(state.setting)
  return withoutHidden(state, viewer)
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
