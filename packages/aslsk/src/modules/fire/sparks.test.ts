import { describe, expect, test } from 'vitest'
import { gun } from '../../../test/armour.ts'
import { burningPrep } from '../../../test/burning.ts'
import { blow } from '../../../test/close-combat.ts'
import { shoot } from '../../../test/fire.ts'
import { type AslskTable, table } from '../../../test/table.ts'
import type { Aslsk } from '../../context.ts'
import type { Environment } from '../../environment/environment.ts'
import type { Attack } from '../../fire/attack.ts'
import type { Figured } from '../../fire/resolution.ts'
import type { Location } from '../../state.ts'
import { sparks } from './sparks.ts'

const SPARE = 'A9 US: spare=8-0    G9 German: 4-6-7'
const kinds = (t: AslskTable) => t.state.markers.map(({ kind }) => kind)

describe('a flamethrower', () => {
  const burn = (terrain: string, ec: Environment['ec'] = 'moderate') =>
    table(`E2 US: a=7-4-7, FT    E3 ${terrain}; German: x=4-6-7    ${SPARE}`, burningPrep(ec))

  test('AID-FIRE-05 with an original K or KIA a DR of the Kindling number sets fire to what burns, the drier the easier', () => {
    const t = shoot(burn('woods', 'dry'), 'E3', '+FT').rolls(1, 2, 4, 4)
    t.saw({ type: 'fire:kindles', of: { modifiers: [{ label: 'dry', value: 1 }], final: 9, needed: 9 } })
    expect(kinds(t)).toEqual(['flame'])
    expect(kinds(shoot(burn('woods'), 'E3', '+FT').rolls(1, 2, 4, 4))).toEqual([])
  })

  test('with less it does not', () => {
    expect(kinds(shoot(burn('woods'), 'E3', '+FT').rolls(4, 5, 1, 1))).toEqual([])
    expect(kinds(shoot(burn('open'), 'E3', '+FT').rolls(1, 2))).toEqual([])
  })
})

test('AID-FIRE-04 a shell or charge that shows an original KIA makes a Kindling DR; in a building nothing else counts', () => {
  const t = table('E2 US: a=7-4-7    E4 wooden building; German: x=4-6-7    A9 US: spare=8-0    G9 German: 4-6-7', burningPrep('wet'))
  const { game, events } = fake(t)
  sparks(game(4, 4), blowAt(t, 'charge', 'x', 10), { coloured: 1, white: 1, total: 2 })
  expect(events).toMatchObject([{ type: 'fire:kindles', of: { modifiers: [], final: 8, needed: 7 } }, { type: 'fire:flame' }])
  const not = fake(t)
  sparks(not.game(), blowAt(t, 'charge', 'x', 10), { coloured: 6, white: 5, total: 11 })
  expect(not.events).toEqual([])
})

test('AID-FIRE-32 what strikes a vehicle sets no terrain on fire', () => {
  const t = table('E2 US: a=7-4-7    E4 woods; German: tank=ge-pzivh    A9 US: spare=8-0', burningPrep())
  const { game, events } = fake(t)
  sparks(game(), blowAt(t, 'ordnance', 'tank', 10), { coloured: 1, white: 1, total: 2 })
  expect(events).toEqual([])
})

test('AID-FIRE-07 a Molotov burns the thrower’s hex with a coloured 6 and the target’s with a 1, if they burn', () => {
  const t = table('E3 brush; US: a=7-4-7    E4 woods; German: x=4-6-7    A9 US: spare=8-0', burningPrep())
  const thrown = (coloured: number) => {
    const { game, events } = fake(t)
    sparks(game(), blowAt(t, 'molotov', 'x', 2, ['a']), { coloured, white: 5, total: coloured + 5 })
    return events.flatMap(({ of }) => (of['at'] === undefined ? [] : [t.state.setting.map.grid.idOf(of['at'] as number)]))
  }
  expect([thrown(1), thrown(3), thrown(6)]).toEqual([['E4'], [], ['E3']])
})

describe('a hut', () => {
  const HUT = 'E3 US: a=6-6-6, m=MMG    E4 hut; German: x=4-6-7    E6 US: far=6-6-6    A9 US: spare=8-0    G9 German: 4-6-7'

  test('AID-FIRE-08 is set alight by a coloured 1 of fire from close by or of a machine gun, not of rifles from afar', () => {
    expect(kinds(shoot(table(HUT, burningPrep()), 'E4', 'a').rolls(1, 6).rolls(1, 1))).toContain('flame')
    expect(kinds(shoot(table(HUT, burningPrep()), 'E4', 'a').rolls(2, 5).rolls(1, 1))).not.toContain('flame')
    expect(kinds(shoot(table(HUT, burningPrep()), 'E4', 'far').rolls(1, 6).rolls(1, 1))).not.toContain('flame')
    expect(kinds(shoot(table(HUT, burningPrep()), 'E4', '+m').rolls(1, 6).rolls(1, 1))).toContain('flame')
  })

  test('falls when its Flame becomes a Blaze', () => {
    const t = table(
      'E4 hut; marker flame    A9 US: spare=8-0    G9 German: 4-6-7',
      burningPrep('moderate', { phase: 'advancingFire', step: 'advancingFire.spread' }),
    )
    t.rolls(4, 4)
    expect(kinds(t)).toEqual(['blaze'])
    expect(t.state.collapsed).toEqual([t.place('E4')])
  })
})

