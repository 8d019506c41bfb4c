import type { OpenQuestion } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { hold, step } from '../../../../test/moves.ts'
import { scripted, withGroups } from '../../../../test/scenario.ts'
import { type AslskTable, table } from '../../../../test/table.ts'
import { act, go, mayNot, mp, park, v } from '../../../../test/vehicles.ts'
import ourVehicles from '../../../data/vehicles.json' with { type: 'json' }
import type { MoveDecision } from '../../../questions.ts'
import type { Vehicle } from '../../../units/units.ts'
import { isMobile, isMovingTarget } from '../../../vehicles/status.ts'

const phase = { phase: 'movement', attacker: 'axis', rows: 9, columns: 9 } as const
const FAR = 'A9 US: spare=7-4-7    A1 German: own=4-6-7'
const TANK = `${FAR}    D5 German: tank=ge-pzivh vca0`

function offered(t: AslskTable, type: string): MoveDecision[] {
  return [...(t.game.open[0]!.question.candidates() as Iterable<MoveDecision>)].filter((each) => each.type === type)
}

describe('starting, driving and stopping', () => {
  test('SK-3.3.2-08 a vehicle that is not in Motion starts before it drives or turns its hull', () => {
    const t = table(TANK, phase)
    mayNot(t, 'drive', 'tank', { to: 'D4' }, '3.3.2', /must start/)
    mayNot(t, 'pivot', 'tank', { vca: 1 }, '3.3.2', /must start/)
    go(t, 'start', 'tank')
    expect(mp(t, 'tank')).toBe(1)
    mayNot(t, 'start', 'tank', {}, '3.3.2', /has started/)
    const moving = table(TANK.replace('vca0', 'vca0 motion'), phase)
    go(moving, 'drive', 'tank', { to: 'D4' })
    expect(mp(moving, 'tank')).toBe(1)
  })

  test('SK-3.3.2-05 it drives only into the two hexes at its front', () => {
    const t = table(TANK, phase)
    go(t, 'start', 'tank')
    expect(
      offered(t, 'drive')
        .map((each) => (each as { to: string }).to)
        .sort(),
    ).toEqual(['D4', 'E5'])
    for (const to of ['E6', 'D6', 'C6', 'C5']) mayNot(t, 'drive', 'tank', { to }, '3.3.2', /two hexes at its front/)
  })

  test('SK-3.3.2-04 a hexspine of the hull costs a MP, one at a time, and the turret goes along', () => {
    const t = table(TANK.replace('vca0', 'vca0 tca5'), phase)
    go(t, 'start', 'tank')
    mayNot(t, 'pivot', 'tank', { vca: 2 }, '3.3.2', /one hexspine at a time/)
    go(t, 'pivot', 'tank', { vca: 1 })
    expect([mp(t, 'tank'), v(t, 'tank').vca, v(t, 'tank').tca]).toEqual([2, 1, 0])
    go(t, 'pivot', 'tank', { vca: 2, tca: 0 })
    expect([v(t, 'tank').vca, v(t, 'tank').tca]).toEqual([2, 0])
  })

  test('SK-3.3.2-07 the turret turns free with any MP: with a start, a drive, a turn, a stop or a wait', () => {
    const t = table(TANK, phase)
    go(t, 'start', 'tank', { tca: 3 })
    go(t, 'drive', 'tank', { to: 'D4', tca: 2 })
    go(t, 'pivot', 'tank', { vca: 1, tca: 5 })
    go(t, 'halt', 'tank', { tca: 4 })
    expect([mp(t, 'tank'), v(t, 'tank').tca]).toEqual([4, 4])
    go(t, 'delay', 'tank', { tca: 0 })
    expect([mp(t, 'tank'), v(t, 'tank').tca]).toEqual([5, 0])
    const gun = table(TANK.replace('ge-pzivh', 'ge-stgiiig'), phase)
    mayNot(gun, 'start', 'tank', { tca: 3 }, '7.2', /no turret/)
  })

  test('SK-3.3.2-24 SK-3.3.2-26 SK-7.6-06 in woods a hexspine costs 2 MP and a Bog Check, without which the hull stays; the turret wants 2 MP', () => {
    const woods = `${FAR}    D5 woods; German: tank=ge-pzivh vca0`
    const t = table(woods, phase)
    mayNot(t, 'start', 'tank', { tca: 1 }, '3.3.2', /two MP/)
    go(t, 'start', 'tank')
    t.answer('move', act(t, 'pivot', 'tank', { vca: 1, tca: 3 })).rolls(5, 5)
    hold(t)
    expect([mp(t, 'tank'), v(t, 'tank').vca, v(t, 'tank').tca]).toEqual([3, 1, 3])
    t.answer('move', act(t, 'pivot', 'tank', { vca: 2 })).rolls(5, 6)
    hold(t)
    t.saw({ type: 'bogCheck', final: 12, bogs: true })
    expect(v(t, 'tank')).toMatchObject({ vca: 1, bog: 'bogged' })
    expect(mp(t, 'tank')).toBe(5)
    expect(t.u('tank').moveEnded).toBe(true)
  })

  test('SK-3.3.2-28 after a stop it may start again for another MP', () => {
    const t = table(TANK, phase)
    go(t, 'start', 'tank')
    go(t, 'halt', 'tank')
    go(t, 'start', 'tank')
    expect(mp(t, 'tank')).toBe(3)
    go(t, 'drive', 'tank', { to: 'D4' })
    expect(mp(t, 'tank')).toBe(4)
  })

  test('SK-3.3.2-13 it waits only while it stands', () => {
    const t = table(TANK, phase)
    go(t, 'delay', 'tank')
    expect(mp(t, 'tank')).toBe(1)
    go(t, 'start', 'tank')
    mayNot(t, 'delay', 'tank', {}, '3.3.2', /must stop/)
  })

  test('SK-3.3.2-02 it may drive into hexes of the enemy', () => {
    const t = table(`${TANK}    D4 US: 6-6-6`, phase)
    go(t, 'start', 'tank')
    go(t, 'drive', 'tank', { to: 'D4' })
    expect(t.u('tank').at).toBe(t.place('D4'))
  })

  test('SK-2.0-15 SK-2.0-20 SK-2.0-32 who is immobilized, bogged, Shocked or Stunned is not mobile and goes nowhere', () => {
    for (const [word, rule] of [
      ['immobilized', '2.0'],
      ['bogged', '7.6'],
      ['shocked', '3.3.2'],
      ['stunned', '3.3.2'],
    ] as const) {
      const t = table(TANK.replace('vca0', `vca0 ${word}`), phase)
      expect(isMobile(t.u('tank') as Vehicle), word).toBe(false)
      mayNot(t, 'start', 'tank', {}, rule, /immobilized|bogged|Shocked/)
    }
    const moving = table(TANK.replace('vca0', 'vca0 immobilized started'), phase)
    mayNot(moving, 'pivot', 'tank', { vca: 1 }, '2.0', /immobilized/)
    mayNot(moving, 'drive', 'tank', { to: 'D4' }, '2.0', /immobilized/)
  })

  test('a vehicle that Prep Fired does not move', () => {
    const t = table(TANK.replace('vca0', 'vca0 prep'), phase)
    mayNot(t, 'start', 'tank', {}, '3.3', /fired in the Prep Fire Phase/)
  })
})

