import { describe, expect, test } from 'vitest'
import { fireValue } from '../src/data/direct-fire.ts'
import { locationNamed } from '../src/map/location.ts'
import { sightOf } from '../src/map/obstacles.ts'
import { isSpotted } from '../src/spotting/spotted.ts'
import { placeName } from '../src/view.ts'
import {
  A,
  B,
  BAR,
  Battle,
  C,
  CORPORAL,
  FIFTH,
  HERO,
  LIEUTENANT,
  M1919A4,
  MAJOR,
  MEDIC,
  MG34,
  MG34_SQUAD,
  MG42,
  MG42_SQUAD,
  SECOND,
  SERGEANT,
  SNIPER,
  THIRD,
} from './battle.ts'

function setUp(): Battle {
  return new Battle()
    .answer('setup', {
      units: [
        { unit: A, at: 'I5' },
        { unit: B, at: 'I5' },
        { unit: MAJOR, at: 'I5' },
        { unit: C, at: 'G6' },
        { unit: CORPORAL, at: 'G6' },
      ],
      weapons: [
        { weapon: M1919A4, unit: A, assembled: true },
        { weapon: BAR, unit: C },
      ],
    })
    .answer('setup', {
      units: [],
      weapons: [
        { weapon: MG42, unit: MG42_SQUAD },
        { weapon: MG34, unit: MG34_SQUAD },
      ],
    })
    .answer('rally', { type: 'done' })
}

/** To the shot at the Lieutenant. */
function turn1(): Battle {
  const t = setUp().enters([MG42_SQUAD, SECOND, THIRD, LIEUTENANT], ['J1', 'J2', 'J3'])
  expect(t.spent()).toEqual([5, 5, 5, 5])
  expect(t.is(LIEUTENANT)).toBe('J3 7-1-6 moved')
  t.pass().enters([MG34_SQUAD, FIFTH, SERGEANT], ['F1', 'F2', 'F3', 'F4'])
  expect([t.spent(), t.is(SERGEANT)]).toEqual([[5, 5, 5], 'F4 6-1-6 moved'])
  return t
}

function majorFires(t: Battle): Battle {
  t.activate('I5')
    .fires('I5', 'J3', [[A, M1919A4], [B]], MAJOR)
    .rolls(4, 4, 2, 4, 6, 2, 1)
  expect(t.attack).toEqual({ firepower: 5, attack: 12, defence: 7 })
  expect(t.all('damageCheck').map(({ total, result }) => [total, result])).toEqual([
    [7, 'none'],
    [8, 'shaken'],
    [10, 'casualties'],
    [5, 'none'],
  ])
  expect([t.is(SECOND), t.is(A), t.is(MAJOR), t.all('hero')]).toEqual(['J3 0-5-4 shaken moved', 'I5 2-5-4 fired', 'I5 6-2-6 fired', []])
  return t.quiet()
}

function endOfTurn1(t: Battle): Battle {
  t.enters([MEDIC], ['G0', 'G1', 'G2'])
  expect([t.spent(), t.is(MEDIC)]).toEqual([[5], 'G2 6-0-6 moved'])
  t.activate('G6')
    .fires('G6', 'J3', [[C, BAR]], CORPORAL)
    .rolls(2, 4)
  expect(t.attack).toEqual({ firepower: 3, attack: 6, defence: 7 })
  expect(t.quiet().is(CORPORAL)).toBe('G6 6-0-6 fired')
  return t
}

function sniperFires(t: Battle): Battle {
  t.answer('impulse', { type: 'sniper', unit: SNIPER, at: 'J5' })
  t.refuses('blue', { type: 'snipe', unit: SNIPER, at: 'G2' }, { rule: '10.3.2' })
  t.answer('act', { type: 'snipe', unit: SNIPER, at: 'J3' }).rolls(4, 5, 3, 3, 5)
  t.saw({ type: 'sniperTarget', among: [MG42_SQUAD, SECOND, THIRD, LIEUTENANT], target: LIEUTENANT })
  t.saw({ type: 'attack', attackDice: [5, 3], targets: [{ attack: 9, defence: 6, difference: 3 }] })
  t.saw({ type: 'damageCheck', unit: LIEUTENANT, total: 8, result: 'shaken' })
  return t
}

const turn1Done = () => sniperFires(endOfTurn1(majorFires(turn1())))

