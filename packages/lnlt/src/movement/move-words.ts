import { listed } from '@firegroup/kernel/words'
import { isEntryCost } from '../map/costs.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import type { LnltState, MoveMode } from '../state.ts'
import { modeWords } from '../words/move-events.ts'
import { unitList, weaponItems } from '../words/names.ts'
import { halfWords } from '../words/phrases.ts'
import { stepCost } from './step.ts'

/** What a step off the map is called in decisions. */
export const EXIT = 'exit'

interface MoveRequest {
  readonly units: readonly number[]
  readonly mode?: MoveMode
  readonly modes?: readonly MoveMode[]
  readonly to: string
  readonly abandon?: readonly number[]
}

/** 'Move Squad 1-6-4 from F5 to F6 (1 MP)'. */
export function moveWords(s: LnltState, decision: MoveRequest): string {
  const { units, to, abandon = [] } = decision
  const at = s.units[units[0] ?? -1]?.at ?? -1
  const from = at < 0 ? '' : ` from ${nameOf(s.setting, at)}`
  const left = abandon.length === 0 ? '' : `, leaving ${listed(weaponItems(s, abandon))}`
  if (to === EXIT) return `Leave the map with ${unitList(s, units)}${from}${left}`
  return `Move ${unitList(s, units)}${from} to ${to}${wayWords(decision)}${costWords(s, units, to)}${left}`
}

/** ' by Low Crawl', where it is not the usual way. */
export function wayWords({ mode, modes }: Pick<MoveRequest, 'mode' | 'modes'>): string {
  return modeWords(modes ?? (mode === undefined ? [] : [mode]))
}

/** What the step costs the first of them: the ground costs all of them the same. */
export function costWords(s: LnltState, units: readonly number[], to: string): string {
  const unit = s.units[units[0] ?? -1]
  const place = to === EXIT ? -1 : locationNamed(s.setting, to)
  const price = unit && place >= 0 && unit.at >= 0 ? stepCost(s, unit, unit.at, place) : null
  return price && isEntryCost(price) ? ` (${halfWords(price.halves)} MP)` : ''
}
