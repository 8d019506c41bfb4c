import { KeyedChance, keyFromSeed, type Seat, startGame } from '@firegroup/kernel'
import { playRandomly } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { ambushScenario, fogScenario } from '../../test/fog.ts'
import { fogTable, leave } from '../../test/fog-table.ts'
import { breaches } from '../../test/invariants.ts'
import { stepOf } from '../../test/moves.ts'
import { started } from '../../test/scenario.ts'
import type { AslskEvent } from '../events.ts'
import { resample } from '../resample.ts'
import { type AslskState, cloneState, SIDES, type Side } from '../state.ts'
import { aslsk } from '../system.ts'
import { view } from '../view.ts'
import { describeEvents } from '../words/index.ts'
import { couldHideIn } from './hiding-places.ts'
import { knownBy } from './known-state.ts'
import { isUnseenBy } from './unseen.ts'

const map = { columns: 9, rows: 9 } as const

/** Fields that hold neither a unit nor a Weapon. An event with a field that stands in no list here is looked at by nobody. */
const NUMBERS = new Set(
  'at from to places mf parts fp64 column cowered final dice die value printed num den drm turn morale points exponent spines ca th fp atMost xNumber kill hindrance repair number mp vca tca af basic usage third original'.split(
    ' ',
  ),
)
const IDS = new Set(
  'unit units leader targets directors among selected exhausted by on critical vehicle target other weapon weapons'.split(' '),
)

/** Every number of an event with the field that holds it. */
function* numbersIn(value: unknown, key = ''): Generator<{ key: string; value: number }> {
  if (typeof value === 'number') yield { key, value }
  else if (Array.isArray(value)) for (const each of value) yield* numbersIn(each, key)
  else if (typeof value === 'object' && value !== null) for (const [name, field] of Object.entries(value)) yield* numbersIn(field, name)
}

/** A unit, or the owner of a Weapon, that this event names and the seat can't look at; transfers name units as where they go from and to. */
function leak(s: AslskState, event: AslskEvent, seat: Seat): string | null {
  for (const { key, value } of numbersIn(event)) {
    if (!IDS.has(key) && !NUMBERS.has(key)) return `the field '${key}' of '${event.type}' is in no list`
    const isUnit = (IDS.has(key) && !key.startsWith('weapon')) || (event.type === 'transfer' && (key === 'from' || key === 'to'))
    const unit = key.startsWith('weapon') ? s.units[s.weapons[value]?.owner ?? -1] : isUnit ? s.units[value] : undefined
    if (unit && isUnseenBy(unit, seat)) return `'${event.type}' tells ${seat} of unit ${unit.id} in '${key}': ${JSON.stringify(event)}`
  }
  return null
}

describe.each([
  ['concealment and hidden Guns', fogScenario],
  ['hidden Infantry', ambushScenario],
] as const)('in random games with %s', (name, scenario) => {
  test.each([1, 2, 3, 4, 5, 6])('no event names a unit to a seat that can’t look at it, and all are told in words (%i)', (n) => {
    let redacted = 0
    const listen = (event: AslskEvent, s: AslskState) => {
      if (event.type === 'conceals') return // whoever comes under a counter was in sight before
      const audience = aslsk.audience!(s, event)
      if (audience) redacted++
      for (const side of SIDES) {
        const told = !audience || audience.to.includes(side) ? event : (audience.others as AslskEvent | undefined)
        if (told) expect(leak(s, told, side)).toBeNull()
      }
    }
    const begun = startGame(
      aslsk,
      { scenario },
      { key: keyFromSeed(`${name} ${n}`) },
      { history: true, events: true, hashes: false },
      listen,
    )
    if (!begun.ok) throw new Error(begun.problems[0]!.message)
    const game = begun.value
    playRandomly(game, { seed: `${name} ${n}`, maxDecisions: 4000 })
    for (const side of SIDES)
      for (const { text } of describeEvents(game.state, game.eventsFor(side))) expect(text).not.toMatch(/undefined|unit -2/)
    expect(redacted).toBeGreaterThan(0)
  })

  test('what is imagined is a possible position, shows the same, and hides units where they could be', () => {
    const game = started(scenario, keyFromSeed(name))
    const seen = new Set<string>()
    playRandomly(game, {
      seed: name,
      maxDecisions: 4000,
      before: ({ state, decisionCount }) => {
        for (const side of SIDES) {
          const copy = cloneState(state)
          resample(copy, side, new KeyedChance(keyFromSeed(`${decisionCount}`)))
          expect(breaches(copy)).toEqual([])
          expect(JSON.stringify(view(copy, side))).toBe(JSON.stringify(view(state, side)))
          for (const unit of copy.units)
            if (unit.hidden && unit.side !== side && unit.at >= 0 && state.units.every((other) => other.side === side || !other.concealed))
              expect(couldHideIn(copy, unit, []).length).toBeGreaterThan(0)
          seen.add(copy.units.map(({ at }) => at).join())
        }
      },
    })
    expect(seen.size).toBeGreaterThan(20)
  })
})

