import type { Modifier } from '@firegroup/kernel'
import { rowOf } from '../data/schema.ts'
import { isLoneLeader } from '../definitions/mover.ts'
import type { Element } from '../memory.ts'
import { d10AtMost, when } from '../rolls.ts'
import type { Walk } from '../tree/walk.ts'
import { available, bestLeader, elementsOf, firerNow, fpOf, fpWords, meets } from './firer.ts'
import { smallestSets } from './smallest-set.ts'

/** PBS-HFD-17, PBS-SPT-03: without a roll against infantry that Bumps, which the Starter Kit has not (GAPS E25), and against a leader alone. */
export function isHeldWithoutRoll({ ask, now }: Walk): boolean {
  const isInfantry = ask.movers().every(({ vehicle }) => !vehicle)
  return (isInfantry && now.flags!.bump >= 0) || isLoneLeader(ask)
}

/** PBS-HFD-01, PBS-HFD-02: a d10 for each stack that would fire (GAPS B1). */
export function isDoctrineEnforced(walk: Walk): boolean {
  return d10AtMost(walk, 'Hold Fire Doctrine', walk.options.switches.holdFireMax, doctrineDrm(walk))
}

/** PBS-HFD-03 to PBS-HFD-06; whoever places a charge is not spared for others. */
function doctrineDrm(walk: Walk): Modifier[] {
  const { ask, now, options } = walk
  const { drm: rows } = options.tables['hold-fire-doctrine']
  const flags = now.flags!
  const { at } = firerNow(walk)
  const spares = flags.charge < 0
  return [
    ...when(spares && othersWillCome(walk), rows, 'others'),
    ...when(spares && ask.adjacent(at, ask.spent.at), rows, 'adjacent'),
    ...leaderDrm(walk),
    ...when(flags.scout, rows, 'scout'),
  ]
}

/** PBS-HFD-03, GAPS B38: men yet to move within range of what is there, at most six hexes away. */
function othersWillCome(walk: Walk): boolean {
  const { ask, options } = walk
  const here = firerNow(walk)
  const reach = Math.max(...elementsOf(ask, here).map((element) => ask.normalRange(element)), 0)
  const within = Math.min(options.tables['hold-fire-doctrine'].within, reach)
  return ask.yetToMove().some((unit) => !unit.vehicle && ask.range(here.at, unit.at) <= within)
}

/** PBS-HFD-05: a leader without a support weapon; his own modifier counts reversed, so that a good one is fired at sooner. */
function leaderDrm({ ask, options }: Walk): Modifier[] {
  const [unit] = ask.movers()
  if (ask.movers().length !== 1 || !unit || !ask.isKnown(unit) || !ask.isLeader(unit) || ask.weaponsOf(unit).length > 0) return []
  const { rule, says, value } = rowOf(options.tables['hold-fire-doctrine'].drm, 'leader')
  return [{ rule, label: says, value: value - ask.leadership(unit) }]
}

/** PBS-SOP-22, PBS-HFD-07: only as much as Minimum FP takes. */
export function chooseSmallest(walk: Walk): void {
  const { ask, dice } = walk
  const now = firerNow(walk)
  const elements = choices(walk, now.set)
  const sets = smallestSets(ask, elements, {
    meets: (set) => meets(walk, now.at, set),
    fp: (set) => fpOf(ask, now.at, set),
  })
  if (sets.length === 0) return
  now.set = [...dice.pick(sets, 'which of equal sets')]
  now.leader = bestLeader(ask, now.at, now.set)
  walk.note('PBS-HFD-07', 'FP that fires', fpWords(fpOf(ask, now.at, now.set)))
}

/** Everything of the Location that is in the same state as what would fire: a unit may fire its own FP or a Weapon that it would not have fired. */
function choices(walk: Walk, set: readonly Element[]): readonly Element[] {
  const { ask } = walk
  const here = firerNow(walk)
  const fresh = set.every((element) => ask.stateOf(element) === 'first')
  const units = new Set(available(walk, here).map(({ unit }) => unit))
  const onlyGuns = set.every(({ weapon }) => weapon >= 0)
  return elementsOf(ask, here).filter(
    (element) => units.has(element.unit) && (!fresh || ask.stateOf(element) === 'first') && (!onlyGuns || element.weapon >= 0),
  )
}
