import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import { advisor } from '../advice/advisor.ts'

const RULES = { rulesThrough: 32 } as const
const inside = (text: string, options: TableOptions = {}) => table(text, { ...RULES, hands: { axis: 'Move, Move' }, ...options })
const enters = (t: UpfrontTable, men: readonly string[], capture = true) => ({
  type: 'closeCombat',
  group: 0,
  men: men.map((name, i) => ({ man: t.man(name), card: t.card('axis', i + 1) })),
  ...(capture ? { capture } : {}),
})

describe('prisoners of the men who were attacked', () => {
  test('UF-32.11-01 UF-32.11-02 whoever is attacked may want one too: he says so before anybody draws, at two less until it is over', () => {
    const t = inside(
      'axis A[4]: P1(morale 5) infiltrates A since 1, P2(morale 5) infiltrates A since 1\nallied A[1]: Q1(morale 5)\nallied B: Q2, Q3',
    )
    t.act(enters(t, ['P1', 'P2'], false))
      .asks('allied', 'quarter')
      .answer('quarter', { type: 'capture' })
    t.answer('fighter', { type: 'fights', man: t.man('P1') }).draws('r6', 'b6', 'r5', 'b5')
    t.saw({ type: 'combat', attackerTotal: 10 + 3 - 6, defenderTotal: 10 - 2 + 6 }).saw({
      type: 'captured',
      man: t.man('P1'),
      guard: t.man('Q1'),
    })
    // he fights on, as the guard that he is by now: halved, and at two less
    t.saw({ type: 'combat', attacker: t.man('P2'), defenderTotal: 5 - 2 + 5 }).saw({ type: 'captured', man: t.man('P2') })
    expect([t.m('P1').fate, t.m('P1').guardedBy, t.m('P2').fate]).toEqual(['prisoner', t.man('Q1'), 'prisoner'])
    expect(t.m('Q1').guards).toBe(2)
  })

  test('UF-32.11-01 what he is shown are the odds of both answers, and a computer takes the prisoner where points decide', () => {
    const lone = (victory: NonNullable<TableOptions['victory']>, morale = 9) => {
      const t = inside(
        `axis A[4]: P1(morale 1) infiltrates A since 1, P2\naxis B: P3, P4, P5, P6\nallied A[1]: Q1(morale ${morale})\nallied B: Q2, Q3, Q4, Q5, Q6`,
        { victory, deckNumber: 3 },
      )
      return t.act(enters(t, ['P1'], false)).asks('allied', 'quarter')
    }
    const t = lone({ type: 'mostVP' })
    const [open] = t.game.open
    const odds = (type: string) => open!.question.preview!({ type } as never) as { readonly loses: number }
    expect(odds('kill').loses).toBeGreaterThan(odds('capture').loses)
    const best = (at: UpfrontTable) => {
      const worth = advisor.judge(at.state, 'allied', at.game.open[0]!)
      return worth({ type: 'capture' }) > worth({ type: 'kill' })
    }
    expect([best(t), best(lone({ type: 'breakDefender' })), best(lone({ type: 'mostVP' }, 1))]).toEqual([true, false, false])
  })

  test('UF-32.3-01 a gun’s crew takes nobody; what the man who is taken had lies in the group that took him', () => {
    const t = inside('axis A[4]: P1(morale 5) infiltrates A since 1, P2\nallied A[1]: Q1(morale 5)\nallied B: Q2, Q3')
    t.act(enters(t, ['P1'], false))
      .answer('quarter', { type: 'capture' })
      .draws('r6', 'b6')
    expect([t.group('allied A').weapons.map(({ weapon }) => weapon), t.group('axis A').weapons]).toEqual([['rifleBolt'], []])
    const gun = inside('axis A[4]: P1(morale 5) infiltrates A since 1, P2\nallied A[1]: #37\nallied B: Q2, Q3')
    gun
      .act(enters(gun, ['P1'], false))
      .draws('r6', 'b6')
      .answer('spoils', { type: 'leave' })
    expect(gun.m('P1').fate).toBe('kia')
  })

  test('UF-32.11-01 a defender who can do nothing is not asked', () => {
    const t = inside('axis A[4]: P1 infiltrates A since 1, P2\nallied A[1]: Q1 pinned wounded unarmed\nallied B: Q2, Q3', {
      rulesThrough: 33,
    })
    t.act(enters(t, ['P1'], false)).draws('r6', 'b6')
    expect(t.m('Q1').fate).toBe('kia')
  })

  test('UF-32.2-02 a captor who assists at a weapon leaves the guard to a man who does not', () => {
    const t = table(
      'axis A[4]: Gun(weapon lmgGerman), Aid(morale 9) assists 1, P3\naxis B: P8\nallied A[1]: Q1 infiltrates A since 1, Q2\nallied B: Q3',
      {
        ...RULES,
        active: 'allied',
        hands: { allied: 'Move' },
      },
    )
    t.act({ type: 'closeCombat', group: t.id('allied A'), men: [{ man: t.man('Q1'), card: t.card('allied', 1) }] }).draws('b0 3=2')
    t.answer('quarter', { type: 'capture' })
      .draws('r6', 'b6')
      .saw({ type: 'captured', man: t.man('Q1'), guard: t.man('Gun') })
    expect([t.m('Aid').assists, t.m('Gun').guards]).toEqual([t.man('Gun'), 1])
  })

  test('UF-32.11-01 a man beside himself is asked before he fights, and so is who meets him', () => {
    const t = table('axis A[4]: P1\naxis B: P8, P9\nallied A[1]: Q1(morale 9) berserk pinned, Q2\nallied B: Q3', {
      ...RULES,
      nations: { allied: 'Russian' },
      active: 'allied',
      step: 'turn.berserk',
    })
    t.decide('allied', 'quarter', { type: 'capture' }).decide('axis', 'quarter', { type: 'kill' }).draws('b6', 'r6')
    t.saw({ type: 'combat', attackerValue: [{}, {}, {}, { rule: '32.11', value: -2 }] })
    expect([t.m('P1').fate, t.m('P1').guardedBy]).toEqual(['prisoner', t.man('Q1')])
  })

  test('UF-32.11-01 in a Banzai and in the counter-attack too', () => {
    const t = table('axis A[3]: L1(SL, morale 9)\naxis B: P4, P5\nallied A[2]: Q1(morale 1)\nallied B: Q3, Q4', {
      ...RULES,
      nations: { axis: 'Japanese' },
      modules: ['banzai'],
      kept: { banzai: { charges: [{ group: 0, target: 2, movedOn: 1 }] } },
    })
    expect(t.candidates()).toContainEqual({ type: 'banzaiCombat', group: 0, capture: true })
    t.act({ type: 'banzaiCombat', group: 0, capture: true }).answer('quarter', { type: 'kill' }).draws('b6', 'r6')
    expect(t.m('Q1').fate).toBe('prisoner')
  })
})