test('who moves under a concealment counter is told as such, from where to where', () => {
  const t = fogTable(
    'E3 building; US: a=6-6-6 concealed    E4 building    A9 building; German: x=4-6-7    C6 woods    C7 woods    D6 woods    B7 woods',
    {
      ...map,
      phase: 'movement',
    },
  )
  t.answer('move', stepOf(t, 'a', 'E4', { mode: 'assault' }))
  const told = t.game.eventsFor('axis').findLast((event) => event.type === 'moves')!
  expect(told).toMatchObject({ units: [-2], from: t.place('E3'), to: t.place('E4') })
  expect(describeEvents(t.state, [told])[0]!.text).toBe('A concealed unit moves from E3 to E4 by Assault Movement (2 MF).')
  leave(t)
})

test('whoever comes under a concealment counter is not called concealed before: those who lose sight of him are told where', () => {
  const s = fogTable('E3 building; US: a=6-6-6 concealed    A9 building; German: x=4-6-7', map).state
  const told = (units: number[]) =>
    describeEvents(s, [{ type: 'conceals', rule: '8.3.1', side: 'allied', units, at: s.units[0]!.at }])[0]!.text
  expect(told([0])).toBe('6-6-6 in E3 is concealed.')
  expect(told([-2])).toBe('Concealed from now on: whoever is in E3.')
})

const FAR = 'A9 building; German: x=4-6-7    C6 woods    C7 woods    D6 woods    B7 woods'

test('who drops a Weapon under a concealment counter is told as such: it lies there for everybody', () => {
  const t = fogTable(`E3 building; US: a=6-6-6 concealed, MMG    ${FAR}`, { ...map, phase: 'advance' })
  t.passUntil('advance').answer('advance', { type: 'drop', weapon: t.weapon('MMG') })
  const told = t.game.eventsFor('axis').findLast((event) => event.type === 'dropped')!
  expect(told).toMatchObject({ unit: -2, weapon: t.weapon('MMG'), at: t.place('E3') })
  expect(describeEvents(t.state, [told])[0]!.text).toBe('A concealed unit leaves the MMG behind in E3.')
  leave(t)
})

test('a side with a concealed unit beside an abandoned Weapon is asked whether to recover it, also when nobody is left who can', () => {
  const t = fogTable(`E3 building; US: MMG unpossessed, a=6-6-6 concealed    ${FAR}`, { ...map, phase: 'rally' })
  t.passUntil('recovery')
    .answer('recovery', { type: 'recover', unit: t.unit('a'), weapon: 0 })
    .rolls(6)
  expect(t.asked).toEqual({ seat: 'allied', kind: 'recovery' })
  t.refuses('allied', { type: 'recover', unit: t.unit('a'), weapon: 0 }, { rule: '3.1' })
  leave(t)
})

test('nobody is shown which leader goes along with whom he sees', () => {
  const t = fogTable(`E3 US: a=6-6-6, l=9-1    E4 building    ${FAR}`, { ...map, phase: 'movement' })
  t.answer('move', stepOf(t, 'a l', 'E4', { mode: 'assault' }))
  expect(t.u('a').withLeader).toBe(t.unit('l'))
  const shown = (seat: Seat) => aslsk.known!(cloneState(t.state), seat).units[t.unit('a')]!.withLeader
  expect([shown('allied'), shown('axis')]).toEqual([t.unit('l'), -1])
  leave(t)
})

