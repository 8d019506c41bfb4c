import { describe, expect, test } from 'vitest'
import { aim, heavy, needs, shoot } from '../../../test/guns.ts'
import { type TableOptions, table, type UpfrontTable } from '../../../test/table.ts'
import { isCower } from '../../cards/usable.ts'
import { describeDecision, describeEvents } from '../../words/index.ts'

const NIGHT = { modules: ['night'] } as const
const FIELD = 'axis A[1]: P1, P2\naxis B[1]: P3, P4\nallied A[1]: Q1, Q2, Q3\nallied B: Q4, Q5'

function field(text = FIELD, options: TableOptions = {}): UpfrontTable {
  return table(text, { ...NIGHT, hands: { axis: 'Fire 1/1, Fire 2, Move red, Smoke' }, ...options })
}

const look = (group = 0, target = 2) => ({ type: 'observe', group, target }) as const
const light = (group = 0, target = 2) => ({ type: 'starshell', group, target }) as const
const lookAt = (t: UpfrontTable, from: string, at: string) => look(t.id(from), t.id(at))

describe('observation', () => {
  test('UF-38.2-01 whoever has not seen his target neither fires at it nor infiltrates it, and looks for one group a turn', () => {
    const t = field('axis A[4]: P1, P2\naxis B[1]: P3, P4\nallied A[1]: Q1, Q2, Q3\nallied B: Q4, Q5')
    t.cannot(t.fireAction('axis A', 'allied A', [1]), '38.2')
    const steal = { type: 'infiltrate', group: 0, men: [{ man: t.man('P1'), into: t.id('allied A') }] }
    t.cannot(steal, '38.2')
    t.act(lookAt(t, 'axis A', 'allied B')).draws('x1')
    t.cannot(t.fireAction('axis A', 'allied A', [1]), '38.2').cannot(lookAt(t, 'axis A', 'allied A'), '38.2')
    const seen = field('axis A[4]: P1, P2\naxis B[1]: P3, P4\nallied A[1]: Q1, Q2, Q3\nallied B: Q4, Q5')
    seen.act(lookAt(seen, 'axis A', 'allied A')).draws('b1')
    expect(seen.candidates()).toContainEqual(steal)
    seen.fire('axis A', 'allied A', [1]).resolves('r0', 'r0', 'r0')
  })

  test('UF-38.2-02 UF-38.2-03 seeing is no action; failing is, and nothing else is left, close combat included', () => {
    const t = field()
    t.act(look())
      .draws('r1')
      .saw({ type: 'night:looks', facts: { target: 2, range: 2, seen: true } })
    expect([t.group('axis A').acted, t.state.actions]).toEqual([false, 0])
    t.fire('axis A', 'allied A', [1])
    const blind = field('axis A[4]: P1 infiltrates A since 0, P2\naxis B[1]: P3, P4\nallied A[1]: Q1, Q2\nallied B: Q4, Q5', { turn: 3 })
    blind.act(lookAt(blind, 'axis A', 'allied A')).draws('b6')
    expect([blind.group('axis A').acted, blind.state.actions]).toEqual([true, 1])
    blind.cannot({ type: 'closeCombat', group: 0, men: [{ man: blind.man('P1') }] }, '4.2')
  })

  test('UF-38.2-01 close combat is an attack: infiltrators too must see whom they attack', () => {
    const t = field('axis A[4]: P1 infiltrates A since 0, P2\naxis B[1]: P3, P4\nallied A[1]: Q1, Q2\nallied B: Q4, Q5', { turn: 3 })
    const combat = { type: 'closeCombat', group: 0, men: [{ man: t.man('P1') }] }
    t.cannot(combat, '38.2')
    expect(t.candidates()).not.toContainEqual(combat)
    t.act(lookAt(t, 'axis A', 'allied A')).draws('r1')
    expect(t.candidates()).toContainEqual(combat)
  })

  test('UF-38.2-04 into or out of a Gully only at RR 5 or to or from a Hill', () => {
    const into = field('axis A[1]: P1, P2\naxis B[1] Hill: P3, P4\nallied A[1] Gully: Q1\nallied B: Q4')
    into.cannot(lookAt(into, 'axis A', 'allied A'), '8.2')
    into
      .act(lookAt(into, 'axis B', 'allied A'))
      .draws('b0')
      .saw({ facts: { seen: true } })
    const close = field('axis A[4] Gully: P1, P2\naxis B: P3, P4\nallied A[1]: Q1\nallied B: Q4')
    close.cannot(lookAt(close, 'axis A', 'allied B'), '8.2')
    close
      .act(lookAt(close, 'axis A', 'allied A'))
      .draws('b4')
      .saw({ facts: { seen: true } })
  })

  test('UF-38.21-01 nobody has to look, and what was seen is forgotten with the turn', () => {
    const t = field(FIELD, { hands: { axis: 'Fire 1/1, Move' } })
    t.act({ type: 'move', group: 1, card: t.card('axis', 2), mode: 'sideways' })
    t.act(look())
      .draws('b1')
      .next('axis')
      .cannot(t.fireAction('axis A', 'allied A', [1]), '38.2')
  })

  test('UF-38.22-01 what one group sees no other does', () => {
    const t = field()
    t.act(look()).draws('b1')
    t.cannot(t.fireAction('axis B', 'allied A', [1]), '38.2')
  })

  test('UF-38.3-01 UF-38.3-03 DV-014 DV-030 the number must be below the range, whatever its colour; at range 0 it is just a 1', () => {
    const seen = (range: number, cards: string, drawn: string) => {
      const t = field(`axis A: P1, P2\naxis B: P3, P4\nallied A[${range}]${cards}: Q1, Q2\nallied B: Q4, Q5`)
      t.act(look()).draws(drawn)
      return t.game.events.some(({ event }) => event.type === 'night:looks' && event.facts?.['seen'] === true)
    }
    expect([seen(1, '', 'b0'), seen(1, '', 'b1')]).toEqual([true, false])
    expect([seen(0, '', 'b0'), seen(0, '', 'r1'), seen(0, '', 'b2')]).toEqual([false, true, false])
    expect([seen(2, ' Move+, Move+', 'r3'), seen(2, ' Move+, Move+', 'b4')]).toEqual([true, false])
  })

  test('UF-38.3-04 every Movement card of the enemy makes him easier to see', () => {
    const t = field('axis A: P1, P2\naxis B: P3, P4\nallied A[1] Move+, Move=: Q1, Q2\nallied B: Q4, Q5')
    t.act(look())
      .draws('b2')
      .saw({ facts: { range: 3, seen: true } })
  })

  test('UF-38.3-06 UF-38.3-09 QA-138 so does fire of another group in this turn; an attack that was called off does not count', () => {
    const fired = field()
    fired.act(look()).draws('b1').fire('axis A', 'allied A', [1]).resolves('r0', 'r0', 'r0')
    fired
      .act(look(1))
      .draws('b6')
      .saw({ group: 1, facts: { range: 3 } })
    const left = field()
    left.act(look()).draws('b1').fire('axis A', 'allied A', [1]).answer('attack', { type: 'callOff' })
    left
      .act(look(1))
      .draws('b6')
      .saw({ group: 1, facts: { range: 2 } })
  })

  test('UF-38.3-07 UF-38.3-02 QA-138 so does fire of his own in his last turn, but not a starshell', () => {
    const t = field(FIELD, { active: 'allied', hands: { allied: 'Fire 1/1', axis: 'Fire' } })
    t.act(look(2, 0)).draws('b1').fire('allied A', 'axis A', [1]).resolves('r0', 'r0').next('axis')
    t.act(look())
      .draws('b6')
      .saw({ facts: { target: 2, range: 3 } })
    const lit = field('axis A[1]: P1, P2\naxis B[1]: P3, P4\nallied A[1]: Q1(SL), Q2\nallied B: Q4, Q5', { active: 'allied', hands: {} })
    lit.act(look(2, 0)).draws('b1').act(light(2, 0)).next('axis')
    lit
      .act(look())
      .draws('b6')
      .saw({ facts: { target: 2, range: 2 } })
  })
})

