/** The examples of stacks that are hidden in an area, every die stated. */
import { describe, expect, test } from 'vitest'
import { bookTable, type PbsTableOptions } from '../../test/table.ts'
import type { Behaviour } from '../memory.ts'
import type { PbsChoice } from '../options.ts'

const stack = (behaviour: Behaviour, counters: string[]): Partial<PbsChoice> => ({
  mode: 'bothSides',
  parts: { hipAreas: true },
  hip: [{ side: 'axis', units: [0], behaviour, counters }],
})
const take = (...hexes: string[]): NonNullable<PbsTableOptions['victory']> => ({
  side: 'allied',
  text: 'Take it.',
  condition: { type: 'control', hexes },
})

describe('when one is looked for', () => {
  test('EX-09 five hexes at 1 MF each: on MF 1, 3 and 5', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6, 9-1\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.pass().thrown()
    t.go('a', 'E9', { mode: 'double' }).thrown(['hidden stacks', 6, 6])
    t.go('a', 'E10').thrown()
    t.go('a', 'E11').thrown(['hidden stacks', 6, 6])
    t.go('a', 'E12').thrown()
    t.go('a', 'F12').thrown(['hidden stacks', 6, 6])
    expect(t.dice).toEqual(6)
    t.end()
  })

  test('EX-10 in the second half of the scenario a 3 brings forth an Ambush', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E10 stone building\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      turn: 5,
      turns: 8,
      pbs: stack('ambush', ['E9', 'E9']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(
      ['hidden stacks', 1, 2],
      ['where an Ambush is laid', 4],
      ['which of its counters', 1],
      ['fire attack', 5, 5],
      ['PTC of 6-6-6', 5, 5],
    )
    expect(t.where('x')).toEqual('E10')
    t.end()
  })

  test('EX-10 in the second half of the scenario a 4 brings forth a Surprise', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E11 stone building\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      turn: 5,
      turns: 8,
      pbs: stack('surpriseShort', ['E9', 'E9']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(['hidden stacks', 1, 3], ['which of its counters', 1], ['fire attack', 5, 5])
    expect(t.where('x')).toEqual('E11')
    t.end()
  })

  test('EX-11a of 8 turns, in the 4th, a 3: a Surprise is revealed', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E11 stone building\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      turn: 4,
      turns: 8,
      pbs: stack('surpriseShort', ['E9', 'E9']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(['hidden stacks', 1, 2], ['which of its counters', 1], ['fire attack', 5, 5])
    expect(t.where('x')).toEqual('E11')
    t.end()
  })

  test('EX-11a of 8 turns, in the 5th, a 3: a Surprise stays hidden', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E11 stone building\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      turn: 5,
      turns: 8,
      pbs: stack('surpriseShort', ['E9', 'E9']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(['hidden stacks', 1, 2])
    expect(t.where('x')).toEqual('reserve')
    t.end()
  })

  test('EX-11a of 8 turns, in the 5th, a 4: a Surprise is revealed', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E11 stone building\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      turn: 5,
      turns: 8,
      pbs: stack('surpriseShort', ['E9', 'E9']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(['hidden stacks', 1, 3], ['which of its counters', 1], ['fire attack', 5, 5])
    expect(t.where('x')).toEqual('E11')
    t.end()
  })

  test('EX-11b of 9 turns, in the 5th, a 3: a Surprise is revealed', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E11 stone building\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      turn: 5,
      turns: 9,
      pbs: stack('surpriseShort', ['E9', 'E9']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(['hidden stacks', 1, 2], ['which of its counters', 1], ['fire attack', 5, 5])
    expect(t.where('x')).toEqual('E11')
    t.end()
  })

  test('EX-11b of 9 turns, in the 5th, a 4: a Surprise stays hidden', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E11 stone building\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      turn: 5,
      turns: 9,
      pbs: stack('surpriseShort', ['E9', 'E9']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(['hidden stacks', 1, 3])
    expect(t.where('x')).toEqual('reserve')
    t.end()
  })

  test('EX-11b of 9 turns, in the 6th, a 4: a Surprise is revealed', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E11 stone building\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      turn: 6,
      turns: 9,
      pbs: stack('surpriseShort', ['E9', 'E9']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(['hidden stacks', 1, 3], ['which of its counters', 1], ['fire attack', 5, 5])
    expect(t.where('x')).toEqual('E11')
    t.end()
  })
})