test('nor is that told by what the enemy may imagine: with one of two concealed leaders or the other comes to the same', () => {
  const t = fogTable(`E3 US: a=6-6-6, l=9-1 concealed, m=8-0 concealed    E4 building    ${FAR}`, { ...map, phase: 'movement' })
  t.answer('move', stepOf(t, 'a l m', 'E4', { mode: 'assault' }))
  expect(t.u('a').withLeader).toBe(t.unit('l'))
  leave(t)
  const imagined = (s: AslskState, seed: string) => {
    const copy = cloneState(s)
    resample(copy, 'axis', new KeyedChance(keyFromSeed(seed)))
    return copy
  }
  for (let n = 0; n < 6; n++) {
    const other = imagined(t.state, `other ${n}`)
    expect(imagined(other, `${n}`).units).toEqual(imagined(t.state, `${n}`).units)
  }
})

test('who destroys his Weapon under a concealment counter does not show in which hex it was, nor what had been done with it', () => {
  const shown = (place: 'E3' | 'E5') => {
    const at = (hex: string, name: string) => `${hex} building; US: ${name}=6-6-6 concealed${hex === place ? ', MMG' : ''}`
    const t = fogTable(`${at('E3', 'a')}    ${at('E5', 'b')}    ${FAR}`, { ...map, phase: 'prepFire' })
    t.answer('prepFire', { type: 'destroy', weapon: t.weapon('MMG') })
    expect(t.u(place === 'E3' ? 'a' : 'b').firedWeapon).toBe(true)
    const { units, weapons } = aslsk.known!(cloneState(t.state), 'axis')
    leave(t)
    return { units, weapons }
  }
  expect(shown('E3')).toEqual(shown('E5'))
})

test('of two Guns that one crew mans under a concealment counter everybody sees how each is laid, and nobody which is which', () => {
  const shown = (first: number, second: number) => {
    const t = fogTable(
      `E3 woods; German: c=2-2-8 crew concealed, ge-AT50L ca${first}, ge-INF75 ca${second}    A9 building; US: x=6-6-6`,
      map,
    )
    expect(view(t.state, 'allied')).toMatchObject({ concealed: [{ units: 1, guns: 2 }] })
    leave(t)
    const anew = cloneState(t.state)
    resample(anew, 'allied', new KeyedChance(keyFromSeed('anew')))
    return [t.state, anew].map((s) => aslsk.known!(cloneState(s), 'allied').weapons)
  }
  const [known, ...others] = [...shown(4, 2), ...shown(2, 4)]
  expect(known!.map(({ ordnance }) => ordnance!.ca).sort()).toEqual([2, 4])
  for (const other of others) expect(other).toEqual(known)
})

test('2.0 what a concealed squad gains is its own side’s secret until it shows itself: a leader in its place would look the same', () => {
  const table = (who: string) => {
    const t = fogTable(
      `E3 building; US: a=${who} concealed    E4 building    A9 building; German: x=4-6-7    C6 woods    C7 woods    D6 woods    B7 woods`,
      {
        ...map,
        phase: 'movement',
        control: { axis: ['E4'] },
      },
    )
    t.answer('move', stepOf(t, 'a', 'E4', { mode: 'assault' }))
    return t
  }
  const gains = (t: ReturnType<typeof table>, side: Side) =>
    t.game.eventsFor(side).filter((event) => event.type === 'control' && event.places.includes(t.place('E4')))
  const [squad, leader] = [table('6-6-6'), table('8-1')]
  const e4 = squad.place('E4')
  expect(squad.state.control[e4]).toBe('allied')
  expect(leader.state.control[e4]).toBe('axis')
  expect(gains(squad, 'allied')).toHaveLength(1)
  for (const t of [squad, leader]) {
    expect(gains(t, 'axis')).toEqual([])
    for (const viewer of ['axis', 'observer']) expect(view(t.state, viewer)).toMatchObject({ control: { [e4]: 'axis' } })
    expect(knownBy(t.state, 'axis').control[e4]).toBe('axis')
  }
  expect(view(squad.state, 'allied')).toMatchObject({ control: { [e4]: 'allied' } })

  squad.passUntil('advance').answer('advance', { type: 'reveal', hex: 'E4' })
  expect(gains(squad, 'axis')).toHaveLength(1)
  expect(view(squad.state, 'axis')).toMatchObject({ control: { [e4]: 'allied' } })
})
