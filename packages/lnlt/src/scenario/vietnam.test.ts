import { keyFromSeed, startGame } from '@firegroup/kernel'
import { playRandomly, type ScriptedTable } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { complaints, scripted } from '../../test/scenario.ts'
import { type TableOptions, table } from '../../test/table.ts'
import { cache, meeting } from '../../test/vietnam.ts'
import type { LnltEvent } from '../events.ts'
import { locationNamed } from '../map/location.ts'
import { ELIMINATED, type LnltState, RESERVE, type Side } from '../state.ts'
import { lnlt } from '../system.ts'
import { marksOf } from '../units/marks.ts'
import { victoryPoints } from './points.ts'
import type { EventEffect, Scenario } from './types.ts'
import { verdict } from './victory.ts'

function begun(scenario: Scenario): LnltState {
  const reading = lnlt.begin(scenario)
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join(' '))
  return reading.value
}

function forces(s: LnltState, side: Side): string[] {
  return [...s.units, ...s.weapons].filter((each) => each.side === side).map(({ type }) => type.replace(/^(us|vc|nva)-/, ''))
}

/** The scenario with its Americans set up in one place. */
function from(scenario: Scenario, hex: string, units = scenario.sides.blue.groups[0]!.units): Scenario {
  const [group] = scenario.sides.blue.groups
  const placed = { ...group!, units, weapons: [], arrival: { kind: 'setup', area: { hexes: [hex] } } as const }
  return { ...scenario, sides: { ...scenario.sides, blue: { ...scenario.sides.blue, groups: [placed] } } }
}

const SQUAD = [{ type: 'us-army-squad-vietnam', count: 1 }]

type Script = ScriptedTable<LnltState, LnltEvent>

/** Whoever is asked does nothing, until it is time to stop. */
function decline(t: Script, isTime: () => boolean): void {
  for (let n = 0; n < 80 && !isTime() && !t.game.outcome; n++) {
    const { seat, question } = t.game.open[0]!
    const all = [...question.candidates()] as { readonly type?: string }[]
    t.decide(seat, question.kind, all.find(({ type }) => ['pass', 'done', 'end', 'hold', 'stop'].includes(type ?? '')) ?? all[0])
  }
}

function untilImpulse(t: Script, side: Side): void {
  decline(t, () => t.game.open[0]!.question.kind === 'impulse' && t.game.open[0]!.seat === side)
}

const byName = (t: Script, type: string) => t.game.state.units.filter((unit) => unit.type === type)
const at = (t: Script, hex: string) => locationNamed(t.game.state.setting, hex)