describe('fire at night', () => {
  const seen = (text: string, more: TableOptions = {}) => field(text, { kept: { night: { seen: [{ group: 0, target: 2 }] } }, ...more })
  const strength = (t: UpfrontTable) =>
    t.game.events.flatMap(({ event }) => (event.type === 'fires' ? [[event.strength, event.modifiers.map(({ value }) => value)]] : []))[0]

  test('UF-38.4-01 the strength of the Fire cards is halved, rounded down, before anything else', () => {
    const t = seen('axis A[4]: P1(weapon mpGerman), P2(weapon mpGerman), P3\naxis B: P4, P5\nallied A[1] Brush: Q1\nallied B: Q2', {
      hands: { axis: 'Fire 5/9' },
    })
    t.fire('axis A', 'allied A', [1])
    expect(strength(t)).toEqual([1, [5, -3, -1]])
  })

  test('UF-38.41-01 DV-015 a moving group’s is halved twice: 5 to 2 to 1', () => {
    const t = seen(
      'axis A[4] Move=: M1(weapon mpGerman), M2(weapon mpGerman), M3(weapon mpGerman)\naxis B: P4, P5\nallied A[1]: Q1\nallied B: Q2',
      {
        hands: { axis: 'Fire 5/9' },
      },
    )
    t.fire('axis A', 'allied A', [1])
    expect(strength(t)).toEqual([1, [5, -3, -1]])
  })

  test('UF-38.4-02 not that of a Sniper or a demolition charge', () => {
    const t = field('axis A[4]: P1, P2 carries demolitionCharge\naxis B: P4, P5\nallied A[1]: Q1\nallied B: Q2', {
      kept: { night: { seen: [{ group: 0, target: 2 }] } },
      hands: { axis: 'Move' },
    })
    t.act({ type: 'infiltrate', group: 0, men: [{ man: t.man('P2'), into: 2, card: t.card('axis', 1), charge: true }] }).draws(
      'b0 c1r',
      'r0',
    )
    t.saw({ type: 'attacked', strength: 8 })
  })

  test('UF-38.1-01 UF-13.26-01 UF-20.4-01 a Smoke card is a Cower card: nobody lays Smoke, so that it never counts beside the night', () => {
    const t = field()
    t.cannot({ type: 'smoke', group: 0, card: t.card('axis', 4) }, '13.2')
    expect([isCower(t.state, 'axis', t.card('axis', 4)), isCower(table(FIELD).state, 'axis', t.card('axis', 4))]).toEqual([true, false])
  })

  test('UF-38.6-01 UF-20.31-01 infiltration is three columns easier in the dark, and not where it is lit', () => {
    const text = 'axis A[4] Buildings-2: P1, P2\naxis B: P4, P5\nallied A[1]: Q1, Q2, Q3, Q4, Q5\nallied B: Q6'
    const into = (t: UpfrontTable) => t.act({ type: 'infiltrate', group: 0, men: [{ man: t.man('P1'), into: 2 }] }).draws('b0', 'b1')
    into(seen(text)).saw({ type: 'infiltrates', column: 2 })
    into(field(text, { kept: { night: { shells: [{ side: 'allied', letter: 'A', range: 1 }] } } })).saw({ type: 'infiltrates', column: 5 })
  })

  test('UF-38.7-01 QA-140 Snipers and terrain need no observation, a retreat beyond range 0 does', () => {
    const text = 'axis A: P1, P2\naxis B: P3, P4\nallied A[2] Move+: Q1, Q2\nallied B: Q4, Q5'
    const t = field(text, { hands: { axis: 'Move red, Sniper, Brush' }, nations: { axis: 'American' }, axis: { snipers: 1 } })
    const back = { type: 'move', group: 0, card: t.card('axis', 1), mode: 'retreat' }
    t.cannot(back, '38.7')
    t.decide('axis', 'act', { type: 'done' })
    t.decide('axis', 'discard', {
      type: 'discard',
      cards: [
        { card: t.card('axis', 2), as: 'sniper', on: 2 },
        { card: t.card('axis', 3), as: 'terrain', on: 2 },
      ],
    })
    const seeing = field(text, { hands: { axis: 'Move red' } })
    seeing
      .act(look())
      .draws('b1')
      .act({ ...back, card: seeing.card('axis', 1) })
    expect(seeing.group('axis A').range).toBe(-1)
    const wrong = field('axis A[-2]: P1, P2\naxis B: P3, P4\nallied A[3]: Q1\nallied B[1]: Q4', { hands: { axis: 'Move red' } })
    wrong.act(look(0, 3)).draws('b1')
    wrong.cannot({ ...back, card: wrong.card('axis', 1) }, '38.7')
  })
})

