import { integer, type Keeper, keep, keptBy, LEGAL, type Plain, type Reading, refuse, type System } from '@firegroup/kernel'
import type { ImpulseAct } from '../src/acts.ts'
import type { LnltEvent } from '../src/events.ts'
import type { Module } from '../src/hooks.ts'
import { nameOf } from '../src/map/location.ts'
import { isUnactivated } from '../src/operations/availability.ts'
import { markActed } from '../src/operations/marking.ts'
import { rulesOf } from '../src/rules.ts'
import type { LnltState } from '../src/state.ts'
import { lnlt } from '../src/system.ts'
import { unitLabel } from '../src/words/names.ts'

/** How often units of each side have rested. */
interface Rests {
  times: number
}

const rests: Keeper<LnltState, Rests> = {
  id: 'resting',
  state: {
    begin: () => undefined,
    clone: ({ times }) => ({ times }),
    view: ({ times }) => ({ times }),
    read: (description) => ({ ok: true, value: { times: Number((description as { readonly times?: Plain }).times ?? 0) } }),
  },
}

interface Rest {
  readonly type: 'rest'
  readonly unit: number
}

const restAct: ImpulseAct<Rest> = {
  type: 'rest',
  rule: 'R.1',
  fields: { unit: integer(0, 9999) },
  *candidates(s, impulse) {
    for (const unit of impulse.units) if (restAct.problems(s, impulse, { type: 'rest', unit }).length === 0) yield { type: 'rest', unit }
  },
  problems(s, impulse, { unit: id }) {
    const unit = s.units[id]
    if (!unit || !impulse.units.includes(id)) return refuse('R.1', 'That unit is not activated in this impulse.')
    return unit.shaken || !isUnactivated(unit) ? refuse('R.1', 'It is too late for a rest.') : LEGAL
  },
  perform(g, _impulse, { unit }) {
    keep(g.state, rests, { times: (keptBy(g.state, rests)?.times ?? 0) + 1 })
    markActed(g, [g.state.units[unit]!], 'opsComplete', 'R.1')
    g.emit({ type: 'resting:rests', rule: 'R.1', of: { unit, at: g.state.units[unit]!.at } })
    return undefined
  },
  describe: (s, { unit }) => `Let ${unitLabel(s, unit)} rest`,
}

/** A module of no rulebook that brings one of everything: an act with words and advice, an event, something that it keeps, and a cost. */
export const resting: Module = {
  ...rests,
  title: 'Resting',
  sentence: 'Units may rest.',
  acts: { act: [restAct] },
  advice: { act: { rest: () => 1000 } },
  tellers: {
    'resting:rests': (s, { of: { unit, at } }: { readonly of: { readonly unit: number; readonly at: number } }) => ({
      text: `${unitLabel(s, unit)} rests in ${nameOf(s.setting, at)}.`,
    }),
  },
  hooks: {
    movementCosts: [(_s, _unit, _from, to) => (to === MUD.at ? { rule: 'R.2', label: 'mud', value: MUD.halves } : undefined)],
    targetModifiers: [(_s, { at }) => (at === MUD.at ? { rule: 'R.3', label: 'lying in the mud', value: MUD.hides } : undefined)],
  },
}

/** Where it is muddy; nowhere unless a test says so. */
export const MUD = { at: -1, halves: 20, hides: -3 }

/** The system with this module switched on in every game. */
export function withModule(module: Module): System<LnltState, LnltEvent> {
  const switchedOn = (reading: Reading<LnltState>): Reading<LnltState> => {
    if (!reading.ok) return reading
    const { setting } = reading.value
    const rules = settings.get(setting) ?? { ...setting, ...rulesOf([...setting.modules, module]) }
    settings.set(setting, rules)
    return { ok: true, value: { ...reading.value, setting: rules } }
  }
  return { ...lnlt, begin: (json) => switchedOn(lnlt.begin(json)), situation: (json) => switchedOn(lnlt.situation(json)) }
}

const settings = new WeakMap<LnltState['setting'], LnltState['setting']>()