describe('a wreck', () => {
  const DUEL = 'E2 US: tank=am-M4A2 bu vca2 tca2    E5 German: panzer=ge-pzivh bu vca3    A9 US: spare=8-0    G9 German: 4-6-7'

  test('AID-FIRE-06 burns if the TK DR was at most half of what was needed', () => {
    const kill = (...dice: [number, number]) =>
      gun(table(DUEL, burningPrep()), 'tank', 'E5')
        .rolls(1, 2)
        .rolls(...dice)
    expect(kinds(kill(1, 1))).toEqual(['wreck', 'wreckBlaze'])
    expect(kinds(kill(3, 3))).toEqual(['wreck'])
  })

  test('AID-FIRE-06 in Close Combat likewise', () => {
    const fight = (...dice: number[]) =>
      blow(
        table('E5 German: tank=ge-pzivh CE; Russian: r=4-4-7', {
          phase: 'closeCombat',
          attacker: 'allied',
          year: 1944,
          month: 6,
          modules: ['fire'],
        }),
        'allied',
        ['r', 'tank'],
      ).rolls(...dice)
    expect(kinds(fight(1, 2, 3, 3, 3, 3))).toEqual(['wreck'])
    expect(kinds(fight(1, 1, 6, 3, 3, 3, 3))).toEqual(['wreck', 'wreckBlaze'])
  })

  const burning = (environment: Partial<Environment> = {}) =>
    table(
      'E4 woods; marker wreck 0; marker wreckBlaze 2    E3 woods    A9 US: spare=8-0    G9 German: 4-6-7',
      burningPrep('moderate', { phase: 'advancingFire', step: 'advancingFire.spread', kept: { environment } }),
    )

  test('AID-FIRE-33 sets fire to where it lies by the Spread number; when that is a Blaze the wreck is gone', () => {
    expect(kinds(burning().rolls(3, 4))).toEqual(['wreck', 'wreckBlaze', 'flame'])
    expect(kinds(burning().rolls(3, 3))).toEqual(['wreck', 'wreckBlaze'])
    const t = table(
      'E4 woods; marker wreck 0; marker wreckBlaze 2; marker flame    A9 US: spare=8-0    G9 German: 4-6-7',
      burningPrep('moderate', { phase: 'advancingFire', step: 'advancingFire.grow' }),
    )
    expect(kinds(t.rolls(4, 4))).toEqual(['blaze'])
  })

  test('AID-FIRE-39 in Heavy Winds without a DR', () => {
    expect(kinds(burning({ wind: 'heavy' }).rolls())).toEqual(['wreck', 'wreckBlaze', 'flame'])
  })

  test('AID-FIRE-42 in Gusts into its own hex without a DR, and perhaps into the next', () => {
    const t = burning({ gusts: true, toward: 0 }).rolls(5, 4)
    expect(t.state.markers.filter(({ kind }) => kind === 'flame').map(({ at }) => at)).toEqual([t.place('E4'), t.place('E3')])
    expect(kinds(burning({ gusts: true, toward: 0 }).rolls(4, 4))).toEqual(['wreck', 'wreckBlaze', 'flame'])
  })

  test('AID-FIRE-34 bars nobody, but costs what smoke does', () => {
    const t = table(
      'E4 marker wreckBlaze 2    E3 US: a=6-6-6    A9 US: spare=8-0    G9 German: 4-6-7',
      burningPrep('moderate', { phase: 'movement' }),
    )
    t.answer('move', { type: 'step', units: [t.unit('a')], to: 'E4' })
    expect(t.u('a').spent).toBe(4)
  })
})

/** A game that only remembers what is told, over a table's position. */
function fake(t: AslskTable) {
  const events: { readonly type: string; readonly of: { readonly [name: string]: unknown } }[] = []
  const game = (...dice: number[]) =>
    ({
      state: { ...t.state, markers: t.state.markers.slice() },
      emit: (event: (typeof events)[number]) => events.push(event),
      roll: (_label: string, count: number) => dice.splice(0, count),
    }) as unknown as Aslsk
  return { events, game }
}

/** An attack in E4 as far as it goes without dice. */
function blowAt(t: AslskTable, means: string, target: string, column: number, by: readonly string[] = []): Figured {
  const firers = by.map((name) => ({ unit: t.unit(name), inherent: false, weapons: [] }))
  const targets = [t.unit(target)]
  const attack: Attack = {
    when: 'prepFire',
    means,
    by: 'allied',
    at: t.place('E4') as Location,
    targets,
    firers,
    directors: [],
    expenditure: null,
  }
  return { attack, parts: [], fp64: 0, column, cowers: 0, groups: [{ units: [t.u(target)], modifiers: [], drm: 0, column }] }
}