describe('a starshell', () => {
  const led = 'axis A[2]: L1(SL), P2\naxis B[1]: P3, P4\nallied A[1]: Q1, Q2, Q3\nallied B: Q4, Q5'

  test('UF-38.5-01 an unpinned Squad Leader lights what his group has just seen, as its action', () => {
    const t = field(led)
    t.cannot(light(), '38.5').act(look()).draws('b1').act(light()).saw({ type: 'night:starshell', group: 2 })
    expect([t.group('axis A').acted, t.state.modules]).toMatchObject([
      true,
      { night: { shells: [{ side: 'allied', letter: 'A', range: 1, left: 2 }] } },
    ])
    field('axis A[2]: L1(SL) pinned, P2\naxis B[1]: P3\nallied A[1]: Q1\nallied B: Q4')
      .act(look())
      .draws('b1')
      .cannot(light(), '38.5', /unpinned/)
    field('axis A: L1(SL), P2\naxis B[1]: P3\nallied A: Q1\nallied B: Q4')
      .act(look())
      .draws('b1')
      .cannot(light(), '38.5', /1 to 5/)
  })

  test('UF-38.5-05 QA-139 never an assistant leader, even one who has taken over', () => {
    const t = field('axis A[2]: L1(ASL), P2\naxis B[1]: P3\nallied A[1]: Q1\nallied B: Q4')
    t.act(look())
      .draws('b1')
      .cannot(light(), '38.5', /Squad Leader/)
  })

  test('UF-38.5-04 UF-38.52-01 who is lit is seen and fired at as by day, and not lit again', () => {
    const t = field(led, { hands: { axis: 'Fire 2' }, kept: { night: { shells: [{ side: 'allied', letter: 'A', range: 1 }] } } })
    t.cannot(look(), '38.52').cannot(light(), '38.5', /lit already/)
    t.fire('axis A', 'allied A', [1]).saw({ type: 'fires', strength: 2 })
  })

  test('UF-38.5-03 it lasts for two turns of those whom it lights', () => {
    const shells = (left: number, active: 'axis' | 'allied') =>
      field(led, { active, hands: {}, kept: { night: { shells: [{ side: 'allied', letter: 'A', range: 1, left }] } } })
    const left = (t: UpfrontTable) => (t.state.modules as { night?: { shells: { left: number }[] } } | undefined)?.night?.shells
    expect(left(shells(2, 'axis').next('allied'))).toMatchObject([{ left: 2 }])
    expect(left(shells(2, 'allied').next('axis'))).toMatchObject([{ left: 1 }])
    const last = shells(1, 'allied').next('axis').saw({ type: 'night:dark' })
    expect(left(last)).toBeUndefined()
  })

  test('UF-38.51-01 EX-042 it lights its target, those next to it at the same range, and their enemies at RR 5', () => {
    const t = field('axis A[1]: P1\naxis B[2]: P2, L1(SL)\naxis C: P3\nallied A[3]: Q1\nallied B[3]: Q2\nallied C[1]: Q3', {
      kept: { night: { shells: [{ side: 'allied', letter: 'B', range: 3 }] } },
    })
    for (const name of ['allied A', 'allied B']) t.cannot(lookAt(t, 'axis C', name), '38.52')
    t.act(lookAt(t, 'axis C', 'allied C')).draws('b0')
    t.next('allied').cannot(lookAt(t, 'allied A', 'axis B'), '38.52')
    t.act(lookAt(t, 'allied A', 'axis A'))
      .draws('b0')
      .act(lookAt(t, 'allied B', 'axis C'))
      .draws('b0')
  })

  test('UF-38.5-02 QA-162 it stays where it is: who changes his range is out of its light, who moves one letter aside is not', () => {
    const shell = { kept: { night: { shells: [{ side: 'allied', letter: 'B', range: 1 }] } } } as const
    const gone = field('axis A[1]: P1\naxis B: P2\nallied A: Q1\nallied B[2]: Q2', shell)
    gone.act(lookAt(gone, 'axis A', 'allied B')).draws('b0')
    const aside = field('axis A[1]: P1\naxis B: P2\nallied A[1]: Q1\nallied B: Q2', shell)
    aside.cannot(lookAt(aside, 'axis A', 'allied A'), '38.52')
  })

  test('looking and lighting are told in words; a night in which nothing happens keeps nothing', () => {
    const t = field(led)
    expect(t.state.modules).toBeUndefined()
    t.act(look()).draws('b1').act(light())
    const texts = describeEvents(
      t.state,
      t.game.events.map(({ event }) => event),
    ).map(({ text }) => text)
    expect(texts).toContain('German group A sees American group A.')
    expect(texts.at(-1)).toBe('German group A fires a starshell: American group A is lit.')
    expect(describeDecision(t.state, 'act', look())).toBe('Group A looks for the enemy’s group A.')
  })
})

