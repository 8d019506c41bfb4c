import { total } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import { closeCombatValue } from '../closecombat/value.ts'
import { groupFirepower } from '../fire/firepower.ts'
import { victoryPoints } from '../scenario/victory.ts'

const RULES = { rulesThrough: 32 } as const
/** The German fires at RR 5 on a pinned American who will run: panic 4, and a number in column 0r above it. */
const routing = (axis: string, allied = 'Q1(panic 4) pinned, Q2(kia 12, morale 9)', options: TableOptions = {}) =>
  table(`axis A[4]: ${axis}\naxis B[4]: P8, P9\nallied A[1]: ${allied}\nallied B: Q8, Q9`, {
    ...RULES,
    hands: { axis: 'Fire 3/4' },
    ...options,
  })
const RUN = 'b1 0r>4 7w=1'

describe('men who would run', () => {
  test('UF-32.1-01 UF-32.12-01 UF-32.12-02 at RR 5 they surrender to whichever group the captor likes, unless he lets them run', () => {
    const t = routing('P1, P2').fire('axis A', 'allied A', [1]).resolves(RUN)
    t.asks('axis', 'prisoner')
    expect(t.candidates().map((each) => (each as { guard?: number }).guard)).toEqual([undefined, 0, 1, 2, 3])
    t.answer('prisoner', { type: 'take', guard: t.man('P8') }).draws('r0')
    expect([t.m('Q1').fate, t.m('Q1').guardedBy, t.m('P8').guards]).toEqual(['prisoner', t.man('P8'), 1])
    const away = routing('P1, P2').fire('axis A', 'allied A', [1]).resolves(RUN)
    away.answer('prisoner', { type: 'decline' }).draws('r0')
    expect(away.m('Q1').fate).toBe('rout')
  })

  test('UF-32.12-01 not farther away, and not men whose panic kills them', () => {
    const far = table('axis A[3]: P1, P2\naxis B: P8, P9\nallied A[1]: Q1(panic 4) pinned\nallied B: Q8', {
      ...RULES,
      hands: { axis: 'Fire 3/4' },
    })
    far.fire('axis A', 'allied A', [1]).resolves(RUN)
    expect(far.m('Q1').fate).toBe('rout')
    const dead = routing('P1, P2').fire('axis A', 'allied A', [1]).resolves('b1 0r<5', 'r0')
    expect(dead.m('Q1').fate).toBe('kia')
  })

  test('UF-10.1-02 QA-018 a group that is wholly pinned takes nobody', () => {
    const pinned = table('axis A[2]: P1, P2, P3\naxis B[4]: P8 pinned, P9 pinned\nallied A[1]: Q1(panic 4) pinned\nallied B: Q8', {
      ...RULES,
      hands: { axis: 'Fire 3/4' },
    })
    pinned.fire('axis A', 'allied A', [1]).resolves(RUN)
    expect(pinned.m('Q1').fate).toBe('rout')
  })

  test('UF-16.42-04 QA-048 the last man at RR 5 who is taken leaves the position reached', () => {
    const t = table('axis A[4] Woods: P1, P2\naxis B: P8, P9\nallied A[1]: Q1(panic 4) pinned\nallied B[1]: Q8, Q9', {
      ...RULES,
      kind: 'attack',
      victory: { type: 'fractionAtRR5', parts: 1, of: 2 },
      axis: { role: 'attacker' },
      allied: { role: 'defender' },
      hands: { axis: 'Fire 1/1' },
    })
    expect(t.state.winner).toBe('axis')
  })
})