describe('the store of weapons', () => {
  test('LNL-SC-03 1965, six turns: the Americans must have blown up the store and hold both buildings', () => {
    const s = begun(cache)
    expect(s.setting.scenario).toMatchObject({ turns: 6, era: 'modern', initiative: 'blue' })
    expect(forces(s, 'blue')).toEqual([
      ...Array.from({ length: 3 }, () => 'army-squad-vietnam'),
      'medic',
      'leader-vietnam-6-1',
      ...Array.from({ length: 3 }, () => 'm60'),
    ])
    expect(forces(s, 'red')).toEqual([])
    expect(s.events).toEqual([0, 1, 2])
    const hold = (side: Side) => {
      for (const hex of ['L3', 'M3']) s.control[locationNamed(s.setting, hex)] = side
      return verdict(s).winner
    }
    expect(hold('blue')).toBe('red')
    s.tasks = [{ id: 'store', name: '', side: 'blue', at: 0, leader: '', units: [], done: true }]
    expect([hold('blue'), hold('red')]).toEqual(['blue', 'red'])
    s.tasks[0]!.done = false
    expect(hold('blue')).toBe('red')
  })

  test('LNL-SC-10 whoever comes into sight finds the enemy in the hexes that he chooses among those listed, and he fires at once', () => {
    const t = scripted(from(cache, 'J7', SQUAD))
    untilImpulse(t, 'blue')
    expect(byName(t, 'vc-squad')).toEqual([])
    t.decide('blue', 'impulse', { type: 'activate', at: ['J7'] }).decide('blue', 'act', {
      type: 'move',
      units: [0],
      to: 'J6',
      mode: 'move',
    })
    t.saw({ type: 'eventRead', event: 'a' }).asks('red', 'setup')
    const [a, b, c] = byName(t, 'vc-squad')
    const [chief] = byName(t, 'vc-leader-5-0')
    const placed = (first: string) => ({
      units: [
        { unit: a!.id, at: first },
        { unit: b!.id, at: 'L3' },
        { unit: c!.id, at: 'M2' },
        { unit: chief!.id, at: 'L3' },
      ],
      weapons: [],
    })
    t.refuses('red', placed('K3'), { rule: '22.0' }).decide('red', 'setup', placed('J5'))
    t.asks('red', 'opportunityFire')
    const shots = [...t.game.open[0]!.question.candidates()] as { readonly type: string; readonly from?: string }[]
    expect(shots.some(({ type, from: whence }) => type === 'fire' && whence === 'J5')).toBe(true)
    expect(byName(t, 'vc-sniper').map((unit) => unit.at)).toEqual([RESERVE])
  })

  test('LNL-SC-18 the regulars of the radio come in the turn after, by their edge', () => {
    const t = scripted({ ...from(cache, 'L4', SQUAD), events: [cache.events![2]!] })
    untilImpulse(t, 'blue')
    t.decide('blue', 'impulse', { type: 'activate', at: ['L4'] }).decide('blue', 'act', {
      type: 'move',
      units: [0],
      to: 'L3',
      mode: 'move',
    })
    t.saw({ type: 'announced', side: 'red', group: 'regulars', turn: 2 })
    expect(byName(t, 'nva-squad')).toEqual([])
    t.rolls(6, 1)
    decline(t, () => t.game.state.turn === 2 && t.game.open[0]!.question.kind === 'impulse' && t.game.open[0]!.seat === 'red')
    const regulars = byName(t, 'nva-squad')
    expect(regulars.map((unit) => unit.at)).toEqual([-1, -1])
    expect(t.game.state.announced).toBeUndefined()
    t.decide('red', 'impulse', { type: 'enter', units: [regulars[0]!.id], to: 'E1', mode: 'move' })
  })

  test('what an Event says of groups and places must be possible', () => {
    const [first, ...rest] = cache.events!
    const wrong = (effect: EventEffect) => complaints({ ...cache, events: [{ ...first!, effects: [effect] }, ...rest] })
    expect(wrong({ type: 'appear', group: 'guerrillas' })[0]).toMatch(/in which hex, or in which hexes/)
    expect(wrong({ type: 'reinforce', group: 'guerrillas' })[0]).toMatch(/no way by which it enters/)
    expect(wrong({ type: 'sniper', group: 'nobody' })[0]).toMatch(/brings 'nobody'/)
    expect(wrong({ type: 'task', id: 'x', name: 'x', side: 'blue', hex: 'Z9' })).toEqual(["The map has no hex 'Z9'."])
  })
})

describe('a task that an Event gives', () => {
  const task: EventEffect = {
    type: 'task',
    id: 'store',
    name: 'the store',
    side: 'blue',
    hex: 'C3',
    leader: 'us-101st-airborne-leader-6-0',
  }
  const options: TableOptions = {
    turns: 4,
    events: [{ id: 'b', trigger: 'occupation', hexes: ['C3'], side: 'blue', paragraph: 'Crates.', effects: [task] }],
  }

  /** They step into the hex in turn 1, and the turns go by. */
  function found(units: string, later = 'H6 German: x=1-6-4') {
    const t = table(`C2 US: ${units}    ${later}`, options)
    t.activate('C2').answer('act', { type: 'move', units: t.units(units.replace(/=[^, ]*,?/g, '').trim()), to: 'C3', mode: 'move' })
    t.saw({ type: 'eventRead' }).rolls(6, 1)
    return t
  }

  function passUntil(t: ReturnType<typeof table>, turn: number): void {
    for (let n = 0; n < 40 && t.state.turn < turn; n++) t.pass()
  }

  test('LNL-SC-17 an MMC and the Leader who are there for the whole turn after it was found, and do nothing else, do it', () => {
    const t = found('a=2-5-4, l=Medrow')
    passUntil(t, 2)
    expect(t.events('taskDone')).toEqual([])
    t.rolls(6, 1)
    passUntil(t, 3)
    expect(t.events('taskDone')).toMatchObject([{ side: 'blue', at: t.place('C3') }])
    expect(t.state.tasks).toMatchObject([{ id: 'store', done: true }])
  })

  test('LNL-SC-17 it takes that Leader, an MMC, and that neither of them does anything else', () => {
    for (const units of ['a=2-5-4, b=2-5-4', 'l=Medrow', 'a=2-5-4, l=Tom']) {
      const t = found(units)
      passUntil(t, 2)
      t.rolls(6, 1)
      passUntil(t, 3)
      expect(t.events('taskDone')).toEqual([])
    }
    const t = found('a=2-5-4, l=Medrow')
    passUntil(t, 2)
    while (t.game.open[0]!.question.kind !== 'impulse') t.pass()
    t.activate('C3')
      .answer('act', { type: 'smoke', unit: t.unit('a'), at: 'C3' })
      .rolls(6)
      .rolls(6, 1)
    passUntil(t, 3)
    expect(t.events('taskDone')).toEqual([])
  })

  test('LNL-SC-17 whoever is Shaken in that turn has not done it', () => {
    const t = found('a=2-5-4, l=Medrow', 'E3 German: x=1-6-4, y=1-6-4')
    while (t.state.turn < 2) t.pass()
    while (!(t.game.open[0]!.question.kind === 'impulse' && t.game.open[0]!.seat === 'red')) t.pass()
    t.activate('E3').answer('act', {
      type: 'fire',
      from: 'E3',
      at: 'C3',
      firers: [
        { unit: t.unit('x'), inherent: true, weapons: [] },
        { unit: t.unit('y'), inherent: true, weapons: [] },
      ],
    })
    t.rolls(6, 1, 6, 2, 2)
    expect(t.state.units[t.unit('a')]!.shaken || t.state.units[t.unit('l')]!.shaken).toBe(true)
    t.rolls(6, 1)
    passUntil(t, 3)
    expect(t.events('taskDone')).toEqual([])
  })
})