function rallies2(t: Battle): Battle {
  t.rolls(4, 2)
  expect([t.state.turn, t.state.initiative, t.is(LIEUTENANT)]).toEqual([2, 'blue', 'J3 7-1-6 shaken'])
  t.answer('rally', { type: 'done' })
  const rally = (unit: number, ...dice: [number, number]) =>
    t.answer('rally', { type: 'rally', unit, ...(unit === LIEUTENANT ? {} : { helper: LIEUTENANT }) }).rolls(...dice)
  rally(LIEUTENANT, 6, 2)
  rally(MG42_SQUAD, 3, 4)
  rally(SECOND, 5, 3)
  expect(t.all('moraleCheck').map(({ final, morale, passed }) => [final, morale, passed])).toEqual([
    [6, 7, true],
    [4, 5, true],
    [5, 5, true],
  ])
  return t.answer('rally', { type: 'done' }).pass()
}

/** The Squad without the MG34 runs into the open beside the Corporal's. */
function leftFlank(t: Battle): Battle {
  t.activate('F4').walk([FIFTH], ['F5', 'F6'])
  expect(t.spent()).toEqual([3])
  t.fires('G6', 'F6', [[C, BAR]]).rolls(4, 5, 2)
  expect(t.attack).toEqual({ firepower: 3, attack: 10, defence: 5 })
  expect([t.quiet().is(FIFTH), t.is(C), t.is(CORPORAL)]).toEqual(['F6 1-6-4 shaken moved', 'G6 2-5-4 fired', 'G6 6-0-6'])
  t.pass().activate('F4').walk([MG34_SQUAD, SERGEANT], ['E4', 'E5', 'E6', 'F7']).hold().stops().quiet()
  expect([t.spent(), t.is(SERGEANT)]).toEqual([[5, 5], 'F7 6-1-6 moved'])
  return t
}

function spotting(t: Battle): Battle {
  const needs = (unit: number) => (t.game.open[0]!.question.preview!({ type: 'spot', unit, at: 'J3' }) as { chances: number }).chances
  expect([needs(MAJOR), needs(CORPORAL)]).toEqual([4, 2])
  t.answer('impulse', { type: 'spot', unit: CORPORAL, at: 'J3' }).rolls(4)
  expect([isSpotted(t.state, 'blue', locationNamed(t.state.setting, 'J3')), t.is(CORPORAL)]).toEqual([false, 'G6 6-0-6 opsComplete'])
  t.pass()
  expect(t.last('passes')).toMatchObject({ side: 'blue' })
  return t
}

function smoke(t: Battle): Battle {
  t.activate('J3').answer('act', { type: 'smoke', unit: SECOND, at: 'J4' }).rolls(2)
  expect(t.markers('J4')).toEqual(['smoke'])
  t.walk([SECOND], ['J4']).answer('opportunityFire', { type: 'sniper', unit: SNIPER }).rolls(5, 4, 3, 5)
  expect(t.attack).toEqual({ firepower: 0, attack: 12, defence: 4 })
  expect([t.last('damageCheck').total, t.is(SECOND), t.markers('J4')]).toEqual([13, 'eliminated', ['smoke']])
  return t.quiet()
}

function flanking(t: Battle): Battle {
  t.activate('I5').walk([B], ['J5'], 'assaultMove').hold().stops().quiet()
  expect([t.spent(), t.is(B)]).toEqual([[2], 'J5 2-5-4 assaultMove'])
  t.activate('J3').walk([MG42_SQUAD, THIRD, LIEUTENANT], ['K3', 'K4'])
  t.fires('J5', 'K4', [[B]]).rolls(3, 5, 3, 4, 6)
  expect(t.attack).toEqual({ firepower: 2, attack: 6, defence: 5 })
  expect([t.is(B), t.is(THIRD)]).toEqual(['J5 2-5-4 fired assaultMove', 'K4 1-6-4 shaken moved'])
  expect(t.state.move!.units).toEqual([MG42_SQUAD, LIEUTENANT])
  return t
}

function meleeInJ5(t: Battle, ...dice: number[]): Battle {
  t.answer('step', { type: 'step', to: 'J5' }).rolls(...dice)
  expect(t.all('meleeAttack').map(({ by, attack, defence, kill, total }) => [by, attack, defence, kill, total])).toEqual([
    ['red', 3, 2, 7, dice[0]! + dice[1]! + 1],
    ['blue', 2, 3, 9, dice[2]! + dice[3]!],
  ])
  return t
}

