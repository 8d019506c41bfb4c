import { type AslskState, type Side, typeOf } from '@firegroup/aslsk'
import { distance, enemyOf, nameOf, terrainAt } from '@firegroup/aslsk/queries'
import { victoryFor } from '../engine/victory.ts'
import type { Behaviour } from '../memory.ts'
import type { HipChoice } from './stacks.ts'

type Group = AslskState['setting']['groups'][number]

const BEHAVIOURS: readonly Behaviour[] = ['ambush', 'surpriseShort']
/** One squad in so many, and one at least of those who can spare it. */
const SHARE = 4
const CAN_SPARE = 3
/** How far apart the two counters of a stack lie where there is room: what one covers the other should not. */
const APART = 4

/** PBS-HIP-01, PBS-HIP-05, PBS-HIP-06: for a scenario that names no hidden stacks: a few squads of whoever defends, each by itself, around what he must hold. */
export function usualStacks(s: AslskState): readonly HipChoice[] {
  const side = enemyOf(s.setting.scenario.movesFirst)
  const found = stacksOf(s, side)
  return found.length > 0 ? found : stacksOf(s, enemyOf(side))
}

function stacksOf(s: AslskState, side: Side): HipChoice[] {
  const found: HipChoice[] = []
  for (const group of s.setting.groups) {
    if (group.side !== side || group.entersOn !== 0) continue
    const squads = group.units.filter((id) => typeOf(s, s.units[id]!).kind === 'squad')
    const spared = squads.length < CAN_SPARE ? 0 : Math.max(1, Math.floor(squads.length / SHARE))
    for (const id of squads.slice(squads.length - spared)) {
      const behaviour = BEHAVIOURS[found.length]
      const counters = behaviour && countersIn(s, group, found)
      if (counters) found.push({ side, units: [id], behaviour, counters })
    }
  }
  return found
}

/** In cover where the group may set up: one as near as can be to what the enemy must take, the other a little apart. */
function countersIn(s: AslskState, group: Group, taken: readonly HipChoice[]): string[] | null {
  const goals = victoryFor(s, enemyOf(group.side)).places
  const used = taken.flatMap(({ counters = [] }) => counters)
  const away = (hex: number) => Math.min(...(goals.length > 0 ? goals : group.area).map((goal) => distance(s, hex, goal)))
  const free = group.area.filter((hex) => terrainAt(s, hex).infantryMf !== null && !used.includes(nameOf(s, hex)))
  const covered = free.filter((hex) => !terrainAt(s, hex).openGround)
  const places = (covered.length > 1 ? covered : free).toSorted((a, b) => away(a) - away(b) || a - b)
  const [first] = places
  if (first === undefined) return null
  const second = places.find((hex) => distance(s, first, hex) >= APART) ?? places.at(-1)!
  return [nameOf(s, first), nameOf(s, second)]
}