describe('a guard', () => {
  const guarded = (axis = 'P1, P2', options: TableOptions = {}) =>
    table(`axis A[4]: ${axis}\naxis B: P8, P9\nallied A[1]: Q1, Q2\nallied B: Q8`, {
      ...RULES,
      allied: {
        lost: [
          { number: 1, fate: 'prisoner', guardedIn: 'A' },
          { number: 2, fate: 'prisoner', guardedIn: 'A' },
        ],
      },
      ...options,
    })

  test('UF-32.2-01 UF-32.2-05 UF-32.21-01 may be anybody and guard any number; his firepower and his value in close combat are halved', () => {
    const t = guarded('P1 pinned, P2', { hands: { axis: 'Move' } })
    expect([t.m('P1').guards, groupFirepower(t.state, t.group('axis A'), t.group('allied A')).factors]).toEqual([2, 3])
    const fit = guarded()
    expect(groupFirepower(fit.state, fit.group('axis A'), fit.group('allied A')).factors).toBe(4)
    expect(total(closeCombatValue(fit.state, fit.m('P1'), fit.group('axis A')))).toBe(4)
  })

  test('UF-32.21-02 he does not infiltrate', () => {
    const t = guarded()
    t.cannot({ type: 'infiltrate', group: 0, men: [{ man: t.man('P1'), into: t.id('allied A') }] }, '32.21')
  })

  test('UF-32.2-03 UF-32.22-01 QA-050 when he falls another takes over; when the last one does they are free and count for nobody', () => {
    const t = guarded('P1(kia 3), P2(kia 3)', { active: 'allied', hands: { allied: 'Fire 1/1, Fire 1/1' } })
    const points = victoryPoints(t.state, 'axis')
    t.fire('allied A', 'axis A', [1]).resolves('b3', 'r0')
    expect([t.m('P1').fate, t.m('P2').guards, t.state.men.filter(({ fate }) => fate === 'prisoner').length]).toEqual(['kia', 2, 2])
    const all = guarded('P1(kia 3), P2(kia 3)', { active: 'allied', hands: { allied: 'Fire 1/1' } })
    all.fire('allied A', 'axis A', [1]).resolves('b3', 'b4').saw({ type: 'prisonersFreed' })
    expect([all.state.men.filter(({ fate }) => fate === 'freed').length, points - victoryPoints(all.state, 'axis')]).toEqual([2, 18])
  })

  test('UF-32.2-03 the captor says who of several takes over', () => {
    const t = guarded('P1(kia 3), P2(kia 12), P3(kia 12)', { active: 'allied', hands: { allied: 'Fire 1/1' } })
    t.fire('allied A', 'axis A', [1]).resolves('b3', 'r0', 'r0').asks('axis', 'newGuard')
    t.cannot({ type: 'guards', man: t.man('P1') }, '32.2').answer('newGuard', { type: 'guards', man: t.man('P3') })
    expect([t.m('P2').guards, t.m('P3').guards, t.m('P3').standsIn]).toEqual([undefined, 2, undefined])
  })

  test('UF-32.2-02 an assistant guards nobody while there is another man, and is released if there is none', () => {
    const t = routing('G(weapon lmgGerman), P2 assists 1, P3').fire('axis A', 'allied A', [1]).resolves(RUN)
    t.cannot({ type: 'take', guard: t.man('P2') }, '32.2')
    const pair = guarded('G(weapon lmgGerman, kia 3), P2 assists 1', { active: 'allied', hands: { allied: 'Fire 1/1' } })
    pair.fire('allied A', 'axis A', [1]).resolves('b3', 'r0')
    expect([pair.m('P2').guards, pair.m('P2').assists]).toEqual([2, -1])
  })

  test('UF-32.2-04 changing guards is an action, and the new one must not be pinned', () => {
    const t = guarded('P1, P2, P3 pinned')
    const change = (to: string) => ({ type: 'changeGuard', group: 0, from: t.man('P1'), to: t.man(to) })
    t.cannot(change('P3'), '32.2').act(change('P2'))
    expect([t.m('P1').guards, t.m('P2').guards, t.group('axis A').acted]).toEqual([undefined, 2, true])
  })

  test('UF-32.22-02 UF-32.22-03 prisoners go where he goes, and nothing hits them', () => {
    const go = table('axis A[4]: P1, P2(SL)\naxis B[4]: P8, P9\nallied A[1]: Q1, Q2', {
      ...RULES,
      hands: { axis: 'Move', allied: 'Fire 1/1' },
      allied: { lost: [{ number: 1, fate: 'prisoner', guardedIn: 'A' }] },
    })
    go.act({ type: 'transfer', group: 0, men: [go.man('P1')], cards: [go.card('axis', 1)], to: go.id('axis B') })
    expect([go.m('P1').guards, go.state.men.at(-1)!.guardedBy]).toEqual([1, go.man('P1')])
    go.next('allied').fire('allied A', 'axis A', [1]).resolves('b0', 'b0').asks('allied', 'refill')
  })
})

const KILL = { type: 'kill' } as const

describe('prisoners in close combat', () => {
  const inside = (text: string, options: TableOptions = {}) => table(text, { ...RULES, hands: { axis: 'Move, Move' }, ...options })
  const enters = (t: UpfrontTable, men: readonly string[], capture = true) => ({
    type: 'closeCombat',
    group: 0,
    men: men.map((name, i) => ({ man: t.man(name), card: t.card('axis', i + 1) })),
    ...(capture ? { capture } : {}),
  })

  test('UF-32.11-01 UF-20.53-04 two off his value, and the loser is taken by the winner, who is no infiltrator any more', () => {
    const t = inside('axis A[4]: P1(morale 5) infiltrates A since 1, P2\nallied A[1]: Q1(morale 3)\nallied B: Q2, Q3')
    t.act(enters(t, ['P1']))
      .answer('quarter', KILL)
      .draws('b5', 'b0')
    t.saw({ type: 'combat', attackerTotal: 10 - 2 + 5, defenderTotal: 8 }).saw({ type: 'captured', man: t.man('Q1'), guard: t.man('P1') })
    expect([t.m('Q1').fate, t.m('P1').infiltrates, t.m('P1').guards]).toEqual(['prisoner', -1, 1])
  })

  test('UF-32.11-02 QA-130 it binds all who attack him, to the end', () => {
    const t = inside(
      'axis A[4]: P1(morale 5) infiltrates A since 1, P2(morale 5) infiltrates A since 1\nallied A[1]: Q1(morale 5)\nallied B: Q2, Q3',
    )
    t.act(enters(t, ['P1', 'P2']))
      .answer('quarter', KILL)
      .answer('fighter', { type: 'fights', man: t.man('P1') })
    t.draws('r6', 'b6')
    t.passTo('spoils').answer('spoils', { type: 'leave' }).draws('b6', 'r2')
    t.saw({ type: 'combat', attacker: t.man('P2'), attackerTotal: 10 - 2 + 6 })
    expect(t.m('Q1').fate).toBe('prisoner')
  })

  test('UF-32.11-01 only where prisoners are in the rules', () => {
    const t = inside('axis A[4]: P1 infiltrates A since 1\nallied A[1]: Q1\nallied B: Q2', { rulesThrough: 31 })
    t.cannot(enters(t, ['P1']), '32.1')
  })
})
