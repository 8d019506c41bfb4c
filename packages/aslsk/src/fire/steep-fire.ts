import type { Module } from '../hooks.ts'
import { adjacent, levelAt } from '../map/terrain.ts'
import type { AslskState, Unit } from '../state.ts'
import type { Attack } from './attack.ts'
import type { FirepowerFactor } from './events.ts'

/** So many levels up PBF does not reach. */
const TOO_STEEP = 2

/** A6: what the cards of fire and of sight both say of PBF, so that it counts once. No scenario names it. */
export const steepFire: Module = {
  id: 'steep-fire',
  title: 'Steep fire',
  sentence: 'Nobody fires point blank two levels up.',
  hooks: { firepowerFactors: [tooSteep] },
}

/** No PBF at neighbours two or more levels higher: what doubles it is taken back. */
function tooSteep(s: AslskState, attack: Attack, firer: Unit): readonly FirepowerFactor[] {
  if (!adjacent(s, firer.at, attack.at) || levelAt(s, attack.at) - levelAt(s, firer.at) < TOO_STEEP) return []
  return [{ rule: 'A6', label: 'no Point Blank Fire so steeply uphill', num: 1, den: 2 }]
}