describe('guns and vehicles at night', () => {
  const dark = (text: string, options: TableOptions = {}) => heavy(text, { ...NIGHT, hands: { axis: 'Fire 1/1, Move' }, ...options })

  test('UF-38.3-05 a vehicle is one easier to see', () => {
    const t = dark('axis A[1]: P1, P2\naxis B: P3\nallied A[1]: #34\nallied B: Q1')
    t.act(lookAt(t, 'axis A', 'allied A'))
      .draws('b6')
      .saw({ type: 'night:looks', facts: { range: 3 } })
  })

  test('UF-38.3-08 from a vehicle that is buttoned up one sees one less far', () => {
    const range = (vehicle: string) => {
      const t = dark(`axis A[2]: ${vehicle}\naxis B: P3\nallied A[1]: Q1\nallied B: Q2`)
      t.act(lookAt(t, 'axis A', 'allied A')).draws('b6')
      return t.game.events.flatMap(({ event }) => (event.type === 'night:looks' ? [event.facts?.['range']] : []))[0]
    }
    expect([range('#35'), range('#35 buttoned')]).toEqual([3, 2])
  })

  test('UF-38.2-01 neither fires its gun at what it has not seen, nor drives over it', () => {
    const t = dark('axis A[4]: #35\naxis B: P3\nallied A[1]: Q1\nallied B: Q2')
    const over = { type: 'overrun', group: 0, target: t.id('allied A'), card: t.card('axis', 2) }
    t.cannot(aim(t, 'axis A', 'allied A', '#35'), '38.2').cannot(over, '38.2')
    expect(t.candidates().map((each) => (each as { type: string }).type)).not.toContain('ordnance')
    t.act(lookAt(t, 'axis A', 'allied A')).draws('b0')
    expect(t.candidates().map((each) => (each as { type: string }).type)).toEqual(expect.arrayContaining(['ordnance', 'overrun']))
  })

  test('UF-38.4-03 ordnance hits one step less often, at every range, but not at what is lit', () => {
    const steps = (range: number, shells: readonly { readonly side: string; readonly letter: string; readonly range: number }[]) => {
      const t = dark(`axis A[${range}]: #35\naxis B: P3\nallied A: Q1\nallied B: Q2`, { kept: { night: { shells } } })
      const { frequency, steps: why } = needs(t, 'axis A', 'allied A', '#35')
      return [frequency, why.map(({ rule }) => rule)]
    }
    expect([steps(0, []), steps(3, [])]).toEqual([
      [-1, ['38.4']],
      [1, ['38.4']],
    ])
    expect(steps(3, [{ side: 'allied', letter: 'A', range: 0 }])).toEqual([2, []])
  })

  test('UF-38.41-02 on the move it needs a black number as well', () => {
    const t = dark('axis A[3] Move=: #35\naxis B: P3\nallied A: Q1\nallied B: Q2')
    expect(needs(t, 'axis A', 'allied A', '#35')).toMatchObject({ frequency: 1, redMisses: 'it fires on the move' })
  })

  test('UF-38.3-07 a gun that missed has fired all the same', () => {
    const t = dark('axis A[1]: P1, P2\naxis B: P3\nallied A[1]: #34\nallied B: Q1', {
      active: 'allied',
      hands: { allied: 'Fire 1/1', axis: 'Fire' },
      kept: { night: { seen: [{ group: 2, target: 0 }] } },
    })
    shoot(t, 'allied A', 'axis A', '#34', {}, 'b6').next('axis')
    t.act(lookAt(t, 'axis A', 'allied A'))
      .draws('b6')
      .saw({ type: 'night:looks', facts: { range: 4 } })
  })
})
