import { KeyedChance, keyFromSeed, OBSERVER } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { tankAmbush } from '../../test/hidden.ts'
import { scripted } from '../../test/scenario.ts'
import { locationNamed } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import { known, resample } from '../resample.ts'
import { ABOARD, HIDDEN, type LnltState } from '../state.ts'
import { lnlt } from '../system.ts'
import { vehiclePlaceProblem } from '../vehicles/place.ts'

type Table = ReturnType<typeof scripted>
const at = ({ setting }: LnltState, name: string) => locationNamed(setting, name)
const [SQUAD, TANK, HALFTRACK, STUG, RIDERS, FOOT] = [0, 4, 6, 7, 8, 9]

/** The assault gun in F5, which is dug for it, the half-track with its men in H4, others on foot in H5; the patrol in B2 and its tank in B4. */
function begun(stug = 'F5', tank = 'B4'): Table {
  const t = scripted(tankAmbush())
  t.decide('red', 'setup', {
    units: [
      { unit: 5, at: 'G1' },
      { unit: STUG, at: stug, facing: 4 },
      { unit: HALFTRACK, at: 'H4' },
      { unit: FOOT, at: 'H5' },
    ],
    weapons: [{ weapon: 1, unit: FOOT }],
  })
  t.decide('blue', 'setup', {
    units: [...[SQUAD, 1, 2, 3].map((unit) => ({ unit, at: unit === 2 ? 'A5' : 'B2' })), { unit: TANK, at: tank }],
    weapons: [{ weapon: 0, unit: SQUAD }],
  })
  for (let open = t.game.open[0]; open?.question.kind === 'rally'; open = t.game.open[0]) t.decide(open.seat, 'rally', { type: 'done' })
  return t
}

describe('vehicles that hide', () => {
  test('their side alone is told where they stand and how they point; those aboard are with them', () => {
    const { state } = begun().game
    expect(state.units[STUG]).toMatchObject({ at: HIDDEN, hidesAt: at(state, 'F5'), laid: { facing: 4 } })
    expect(state.units[RIDERS]).toMatchObject({ at: ABOARD, aboard: HALFTRACK })
    for (const viewer of ['blue', OBSERVER]) {
      const shown = known(lnlt.clone(state), viewer)
      for (const id of [STUG, HALFTRACK]) {
        expect(shown.units[id]!.hidesAt).toBeUndefined()
        expect(shown.units[id]!.laid).toMatchObject({ facing: 0, turret: 0 })
      }
      expect(JSON.stringify(lnlt.view(state, viewer))).not.toContain('hidesAt')
    }
    expect(known(lnlt.clone(state), 'red').units[STUG]).toMatchObject({ hidesAt: at(state, 'F5'), laid: { facing: 4 } })
  })

  test('nobody is hindered by what nobody sees: sight goes past it until it comes out', () => {
    const t = begun('E3', 'A4')
    const [from, to] = [at(t.game.state, 'C3'), at(t.game.state, 'G3')]
    const before = seesLocation(t.game.state, from, to)
    expect(t.game.state.vehicles).toContain(STUG)
    t.decide('blue', 'impulse', { type: 'pass' }).decide('red', 'impulse', { type: 'appear', at: 'E3' })
    expect([before, t.game.state.units[STUG]!.at]).toEqual([true, at(t.game.state, 'E3')])
  })

  test('who imagines them puts them where their class could stand, turned to the enemy', () => {
    const { state } = begun().game
    const seen = new Set<number>()
    for (let i = 0; i < 40; i++) {
      const imagined = lnlt.clone(state)
      resample(imagined, 'blue', new KeyedChance(keyFromSeed(`imagined ${i}`)))
      for (const id of [STUG, HALFTRACK]) {
        const { hidesAt } = imagined.units[id]!
        expect(vehiclePlaceProblem(imagined, id, hidesAt!)).toBeNull()
        seen.add(hidesAt!)
      }
      expect(known(imagined, 'blue')).toEqual(known(lnlt.clone(state), 'blue'))
    }
    expect(seen.size).toBeGreaterThan(10)
  })

  test('one shows itself when the enemy moves, in its Emplacement, and fires as if it had stood there', () => {
    const t = begun()
    t.decide('blue', 'impulse', { type: 'activate', at: ['B4'] })
    t.decide('blue', 'act', { type: 'move', units: [TANK], to: 'C4' }).asks('red', 'opportunityFire')
    t.decide('red', 'opportunityFire', { type: 'appear', at: 'F5' }).saw({ type: 'appears', why: 'chose', units: [{ unit: STUG }] })
    expect(t.game.state.units[STUG]).toMatchObject({ at: at(t.game.state, 'F5'), vehicle: { emplaced: true }, laid: { facing: 4 } })
    expect(t.game.state.units[STUG]!.hidesAt).toBeUndefined()
    t.decide('red', 'opportunityFire', { type: 'ordnance', unit: STUG, gun: 0, at: 'C4', target: TANK }).rolls(6, 6).saw({ type: 'toHit' })
  })

  test('who comes beside one finds it, with those aboard', () => {
    const t = begun()
    t.decide('blue', 'impulse', { type: 'pass' }).decide('red', 'impulse', { type: 'appear', at: 'H4' }).asks('red', 'act')
    t.decide('red', 'act', { type: 'unload', vehicle: HALFTRACK, units: [RIDERS] })
    expect(t.game.state.units[RIDERS]).toMatchObject({ at: at(t.game.state, 'H4') })
    const found = begun('D4')
    found.decide('blue', 'impulse', { type: 'activate', at: ['B4'] })
    found.decide('blue', 'act', { type: 'move', units: [TANK], to: 'C4' }).saw({ type: 'appears', why: 'found', units: [{ unit: STUG }] })
  })
})