function endOfTurn2(t: Battle, initiative: readonly [number, number]): Battle {
  t.quiet()
    .activate('I5')
    .fires('I5', 'F6', [[A, M1919A4]], MAJOR)
    .rolls(5, 2, 5)
  expect(t.attack).toEqual({ firepower: 4, attack: 12, defence: 2 })
  expect([t.last('damageCheck').total, t.is(FIFTH)]).toEqual([15, 'eliminated'])
  t.quiet()
    .activate('G2')
    .walk([MEDIC], ['H3', 'I3', 'J4', 'K4'])
    .hold()
    .stops()
    .rolls(...initiative)
  expect(t.spent()).toEqual([4])
  return t
}

const turn2Done = (initiative: readonly [number, number] = [2, 4]) =>
  endOfTurn2(meleeInJ5(flanking(smoke(spotting(leftFlank(rallies2(turn1Done()))))), 3, 5, 6, 2), initiative)

function rallies3(t: Battle): Battle {
  expect([t.state.turn, t.state.initiative, t.markers('J5'), t.markers('J4')]).toEqual([3, 'red', [], ['smoke']])
  t.answer('rally', { type: 'heal', by: MEDIC, unit: THIRD, what: 'shaken' }).rolls(1, 5)
  expect(t.last('moraleCheck')).toMatchObject({ unit: MEDIC, modifiers: [], final: 6, passed: true })
  expect(t.is(THIRD)).toBe('K4 1-6-4')
  return t.answer('rally', { type: 'flip', weapon: MG42 }).answer('rally', { type: 'done' }).answer('rally', { type: 'done' })
}

function heroIsMade(t: Battle): Battle {
  t.activate('J5', 'K4')
    .fires('J5', 'I5', [[MG42_SQUAD, MG42]], LIEUTENANT)
    .rolls(5, 2, 3, 1, 4, 1, 'fanatic', 'deadly')
  expect(t.attack).toEqual({ firepower: 4, attack: 12, defence: 6 })
  expect(
    t
      .all('damageCheck')
      .slice(-2)
      .map(({ total, result }) => [total, result]),
  ).toEqual([
    [9, 'shaken'],
    [7, 'shaken'],
  ])
  expect(t.last('hero')).toMatchObject({ parent: A, die: 4, unit: HERO, skill: 'deadly', putBack: ['fanatic'] })
  expect([t.is(HERO), t.is(A), t.is(MAJOR)]).toEqual(['I5 2-2-6', 'I5 2-5-4 shaken', 'I5 6-2-6 shaken'])
  return t.quiet()
}

function assaultFire(t: Battle): Battle {
  const firers = [{ unit: C, inherent: true, weapons: [BAR] }]
  t.activate('G6').answer('act', { type: 'assaultFire', from: 'G6', at: 'F7', firers, leader: CORPORAL, movers: [C, CORPORAL], to: 'H6' })
  t.rolls(4, 5)
  expect(t.attack).toEqual({ firepower: 3, attack: 7, defence: 8 })
  t.on(['I6']).hold().stops()
  expect([t.spent(), t.is(C), t.is(CORPORAL), t.markers('G6')]).toEqual([[3, 3], 'I6 2-5-4 moved', 'I6 6-0-6 moved', ['spotted']])
  return t.quiet()
}

function mutualDestruction(t: Battle): Battle {
  t.activate('F7').walk([MG34_SQUAD, SERGEANT], ['G7', 'H8', 'I7', 'I6']).rolls(4, 3, 5, 4)
  expect(t.spent()).toEqual([6, 6])
  expect(
    t
      .all('meleeAttack')
      .slice(-2)
      .map(({ attack, defence, kill, total }) => [attack, defence, kill, total]),
  ).toEqual([
    [3, 3, 8, 8],
    [3, 3, 8, 9],
  ])
  for (const dead of [MG34_SQUAD, SERGEANT, C, CORPORAL]) expect(t.is(dead)).toBe('eliminated')
  expect([t.markers('I6'), placeName(t.state, t.state.weapons[MG34]!.at), placeName(t.state, t.state.weapons[BAR]!.at)]).toEqual([
    ['melee'],
    'I6',
    'I6',
  ])
  return t.quiet()
}