describe('the meeting', () => {
  test('LNL-SC-04 1969, eight turns: whoever has more points wins', () => {
    const s = begun(meeting)
    expect(s.setting.scenario).toMatchObject({ turns: 8, era: 'modern', initiative: 'blue', setsUpFirst: 'red' })
    expect(forces(s, 'blue')).toEqual([
      ...Array.from({ length: 6 }, () => 'army-squad-vietnam'),
      'leader-vietnam-6-1',
      'medic',
      'm60',
      'm60',
    ])
    expect(forces(s, 'red')).toEqual(['squad', 'squad', 'squad', 'leader-5-0', 'sniper', 'rpd'])
    expect(s.units.flatMap(({ skills }) => skills)).toEqual(['bull', 'charismatic'])
    s.points = { blue: 10, red: 0 }
    expect(verdict(s).winner).toBe('blue')
    s.points = { blue: 0, red: 10 }
    expect(verdict(s).winner).toBe('red')
    s.points = { blue: 4, red: 0 }
    expect(verdict(s).winner).toBe('draw')
  })

  test('LNL-SC-12 a point for each building and hut hex that a side controls', () => {
    const s = begun(meeting)
    s.control.fill('')
    for (const hex of ['G1', 'L7']) s.control[locationNamed(s.setting, hex)] = 'blue'
    s.control[locationNamed(s.setting, 'K3')] = 'blue'
    expect([victoryPoints(s, 'blue'), victoryPoints(s, 'red')]).toEqual([4, 0])
  })

  test('LNL-SC-22 two points for an American Squad or single man, one for theirs', () => {
    const s = begun(meeting)
    s.control.fill('')
    s.losses = { blue: 2, red: 2 }
    expect([victoryPoints(s, 'blue'), victoryPoints(s, 'red')]).toEqual([2, 4])
    for (const unit of s.units) if (unit.type === 'us-medic' || unit.type === 'vc-leader-5-0') unit.at = ELIMINATED
    expect([victoryPoints(s, 'blue'), victoryPoints(s, 'red')]).toEqual([4, 8])
  })

  test('LNL-SC-23 a Squad that is reduced counts half, and the VC control at the start where they may set up', () => {
    const s = begun(meeting)
    expect([victoryPoints(s, 'blue'), victoryPoints(s, 'red')]).toEqual([0, 2 * ['L3', 'M3', 'K6', 'L7'].length])
    s.control.fill('')
    s.losses = { blue: 1, red: 1 }
    expect([victoryPoints(s, 'blue'), victoryPoints(s, 'red')]).toEqual([1, 2])
  })

  const PATROL = [
    { type: 'us-army-squad-vietnam', count: 2 },
    { type: 'us-medic', count: 1 },
  ]

  /** They step into sight of the huts. */
  function seen(): Script {
    const t = scripted(from(meeting, 'D4', PATROL))
    untilImpulse(t, 'blue')
    t.decide('blue', 'impulse', { type: 'activate', at: ['D4'] })
    t.decide('blue', 'act', { type: 'move', units: [0, 1, 2], to: 'E4', mode: 'move' })
    return t.saw({ type: 'eventRead', event: 'a' }).asks('blue', 'eventCheck')
  }

  test('LNL-SC-11 one who sees the place, and no Medic, takes a Morale Check without modifiers that can’t Shake him', () => {
    const t = seen()
    t.refuses('blue', { unit: 2 }, { rule: '1.8' })
    expect(t.game.open[0]!.question.preview!({ unit: 0 })).toEqual({ success: 10, of: 36 })
    t.decide('blue', 'eventCheck', { unit: 1 }).rolls(3, 3)
    t.saw({ type: 'moraleCheck', unit: 1, modifiers: [], final: 6, passed: false })
    expect(t.game.state.units[1]!.shaken).toBe(false)
  })

  test('LNL-SC-19 passed: the regulars are there under Moved', () => {
    const t = seen().decide('blue', 'eventCheck', { unit: 0 }).rolls(2, 3)
    t.saw({ type: 'eventRead', paragraph: 'They were seen first, and take cover.' })
    decline(t, () => t.game.open[0]!.question.kind !== 'setup')
    const [point, rear] = byName(t, 'nva-squad')
    expect([point!.at, rear!.at, byName(t, 'nva-leader-6-1')[0]!.at]).toEqual([at(t, 'G1'), at(t, 'H1'), at(t, 'G1')])
    for (const unit of [point, rear]) expect(marksOf(unit!)).toEqual(['moved'])
  })

  test('LNL-SC-20 failed: they have Assault Moved, and may still fire in an impulse of theirs', () => {
    const t = seen().decide('blue', 'eventCheck', { unit: 0 }).rolls(6, 3)
    t.saw({ type: 'eventRead', paragraph: 'They saw you first.' })
    decline(t, () => t.game.open[0]!.question.kind !== 'setup')
    const [point, rear] = byName(t, 'nva-squad')
    for (const unit of [point, rear]) expect(marksOf(unit!)).toEqual(['assaultMove'])
    untilImpulse(t, 'red')
    t.decide('red', 'impulse', { type: 'activate', at: ['G1'] }).asks('red', 'act')
    const acts = [...t.game.open[0]!.question.candidates()] as { readonly type: string }[]
    expect(new Set(acts.map(({ type }) => type))).toContain('fire')
    expect(acts.some(({ type }) => type === 'move')).toBe(false)
  })

  test.each([
    [2, 3],
    [6, 3],
  ])('LNL-SC-21 whatever the check says (%i and %i) those who triggered it go no farther', (...dice) => {
    const t = seen()
      .decide('blue', 'eventCheck', { unit: 0 })
      .rolls(...dice)
    decline(t, () => t.game.open[0]!.question.kind !== 'opportunityFire' && t.game.open[0]!.question.kind !== 'setup')
    expect(t.game.state.move).toBeNull()
    for (const unit of t.game.state.units.slice(0, 3)) expect(marksOf(unit)).toEqual(['moved'])
    t.asks('red', 'impulse')
  })

  test('LNL-SC-05 the Event’s guns are called by the Leader alone, and without him by a Squad that can’t shift the round', () => {
    const units = [
      { type: 'us-army-squad-vietnam', count: 2 },
      { type: 'us-leader-vietnam-6-1', count: 1 },
    ]
    const radio = (who: typeof units) => {
      const t = scripted({ ...from(meeting, 'F5', who), events: meeting.events!.slice(1) })
      untilImpulse(t, 'blue')
      t.decide('blue', 'impulse', { type: 'activate', at: ['F5'] }).decide('blue', 'act', {
        type: 'move',
        units: [0],
        to: 'F6',
        mode: 'move',
      })
      t.saw({ type: 'gunsGranted', side: 'blue', fp: 5, missions: 1 })
      expect(t.game.state.events).toEqual([])
      decline(t, () => ['act', 'impulse'].includes(t.game.open[0]!.question.kind))
      return t.asks('blue', 'act')
    }
    const led = radio(units)
    led.refuses('blue', { type: 'artillery', unit: 1, battery: 0, at: 'D6' }, { rule: '1.8' })
    led.decide('blue', 'act', { type: 'artillery', unit: 2, battery: 0, at: 'D6' }).rolls(1, 1).asks('blue', 'spottingRound')
    expect([...led.game.open[0]!.question.candidates()].length).toBeGreaterThan(2)
    const alone = radio(units.slice(0, 1))
    alone.decide('blue', 'act', { type: 'artillery', unit: 1, battery: 0, at: 'D6' }).rolls(1, 1).asks('blue', 'spottingRound')
    expect(alone.game.open[0]!.question.candidates()).toEqual([{ type: 'shift', to: 'D5' }, { type: 'abort' }])
    alone.refuses('blue', { type: 'shift', to: 'D6' }, { rule: '1.8' })
  })
})

test.each([cache, meeting])('$name is played to its end by random players', (scenario) => {
  for (let seed = 0; seed < 5; seed++) {
    const game = startGame(lnlt, { scenario }, { key: keyFromSeed(`dice ${seed}`) }, { history: false, events: false, hashes: false })
    if (!game.ok) throw new Error(game.problems[0]!.message)
    playRandomly(game.value, { seed: `${seed}`, maxDecisions: 8000 })
    expect(game.value.outcome).not.toBeNull()
  }
})