describe('the end of a move', () => {
  test('SK-3.3.2-14 SK-2.0-21 SK-2.0-30 out of MP without a stop it is in Motion', () => {
    const t = table(`${FAR}    D9 German: tank=ge-pzivh vca0`, phase)
    go(t, 'start', 'tank')
    expect(v(t, 'tank')).toMatchObject({ started: true, motion: false })
    for (const to of ['D8', 'D7', 'D6', 'D5', 'D4', 'D3', 'D2']) go(t, 'drive', 'tank', { to })
    for (const vca of [1, 2, 3, 4, 5]) go(t, 'pivot', 'tank', { vca })
    expect(mp(t, 'tank')).toBe(13)
    expect(v(t, 'tank')).toMatchObject({ motion: true })
    t.saw({ type: 'comesToEnd', motion: true })
  })

  test('SK-3.3.2-31 with MP left it ends in Motion only if they are too few for a hex before it', () => {
    const t = table(`${TANK}    D4 woods`, phase)
    go(t, 'start', 'tank')
    for (const vca of [1, 0, 1]) go(t, 'pivot', 'tank', { vca })
    t.refuses('axis', { type: 'stop', units: [t.unit('tank')] }, { rule: '3.3.2', message: /must go on or stop/ })
    t.refuses('axis', { type: 'end' }, { rule: '3.3.2', message: /must go on or stop first/ })
    for (const vca of [0, 1, 0]) go(t, 'pivot', 'tank', { vca })
    expect(mp(t, 'tank')).toBe(7) // 6 left, and the woods ask for 6½
    park(t, 'tank')
    expect([mp(t, 'tank'), v(t, 'tank').motion]).toEqual([13, true])
  })

  test('SK-3.3.2-01 what MP are left when it stands are spent where it is, and may be answered', () => {
    const t = table(`${FAR}    D5 German: tank=ge-pzivh vca0    D3 US: gun=am-M4 vca3`, phase)
    go(t, 'start', 'tank')
    go(t, 'halt', 'tank')
    park(t, 'tank')
    t.saw({ type: 'spendsMp', for: 'rest', mp: 22 })
    expect([mp(t, 'tank'), v(t, 'tank').motion, t.u('tank').moveEnded]).toEqual([13, false, true])
  })

  test('SK-3.3.2-15 a vehicle in Motion must spend MP before the phase can end, if only to stop', () => {
    const t = table(TANK.replace('vca0', 'vca0 motion'), phase)
    t.refuses('axis', { type: 'end' }, { rule: '3.3.2', message: /in Motion and must spend its MP/ })
    expect(offered(t, 'end')).toEqual([])
    go(t, 'halt', 'tank')
    park(t, 'tank')
    expect(offered(t, 'end')).toHaveLength(1)
    expect(v(t, 'tank').motion).toBe(false)
  })

  test('SK-2.0-29 SK-3.3.2-10 SK-3.3.2-23 SK-3.3.2-27 a start makes no Moving Target; a new hex does until the turn ends, also after a stop, and so does Motion at the start', () => {
    const t = table(TANK, phase)
    const isTarget = (of: AslskTable) => isMovingTarget(of.u('tank') as Vehicle)
    go(t, 'start', 'tank')
    expect(isTarget(t)).toBe(false)
    go(t, 'drive', 'tank', { to: 'D4' })
    go(t, 'halt', 'tank')
    expect(isTarget(t)).toBe(true)
    const moving = table(TANK.replace('vca0', 'vca0 motion'), phase)
    go(moving, 'halt', 'tank')
    expect([isTarget(moving), v(moving, 'tank').motion]).toEqual([true, false])
    const after = table(TANK.replace('vca0', 'vca0 moving'), { ...phase, step: 'turn.end', turns: 3 })
    expect(isTarget(after)).toBe(false)
  })

  test('from offboard it points over the edge that it crossed', () => {
    const t = table(`${FAR}    >C1 German: tank=ge-pzivh vca0 motion`, phase)
    mayNot(t, 'drive', 'tank', { to: 'C1', vca: 0 }, '3.3.2', /can't come/)
    go(t, 'drive', 'tank', { to: 'C1', vca: 3 })
    expect([mp(t, 'tank'), v(t, 'tank').vca, v(t, 'tank').tca]).toEqual([1, 3, 3])
  })

  test('SK-3.3.2-16 SK-3.3.2-32 a vehicle that comes from offboard is in Motion; one that is set up on the map is not', () => {
    const tank = { id: 'tank', name: 'A tank', units: [{ type: 'am-M4', count: 1 }], weapons: [] }
    const coming = scripted(withGroups('allied', [{ ...tank, arrival: { kind: 'enter', turn: 1, along: { edge: 'west' } } }]))
    const [first] = coming.game.state.units
    const place = (hex: string) => ({ type: 'place', units: [{ unit: first!.id, hex }], weapons: [] })
    const germans = {
      type: 'place',
      units: [1, 2, 3].map((unit) => ({ unit, hex: 'F3' })),
      weapons: [{ weapon: coming.game.state.weapons.find(({ type }) => type === 'ge-LMG')!.id, unit: 1 }],
    }
    coming.decide('axis', 'setup', germans).decide('allied', 'enter', place('A3'))
    expect(coming.game.state.units[0]!.vehicle).toMatchObject({ motion: true })
    const there = scripted(withGroups('allied', [{ ...tank, arrival: { kind: 'setup', area: { columns: ['A', 'C'] } } }]))
    there.decide('axis', 'setup', germans).decide('allied', 'setup', place('A3'))
    expect(there.game.state.units[0]!.vehicle).toMatchObject({ motion: false })
  })

  test('a gun without a turret comes onto the map pointing any way that the hex allows, and never with its gun another way', () => {
    const gun = { id: 'gun', name: 'A gun', units: [{ type: 'ru-SU85', count: 1 }], weapons: [] }
    const t = scripted(withGroups('allied', [{ ...gun, arrival: { kind: 'enter', turn: 1, along: { edge: 'west' } } }]))
    const germans = [1, 2, 3].map((unit) => ({ unit, hex: 'F3' }))
    const machineGun = t.game.state.weapons.find(({ type }) => type === 'ge-LMG')!.id
    t.decide('axis', 'setup', { type: 'place', units: germans, weapons: [{ weapon: machineGun, unit: 1 }] })
    t.decide('allied', 'enter', { type: 'place', units: [{ unit: 0, hex: 'A3' }], weapons: [] })
    while (t.game.state.phase !== 'movement') {
      const [{ seat, question }] = t.game.open as [OpenQuestion]
      const ends = [...(question.candidates() as Iterable<{ type: string }>)].find(({ type }) => ['end', 'done', 'pass'].includes(type))
      t.game.take(seat, ends)
    }
    const { question } = t.game.open[0]!
    const drives = [...(question.candidates() as Iterable<MoveDecision>)].filter(({ type }) => type === 'drive')
    expect(new Set(drives.map((each) => (each as { vca: number }).vca)).size).toBeGreaterThan(1)
    for (const drive of drives) expect(question.problems(drive)).toEqual([])
    for (const drive of drives)
      expect(question.problems({ ...drive, tca: ((drive as { vca: number }).vca + 1) % 6 })).toMatchObject([{ rule: '7.2' }])
  })

  test('SK-3.3.2-12 SK-2.0-25 SK-2.0-28 SK-7.4-02 of two vehicles that end in one hex the owner gives one up, which lies on as a wreck', () => {
    const t = table(`${FAR}    D5 German: tank=ge-pzivh vca0    D4 German: other=ge-pzivh vca0`, phase)
    go(t, 'start', 'tank')
    go(t, 'drive', 'tank', { to: 'D4' })
    go(t, 'halt', 'tank')
    park(t, 'tank')
    t.answer('move', { type: 'end' })
    t.asks('axis', 'overstacked')
    t.refuses('axis', { type: 'flip', unit: t.unit('own') }, { rule: '3.3.2', message: /shares its hex/ })
    t.answer('overstacked', { type: 'flip', unit: t.unit('other') })
    expect(t.state.markers).toMatchObject([{ kind: 'wreck', at: t.place('D4'), value: 0, extra: t.unit('other') + 1 }])
    expect(t.u('other').at).toBeLessThan(0)
    expect(t.u('tank').at).toBe(t.place('D4'))
  })
})

describe('what else a vehicle does', () => {
  test('SK-3.3.2-19 SK-7.0-02 with red MP each start is a roll: 12 immobilizes', () => {
    const red = `A9 German: spare=4-6-7    A1 Russian: own=4-4-7    D5 Russian: tank=ru-KV1M41 vca0`
    const fine = table(red, { ...phase, attacker: 'allied' })
    fine.answer('move', act(fine, 'start', 'tank')).rolls(6, 5)
    hold(fine)
    fine.saw({ type: 'reliability', number: 12, stalls: false })
    expect(v(fine, 'tank').started).toBe(true)
    const t = table(red, { ...phase, attacker: 'allied' })
    t.answer('move', act(t, 'start', 'tank')).rolls(6, 6)
    hold(t)
    t.saw({ type: 'reliability', stalls: true })
    expect(v(t, 'tank')).toMatchObject({ immobilized: true, started: false, motion: false })
  })

  test('SK-3.3.2-34 a vehicle whose note says so is immobilized on 11 too', () => {
    const printed = ourVehicles.vehicles.find(({ id }) => id === 'ru-KV1M41')!
    const pack = { name: 'Notes', counters: { format: 'firegroup-aslsk-counters', version: 1, vehicles: [{ ...printed, stallsOn: 11 }] } }
    const t = table('A9 German: spare=4-6-7    D5 Russian: tank=ru-KV1M41 vca0', { ...phase, attacker: 'allied', pack })
    t.answer('move', act(t, 'start', 'tank')).rolls(6, 5)
    t.saw({ type: 'reliability', number: 11, stalls: true })
    expect(v(t, 'tank').immobilized).toBe(true)
  })

  test('SK-7.7-01 SK-7.7-03 SK-7.7-09 SK-3.7-05 hatches move once in a Movement Phase and once in an Advance Phase', () => {
    const t = table(TANK, phase)
    expect(v(t, 'tank').exposed).toBe(false)
    go(t, 'hatch', 'tank', { exposed: true })
    mayNot(t, 'hatch', 'tank', { exposed: true }, '7.7', /exposed already/)
    mayNot(t, 'hatch', 'tank', { exposed: false }, '7.7', /in this phase/)
    const later = table(TANK, { ...phase, phase: 'advance' })
    later.answer('advance', act(later, 'hatch', 'tank', { exposed: true }))
    expect(v(later, 'tank').exposed).toBe(true)
    mayNot(later, 'hatch', 'tank', { exposed: false }, '7.7', /in this phase/)
  })

  test('SK-7.7-10 GAP-46 not in a Movement Phase after its fire, in neither direction', () => {
    for (const exposed of [true, false]) {
      const t = table(TANK.replace('vca0', `vca0 prep${exposed ? '' : ' CE'}`), phase)
      mayNot(t, 'hatch', 'tank', { exposed }, '7.7', /has fired/)
    }
  })

  test('SK-7.7-11 a Shocked or Stunned crew stays buttoned up', () => {
    for (const word of ['shocked', 'stunned']) {
      const t = table(TANK.replace('vca0', `vca0 ${word}`), phase)
      mayNot(t, 'hatch', 'tank', { exposed: true }, '7.7', /stays buttoned up/)
    }
  })

  test('SK-2.0-06 a vehicle controls its hex only while it is there, and not beside a Good Order enemy', () => {
    const t = table(`${TANK}    D3 US: 6-6-6    E9 US: 7-4-7`, { ...phase, control: { allied: ['D4', 'D3'] } })
    const controls = (hex: string) => t.state.control[t.place(hex)]
    go(t, 'start', 'tank')
    go(t, 'drive', 'tank', { to: 'D4' })
    expect(controls('D4')).toBe('axis')
    go(t, 'drive', 'tank', { to: 'D3' })
    expect([controls('D4'), controls('D3')]).toEqual(['allied', 'allied'])
  })

  test('what its own men hold stays theirs when it leaves', () => {
    const t = table(`${FAR}    D5 German: tank=ge-pzivh vca0, men=4-6-7`, phase)
    go(t, 'start', 'tank')
    go(t, 'drive', 'tank', { to: 'D4' })
    expect(t.state.control[t.place('D5')]).toBe('axis')
  })

  test('while a vehicle moves nobody joins it, and it joins nobody', () => {
    const t = table(`${FAR}    D5 German: tank=ge-pzivh vca0, men=4-6-7`, phase)
    go(t, 'start', 'tank')
    t.refuses('axis', { type: 'step', units: [t.unit('men')], to: 'D4' }, { rule: '3.3.1', message: /Other units are moving/ })
    const men = table(`${FAR}    D5 German: tank=ge-pzivh vca0, men=4-6-7`, phase)
    step(men, 'men', 'D4')
    mayNot(men, 'start', 'tank', {}, '3.3.1', /Other units are moving/)
  })
})

describe('7.10 a Recalled vehicle', () => {
  /** Its own edge is the northern one. */
  const RECALLED = `${FAR}    C4 German: tank=ge-pzivh vca0 recalled`

  test('SK-7.10-10 goes home by the shortest way, and neither waits nor stops on it', () => {
    const t = table(RECALLED, phase)
    t.refuses('axis', { type: 'end' }, { rule: '3.3.2', message: /must spend its MP/ })
    mayNot(t, 'delay', 'tank', {}, '7.10', /as fast as it can/)
    go(t, 'start', 'tank')
    mayNot(t, 'halt', 'tank', {}, '7.10', /as fast as it can/)
    mayNot(t, 'pivot', 'tank', { vca: 1 }, '7.10', /shortest way/)
    mayNot(t, 'drive', 'tank', { to: 'D3' }, '7.10', /shortest way/)
    expect(offered(t, 'drive')).toMatchObject([{ to: 'C3' }])
    go(t, 'drive', 'tank', { to: 'C3' })
    t.refuses('axis', { type: 'stop', units: [t.unit('tank')] }, { rule: '7.10', message: /as fast as it can/ })
  })

  test('SK-7.10-10 does not stay to Prep Fire, unless it can’t move', () => {
    const fires = (words: string) => {
      const t = table(`${RECALLED} ${words}    C2 US: 7-4-7`, { ...phase, phase: 'prepFire' })
      const shots = [
        { type: 'ordnance', weapon: 0, at: 'C2', target: 'itt' },
        { type: 'vehicleFire', unit: t.unit('tank'), weapons: [2], at: 'C2' },
      ]
      return shots.map((shot) => t.game.problems('axis', shot).map(({ rule }) => rule))
    }
    expect([fires(''), fires('immobilized')]).toEqual([
      [['7.10'], ['7.10']],
      [[], []],
    ])
  })

  test('SK-7.10-24 leaves over its own edge without any points', () => {
    const t = table(RECALLED, phase)
    go(t, 'start', 'tank')
    for (const to of ['C3', 'C2', 'C1']) go(t, 'drive', 'tank', { to })
    t.answer('move', act(t, 'driveOff', 'tank'))
    t.saw({ type: 'exits', unit: t.unit('tank'), points: 0 })
    expect(t.state.points.axis.exited).toBe(0)
    const staying = table(TANK.replace('D5', 'C1'), phase)
    go(staying, 'start', 'tank')
    mayNot(staying, 'driveOff', 'tank', {}, '3.3', /victory conditions/)
  })
})

describe('3.3.2 among enemy vehicles', () => {
  /** A PzKpfw IIIN without AP comes at the front of a Sherman; its HE does nothing to it. */
  const meets = (tank: string, foe: string, more = '') =>
    table(`${FAR}    D6 German: tank=${tank} vca0    D5 US: foe=${foe}    ${more}`, phase)

  test('SK-3.3.2-17 what its main armament is counts, a machine gun too: a 5 destroys thin armour', () => {
    const halts = (foe: string) => {
      const t = table(
        `${FAR}    D6 German: tank=ge-pzib vca0    D5 Russian: foe=${foe}`.replace('A9 US: spare=7-4-7', 'A9 Russian: 4-4-7'),
        phase,
      )
      go(t, 'start', 'tank')
      go(t, 'drive', 'tank', { to: 'D5' })
      return t.game.problems('axis', act(t, 'halt', 'tank')).map(({ rule }) => rule)
    }
    // 4 of a MG and 2 at no range are 6 at the front of a BA-20 and 5 at that of a BA-64B, which only Stuns
    expect([halts('ru-ba20 vca3 tca3'), halts('ru-BA64B vca3 tca3')]).toEqual([[], ['3.3.2']])
  })

  test('SK-3.3.2-17 a vehicle that could not harm the enemy with a 5 as it came drives on, while it can', () => {
    const t = meets('ge-pziiin', 'am-M4 vca3')
    go(t, 'start', 'tank')
    go(t, 'drive', 'tank', { to: 'D5' })
    mayNot(t, 'halt', 'tank', {}, '3.3.2', /must go on/)
    go(t, 'drive', 'tank', { to: 'D4' })
    go(t, 'halt', 'tank')
    expect(v(t, 'tank').started).toBe(false)
  })

  test('SK-3.3.2-17 one that could harm it stays', () => {
    const t = meets('ge-pzivh', 'am-M4 vca3')
    go(t, 'start', 'tank')
    go(t, 'drive', 'tank', { to: 'D5' })
    go(t, 'halt', 'tank')
    expect(v(t, 'tank').started).toBe(false)
  })

  test('SK-3.3.2-17 nor does it enter where it would have to stay', () => {
    const t = meets('ge-pziiin', 'am-M4 vca3', 'D4 water    E5 water    E6 water')
    go(t, 'start', 'tank')
    mayNot(t, 'drive', 'tank', { to: 'D5' }, '3.3.2', /would have to stay/)
  })
})