describe('where it appears', () => {
  test('DX-80 an Ambush of men, with a 4: next to the mover', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E10 stone building\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(['hidden stacks', 1, 1], ['where an Ambush is laid', 4], ['fire attack', 5, 5], ['PTC of 6-6-6', 5, 5])
    expect(t.where('x')).toEqual('E10')
    t.end()
  })

  test('DX-80 an Ambush of men, with a 5: in his own hex', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E10 stone building\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(['hidden stacks', 1, 1], ['where an Ambush is laid', 5], ['fire attack', 5, 5], ['NMC of 6-6-6', 5, 5])
    expect(t.where('x')).toEqual('E9')
    t.end()
  })

  test('DX-81 an Ambush of a Gun, with a 4: one hex away', () => {
    const t = bookTable(`R1 German: x=2-2-8 crew, gun=ge-AT75L ca2\n E8 US: a=6-6-6\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(
      ['hidden stacks', 1, 1],
      ['where an Ambush is laid', 4],
      ['which of equal places', 1],
      ['OFTC', 1],
      ['which way it points', 1],
      ['To Hit', 5, 5],
      ['effect of a hit', 5, 5],
      ['PTC of 6-6-6', 5, 5],
    )
    expect(t.state.setting.map.grid.distance(t.u('x').at, t.place('E9'))).toEqual(1)
    t.end()
  })

  test('DX-81 an Ambush of a Gun, with a 5: two hexes away', () => {
    const t = bookTable(`R1 German: x=2-2-8 crew, gun=ge-AT75L ca2\n E8 US: a=6-6-6\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(
      ['hidden stacks', 1, 1],
      ['where an Ambush is laid', 5],
      ['which of equal places', 1],
      ['OFTC', 1],
      ['which way it points', 1],
      ['To Hit', 5, 5],
      ['effect of a hit', 5, 5],
      ['PTC of 6-6-6', 5, 5],
    )
    expect(t.state.setting.map.grid.distance(t.u('x').at, t.place('E9'))).toEqual(2)
    t.end()
  })

  test('DX-82 who could not reach Minimum FP stays hidden', () => {
    const t = bookTable(`R1 German: x=2-4-7\n E8 US: a=6-6-6\n E9 stone building\n E10 woods\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.pass().thrown()
    t.go('a', 'E9', { mode: 'assault' }).thrown(['hidden stacks', 1, 1], ['where an Ambush is laid', 4])
    expect([t.where('x'), t.hidden.length]).toEqual(['reserve', 1])
    t.end()
  })

  test('DX-88 Control with one Victory Location left is there at once, concealed', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      victory: take('E9', 'A1'),
      control: { axis: ['E9', 'A1'] },
      rules: [{ type: 'concealment', text: 'Concealment is in effect.' }],
      pbs: stack('control', []),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(['hidden stacks', 6, 6], ['Fire Discipline', 9])
    expect([t.where('x'), t.u('x').concealed]).toEqual(['A1', true])
    t.end()
  })
})

describe('what its owner tries', () => {
  test('DX-83 a 5 fails and leaves Labor, with which the next 5 succeeds', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E7 stone building\n P12 US: b=6-6-6`, {
      columns: 18,
      rows: 12,
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.decide('axis', 'hipReveal', { type: 'comeForth', stack: 0, counter: 0 }).thrown(['a hidden stack comes forth', 2, 3])
    t.passUntil('hipOrders').pass().passUntil('hipReveal').thrown()
    t.decide('axis', 'hipReveal', { type: 'comeForth', stack: 0, counter: 0 }).thrown(
      ['a hidden stack comes forth', 2, 3],
      ['where an Ambush is laid', 4],
    )
    expect(t.where('x')).toEqual('E7')
    t.end()
  })

  test('DX-84 in one’s own PFPh a 2: it does not', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E7 stone building\n P12 US: 6-6-6`, {
      columns: 18,
      rows: 12,
      phase: 'prepFire',
      attacker: 'axis',
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.decide('axis', 'hipReveal', { type: 'comeForth', stack: 0, counter: 0 }).thrown(['a hidden stack comes forth', 1, 1])
    expect(t.where('x')).toEqual('reserve')
    t.end()
  })

  test('DX-84 in one’s own PFPh a 3: it comes forth', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E7 stone building\n P12 US: 6-6-6`, {
      columns: 18,
      rows: 12,
      phase: 'prepFire',
      attacker: 'axis',
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.decide('axis', 'hipReveal', { type: 'comeForth', stack: 0, counter: 0 }).thrown(
      ['a hidden stack comes forth', 1, 2],
      ['where an Ambush is laid', 4],
    )
    expect(t.where('x')).toEqual('E7')
    t.end()
  })

  test('DX-84 in one’s own PFPh a 4: it does not', () => {
    const t = bookTable(`R1 German: x=4-6-7\n E8 US: a=6-6-6\n E7 stone building\n P12 US: 6-6-6`, {
      columns: 18,
      rows: 12,
      phase: 'prepFire',
      attacker: 'axis',
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.decide('axis', 'hipReveal', { type: 'comeForth', stack: 0, counter: 0 }).thrown(['a hidden stack comes forth', 1, 3])
    expect(t.where('x')).toEqual('reserve')
    t.end()
  })
})

describe('how a Gun points', () => {
  test('DX-85 with a 4 it is turned no further', () => {
    const t = bookTable(`R1 German: x=2-2-8 crew, gun=ge-AT75L ca2\n E8 US: a=6-6-6\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(
      ['hidden stacks', 1, 1],
      ['where an Ambush is laid', 4],
      ['which of equal places', 1],
      ['OFTC', 1],
      ['which way it points', 4],
      ['To Hit', 5, 5],
      ['effect of a hit', 5, 5],
      ['PTC of 6-6-6', 5, 5],
    )
    expect(t.turned).toEqual(0)
    t.end()
  })

  test('DX-85 with a 5 it is turned one hexspine clockwise', () => {
    const t = bookTable(`R1 German: x=2-2-8 crew, gun=ge-AT75L ca2\n E8 US: a=6-6-6\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(
      ['hidden stacks', 1, 1],
      ['where an Ambush is laid', 4],
      ['which of equal places', 1],
      ['OFTC', 1],
      ['which way it points', 5],
      ['To Hit', 5, 5],
      ['effect of a hit', 5, 5],
      ['PTC of 6-6-6', 5, 5],
    )
    expect(t.turned).toEqual(1)
    t.end()
  })

  test('DX-85 with a 6 it is turned one hexspine counter-clockwise', () => {
    const t = bookTable(`R1 German: x=2-2-8 crew, gun=ge-AT75L ca2\n E8 US: a=6-6-6\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(
      ['hidden stacks', 1, 1],
      ['where an Ambush is laid', 4],
      ['which of equal places', 1],
      ['OFTC', 1],
      ['which way it points', 6],
      ['To Hit', 5, 5],
    )
    expect(t.turned).toEqual(-1)
    t.end()
  })

  test('DX-85b not turned out of its arc, its shot is not turned either', () => {
    const t = bookTable(`R1 German: x=2-2-8 crew, gun=ge-AT88NT ca2\n E8 US: a=6-6-6\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      year: 1943,
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(
      ['hidden stacks', 1, 1],
      ['where an Ambush is laid', 4],
      ['which of equal places', 1],
      ['OFTC', 9],
      ['which way it points', 4],
      ['To Hit', 5, 5],
      ['effect of a hit', 5, 5],
      ['NMC of 6-6-6', 5, 5],
    )
    expect(t.casesOfShot.filter((label) => label.startsWith('Case 8')).length).toEqual(0)
    t.end()
  })

  test('DX-85b turned out of its arc by the die, its OFTC is the same and its shot pays Case 8', () => {
    const t = bookTable(`R1 German: x=2-2-8 crew, gun=ge-AT88NT ca2\n E8 US: a=6-6-6\n P12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
      year: 1943,
      pbs: stack('ambush', ['E6', 'E4']),
    })
    t.pass().thrown()
    t.go('a', 'E9').thrown(
      ['hidden stacks', 1, 1],
      ['where an Ambush is laid', 4],
      ['which of equal places', 1],
      ['OFTC', 9],
      ['which way it points', 6],
      ['To Hit', 5, 5],
    )
    expect(t.casesOfShot.filter((label) => label.startsWith('Case 8')).length).toEqual(1)
    t.end()
  })
})