function endOfTurn3(t: Battle): Battle {
  t.activate('I5')
    .fires('I5', 'J5', [[HERO]])
    .rolls(4, 6)
  expect(t.attack).toEqual({ firepower: 2, attack: 9, defence: 10 })
  expect(t.quiet().is(HERO)).toBe('I5 2-2-6 fired')
  t.activate('K4').walk([THIRD], ['K5', 'J6']).hold().stops()
  expect([t.spent(), t.is(THIRD)]).toEqual([[3], 'J6 1-6-4 moved'])
  t.pass().activate('K4').walk([MEDIC], ['K5'], 'lowCrawl').hold().stops().quiet()
  expect(t.is(MEDIC)).toBe('K5 6-0-6 lowCrawl')
  return t.pass().pass()
}

const turn3Done = () => endOfTurn3(mutualDestruction(assaultFire(heroIsMade(rallies3(turn2Done())))))

function rallies4(t: Battle): Battle {
  t.rolls(4, 4)
  expect([t.state.turn, t.state.initiative]).toEqual([4, 'red'])
  t.answer('rally', { type: 'flip', weapon: MG42 }).answer('rally', { type: 'done' })
  t.answer('rally', { type: 'rally', unit: MAJOR }).rolls(3, 2)
  t.answer('rally', { type: 'rally', unit: A, helper: MAJOR }).rolls(6, 5)
  expect(
    t
      .all('moraleCheck')
      .slice(-2)
      .map(({ final, morale, passed }) => [final, morale, passed]),
  ).toEqual([
    [3, 6, true],
    [7, 6, false],
  ])
  return t.answer('rally', { type: 'done' })
}

function lastMelee(t: Battle): Battle {
  t.activate('J5', 'J6').walk([MG42_SQUAD, LIEUTENANT], ['I5']).rolls(2, 4, 3, 1)
  expect(
    t
      .all('meleeAttack')
      .slice(-2)
      .map(({ by, attack, defence, odds, shifted, kill, total }) => [by, attack, defence, odds, shifted, kill, total]),
  ).toEqual([
    ['red', 3, 3, '1:1', '1:1', 8, 7],
    ['blue', 3, 3, '1:1', '3:2', 7, 6],
  ])
  expect([t.is(HERO), t.is(MG42_SQUAD), t.markers('I5')]).toEqual(['I5 2-2-6 melee', 'I5 1-6-4 melee', ['melee']])
  t.walk([THIRD], ['I6']).hold().stops().quiet()
  expect(t.is(THIRD)).toBe('I6 1-6-4 moved')
  return t
}

