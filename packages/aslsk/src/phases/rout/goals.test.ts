import { generateMap, pickFrom } from '@firegroup/hexmap/draw'
import { expect, test } from 'vitest'
import { stateOf } from '../../../test/field.ts'
import { locationOf } from '../../map/location.ts'
import { isWoodsOrBuilding, nameOf } from '../../map/terrain.ts'
import type { AslskState, Location, Unit } from '../../state.ts'
import { isBesideUnbroken, routerOf, walkAll, walkOnce } from './path.ts'
import { type RoutGoal, routOptions, whyIgnored } from './plan.ts'
import { SeenBefore } from './seen.ts'

/** 3.6: the goals of a rout, by all ways that there are, each to its end. */
function goalsByAllWays(s: AslskState, unit: Unit, allotment: number): RoutGoal[] {
  const r = routerOf(s, unit, null)
  const found = new Map<Location, RoutGoal>()
  walkAll(r, { at: unit.at, mf: 0, seen: new SeenBefore(r, []) }, allotment, [], ({ at, mf }) => {
    const isCover = at !== unit.at && s.setting.terrain[at]!.routGoal && !r.field.places.includes(at) && !isBesideUnbroken(r, at)
    if (!isCover) return 'goOn'
    if (!found.has(at)) found.set(at, { at, mf, ignorable: whyIgnored(s, unit, at) !== null })
    return 'coverOnly'
  })
  const nearest = Math.min(...[...found.values()].map(({ mf, ignorable }) => (ignorable ? Number.POSITIVE_INFINITY : mf)))
  return Number.isFinite(nearest) ? [...found.values()].filter(({ mf }) => mf <= nearest) : []
}

const TYPES = { allied: ['ru-4-4-7', 'ru-L-8-1'], axis: ['ge-4-6-7', 'ge-L-8-1'] } as const

/** Both sides scattered over a board from chance, some of them broken. */
function scattered(seed: number): AslskState {
  const pick = pickFrom(seed)
  const map = generateMap({ id: 'rout', name: 'Rout', columns: 15, rows: 9, theme: pick(2) === 0 ? 'farmland' : 'mixed', pick })
  const empty = stateOf(map)
  const land = empty.setting.terrain.flatMap(({ infantryMf }, hex) => (infantryMf === null ? [] : [nameOf(empty, locationOf(hex))]))
  const units = Array.from({ length: 14 }, (_, i) => {
    const side = i % 2 === 0 ? ('allied' as const) : ('axis' as const)
    const broken = pick(2) === 0
    return { side, type: TYPES[side][pick(5) === 0 ? 1 : 0], at: land.splice(pick(land.length), 1)[0]!, broken, dm: broken }
  })
  return stateOf(map, { phase: 'rout', units })
}

test('3.6: the goals of a rout are those that all ways there are lead to, told from fewer of them', () => {
  let aimed = 0
  let free = 0
  for (let seed = 0; seed < 30; seed++) {
    const s = scattered(seed)
    for (const unit of s.units) {
      if (!unit.broken || unit.at < 0) continue
      const { goals, allotment } = routOptions(s, unit)
      expect(goals).toEqual(goalsByAllWays(s, unit, allotment))
      if (goals.length > 0) aimed++
      else free++
    }
  }
  expect(aimed).toBeGreaterThan(25)
  expect(free).toBeGreaterThan(10)
})

test('where one path to each hex leads, some path of all leads for no more MF', () => {
  for (let seed = 0; seed < 10; seed++) {
    const s = scattered(seed)
    for (const unit of s.units) {
      if (!unit.broken || unit.at < 0) continue
      const r = routerOf(s, unit, null)
      const start = () => ({ at: unit.at, mf: 0, seen: new SeenBefore(r, []) })
      const [all, once] = [new Map<Location, number>(), new Map<Location, number>()]
      walkAll(r, start(), 12, [], ({ at, mf }) => {
        if (!all.has(at)) all.set(at, mf)
        return isWoodsOrBuilding(s, at) ? 'coverOnly' : 'goOn'
      })
      walkOnce(r, start(), 12, [], ({ at, mf }) => {
        expect(once.has(at)).toBe(false)
        once.set(at, mf)
        return isWoodsOrBuilding(s, at) ? 'coverOnly' : 'goOn'
      })
      for (const [at, mf] of once) expect(all.get(at)).toBeLessThanOrEqual(mf)
    }
  }
})