describe('the training battle of the rulebook, in order', () => {
  test('EX2-IN-01 two stacks come at Double-Time, five MP each; EX2-IN-03 the second by another way', () => {
    turn1()
  })

  test('EX2-IN-02 the Major’s stack fires at those who have moved', () => {
    majorFires(turn1())
  })

  test('EX2-IN-04 the Medic comes over a half-hex; EX2-IN-05 the Corporal’s Squad has no effect', () => {
    endOfTurn1(majorFires(turn1()))
  })

  test('EX2-IN-06 the Sniper appears in J5 and hits the Lieutenant; all that was done in the turn is over', () => {
    const t = turn1Done()
    t.rolls(4, 2).asks('blue', 'rally')
    expect([t.is(LIEUTENANT), t.is(SNIPER)]).toEqual(['J3 7-1-6 shaken', 'J5 0-8-0'])
  })

  test('EX2-IN-25 had the second Squad been withheld, it would lead an attack of its own later, without the Major', () => {
    const t = turn1()
      .activate('I5')
      .fires('I5', 'J3', [[A, M1919A4]], MAJOR)
      .rolls(1, 6)
    t.answer('act', { type: 'end' }).enters([MEDIC], ['G0', 'G1', 'G2']).activate('I5')
    t.refuses(
      'blue',
      { type: 'fire', from: 'I5', at: 'J3', firers: [{ unit: B, inherent: true, weapons: [] }], leader: MAJOR },
      { rule: '5.0.1' },
    )
    t.fires('I5', 'J3', [[B]]).rolls(1, 6)
    expect(t.attack.firepower).toBe(2)
  })

  test('EX2-IN-07 turn 2: all three rally', () => {
    rallies2(turn1Done())
  })

  test('EX2-IN-08 Opportunity Fire at a Squad that runs past, adjacent', () => {
    leftFlank(rallies2(turn1Done()))
  })

  test('EX2-IN-09 what the Major would need to spot, and the Corporal’s attempt, which is a pass', () => {
    spotting(leftFlank(rallies2(turn1Done())))
  })

  test('EX2-IN-10 Smoke, and the Sniper’s Opportunity Fire into it', () => {
    smoke(spotting(leftFlank(rallies2(turn1Done()))))
  })

  test('EX2-IN-11 Opportunity Fire after an Assault Move', () => {
    flanking(smoke(spotting(leftFlank(rallies2(turn1Done())))))
  })

  test('EX2-IN-12 Melee in J5: the Squad dies, and the Sniper with it', () => {
    const t = meleeInJ5(flanking(smoke(spotting(leftFlank(rallies2(turn1Done()))))), 3, 5, 6, 2)
    expect([t.is(B), t.is(SNIPER), t.is(MG42_SQUAD), t.markers('J5')]).toEqual(['eliminated', 'eliminated', 'J5 1-6-4 melee', ['melee']])
  })

  test('EX2-IN-26 had both Squads died, Lieutenant and Sniper would be removed too, and the marker would stay', () => {
    const t = meleeInJ5(flanking(smoke(spotting(leftFlank(rallies2(turn1Done()))))), 3, 5, 6, 6)
    for (const dead of [B, SNIPER, MG42_SQUAD, LIEUTENANT]) expect(t.is(dead)).toBe('eliminated')
    expect(t.markers('J5')).toEqual(['melee'])
  })

  test('EX2-IN-13 the Shaken Squad in F6 is eliminated, and the Medic walks through the Smoke', () => {
    const t = turn2Done()
    expect(t.is(MEDIC)).toBe('K4 6-0-6')
  })

  test('EX2-IN-24 what the Major’s stack would have had against the Squad beside it', () => {
    const t = turn2Done([4, 2]).answer('rally', { type: 'done' }).answer('rally', { type: 'done' }).activate('I5')
    const shot = { type: 'fire', from: 'I5', at: 'J5', firers: [{ unit: A, inherent: true, weapons: [M1919A4] }], leader: MAJOR }
    const { targets } = t.game.open[0]!.question.preview!(shot) as { targets: { attack: number; defence: number }[] }
    expect(targets[0]).toMatchObject({ attack: 8, defence: 4 })
  })

  test('EX2-IN-14 turn 3: the Medic brings the Shaken Squad back', () => {
    rallies3(turn2Done())
  })

  test('EX2-IN-15 the Lieutenant fires into the church, and a Hero appears', () => {
    heroIsMade(rallies3(turn2Done()))
  })

  test('EX2-IN-16 Assault Fire, and the way into the church; EX2-IN-17 by H7 there would have been a limited LOS', () => {
    const t = assaultFire(heroIsMade(rallies3(turn2Done())))
    const at = (name: string) => locationNamed(t.state.setting, name)
    expect(sightOf(t.state, at('F7'), at('H7'))).toMatchObject({ blocked: null, limited: true })
    expect(fireValue('limitedLos')).toBe(-2)
  })

  test('EX2-IN-18 both sides die in I6', () => {
    mutualDestruction(assaultFire(heroIsMade(rallies3(turn2Done()))))
  })

  test('EX2-IN-19 the Hero fires; EX2-IN-20 a Squad into the cemetery, the Medic on his belly', () => {
    turn3Done()
  })

  test('EX2-IN-21 turn 4: the Major rallies, his Squad does not', () => {
    rallies4(turn3Done())
  })

  test('EX2-IN-22 the last Melee: nobody dies', () => {
    lastMelee(rallies4(turn3Done()))
  })

  test('EX2-IN-23 half of the church and Americans in Good Order: they have won', () => {
    const t = lastMelee(rallies4(turn3Done()))
    const control = (name: string) => t.state.control[locationNamed(t.state.setting, name)]
    expect([control('I5'), control('I6')]).toEqual(['blue', 'red'])
    while (t.game.outcome === null) t.pass()
    expect([t.game.outcome?.winner, t.state.turn]).toEqual(['blue', 4])
  })
})
