import { describe, expect, test } from 'vitest'
import { type AslskTable, table } from '../../../test/table.ts'
import { figureCombat } from '../../phases/close-combat/attack.ts'
import { withModule } from '../../scenario/begin.ts'
import { withdraw } from './withdrawal.ts'

const combat = { phase: 'closeCombat', attacker: 'allied', rows: 8, columns: 8, modules: ['close-combat-full'] } as const
const MELEE = 'E5 US: a=6-6-6 melee, b=6-6-6 melee; German: x=4-6-7 melee    A1 US: 8-0    H7 German: 8-0'
const go = (t: AslskTable, unit: string, to: string) => ({ type: 'withdraw', unit: t.unit(unit), to })
const attack = (t: AslskTable, by: string, on: string) => ({
  type: 'attack',
  attacks: [{ by: by.split(' ').map((name) => t.unit(name)), on: on.split(' ').map((name) => t.unit(name)) }],
})
const pass = { type: 'pass' }

describe('withdrawal from Melee', () => {
  test('AID-ASOP-153 AID-CCF-28 is declared before the attacks, the ATTACKER first; who withdraws does not attack', () => {
    const t = table(MELEE, combat)
    t.asks('allied', 'choice').answer('choice', go(t, 'a', 'E4'))
    t.refuses('allied', go(t, 'a', 'E6'), { rule: 'A11.2', message: /withdraws already/ })
    t.answer('choice', pass).asks('axis', 'choice').answer('choice', pass)
    t.refuses('allied', attack(t, 'a', 'x'), { rule: 'A11.2', message: /does not attack/ })
  })

  test('AID-CCF-28 nobody withdraws from the first round of Close Combat', () => {
    const t = table('E5 US: a=6-6-6; German: x=4-6-7    A1 US: 8-0    H7 German: 8-0', combat)
    t.asks('allied', 'closeCombat')
    const joined = table(MELEE.replace('b=6-6-6 melee', 'b=6-6-6'), combat)
    joined.refuses('allied', go(joined, 'b', 'E4'), { rule: 'A11.2', message: /not in Melee yet/ })
  })

  test('AID-CCF-63 is attacked with -2, and +1 for each unit that stays to cover it', () => {
    const t = table(MELEE, combat)
    t.answer('choice', go(t, 'a', 'E4'))
    const drm = (on: string) => figureCombat(t.state, { by: [t.unit('x')], on: [t.unit(on)] }).drm
    expect([drm('a'), drm('b')]).toEqual([-1, 0])
  })

  test('AID-ASOP-158 AID-CCF-105 those who live go when all attacks are made, with no more than they can carry', () => {
    const t = table(MELEE.replace('a=6-6-6 melee', 'a=6-6-6 melee, m=HMG'), combat)
    t.answer('choice', go(t, 'a', 'E4'))
      .answer('choice', pass)
      .answer('choice', pass)
    t.decide('allied', 'closeCombat', attack(t, 'b', 'x'))
    t.decide('axis', 'closeCombat', attack(t, 'x', 'b')).rolls(6, 5, 6, 5)
    expect(t.u('a')).toMatchObject({ at: t.place('E4'), melee: false })
    expect(t.w('m')).toMatchObject({ owner: -1, at: t.place('E5') })
    expect(t.u('b').melee).toBe(true)
  })

  test('AID-CCF-75 is not for who is pinned, berserk or Disrupted', () => {
    const t = table(MELEE.replace('b=6-6-6 melee', 'b=6-6-6 melee pinned'), combat)
    t.refuses('allied', go(t, 'b', 'E4'), { rule: 'A11.21', message: /pinned/ })
    for (const status of ['berserk', 'disrupted'] as const) {
      const s = withModule(t.state, {
        id: 'trial',
        title: 'Trial',
        sentence: 'A trial.',
        hooks: { statuses: [(_, unit, asked) => (unit.id === t.unit('a') && asked === status ? 1 : 0)] },
      })
      const choosing = { side: 'allied', of: 'withdrawal', at: t.place('E5') } as const
      expect(withdraw.problems(s, choosing, { type: 'withdraw', unit: t.unit('a'), to: 'E4' })).toMatchObject([
        { message: new RegExp(status) },
      ])
    }
  })

  test('AID-CCF-107 does not lead where a Known enemy is', () => {
    const t = table(`${MELEE}    E4 German: 4-6-7`, combat)
    t.refuses('allied', go(t, 'a', 'E4'), { rule: 'A11.21', message: /enemy in E4/ })
    t.refuses('allied', go(t, 'a', 'A1'), { rule: 'A11.21', message: /not adjacent/ })
  })

  test('AID-CCF-108 into an enemy whom nobody sees is the end of all who go there, and he is seen', () => {
    const t = table(`${MELEE}    E4 woods; German: h=4-6-7 concealed`, {
      ...combat,
      rules: [{ type: 'concealment', text: 'Concealment.' }],
    })
    t.answer('choice', go(t, 'a', 'E4'))
      .answer('choice', pass)
      .answer('choice', pass)
    t.decide('allied', 'closeCombat', pass)
    t.decide('axis', 'closeCombat', pass)
    t.saw({ type: 'eliminated', unit: t.unit('a'), rule: 'A11.21' })
    expect(t.u('h').concealed).toBeUndefined()
  })

  test('AID-CCF-42 is what broken men in a Melee must do, who do not rout', () => {
    const t = table(MELEE.replace('b=6-6-6 melee', 'b=6-6-6 melee broken'), combat)
    t.answer('choice', pass)
    t.saw({ type: 'close-combat-full:withdraws', of: { unit: t.unit('b') } })
    const rout = table(MELEE.replace('b=6-6-6 melee', 'b=6-6-6 melee broken DM'), { ...combat, phase: 'rout' })
    expect(rout.game.events.some(({ event }) => event.type === 'routs')).toBe(false)
  })

  test('AID-CCF-101 EX-AID-05 who is broken when Close Combat begins neither withdraws nor attacks in it', () => {
    const t = table('E5 US: a=6-6-6, b=6-6-6 broken; German: x=4-6-7    A1 US: 8-0    H7 German: 8-0', combat)
    t.asks('allied', 'closeCombat')
    t.refuses('allied', attack(t, 'b', 'x'), { rule: '3.8', message: /broken/ })
  })

  test('AID-CCF-106 whatever lies in wait where they go falls on them at once', () => {
    const t = table(MELEE, combat)
    const met: number[] = []
    const mined = withModule(t.state, {
      id: 'trial',
      title: 'Trial',
      sentence: 'A trial.',
      windows: {
        advance: [
          {
            key: 'mines',
            order: 100,
            run: (_g, { units, at }) => {
              met.push(...units, at)
              return undefined
            },
          },
        ],
      },
    })
    const choosing = { side: 'allied', of: 'breakaway', at: t.place('E5') } as const
    const going = withdraw.perform({ state: mined, emit: () => undefined } as never, choosing, {
      type: 'withdraw',
      unit: t.unit('a'),
      to: 'E4',
    })
    for (const _ of going ?? []) expect.unreachable()
    expect(met).toEqual([t.unit('a'), t.place('E4')])
  })
})

describe('breaking away', () => {
  const PAIR = 'E5 US: a=6-6-6; German: x=4-6-7    A1 US: 8-0    H7 German: 8-0'

  test('AID-CCF-36 EX-AID-04 who lives through a 12 may go at once, before his own attack, which is forfeit', () => {
    const t = table(PAIR, combat)
    t.decide('allied', 'closeCombat', attack(t, 'a', 'x'))
    t.decide('axis', 'closeCombat', attack(t, 'x', 'a')).rolls(6, 6)
    t.asks('axis', 'choice').answer('choice', go(t, 'x', 'E6'))
    expect(t.u('x').at).toBe(t.place('E6'))
    expect(t.game.events.filter(({ event }) => event.type === 'closeCombatAttack' && !event.refigured)).toHaveLength(1)
  })

  test('AID-CCF-96 who rolls a 2 may go unattacked', () => {
    const t = table(PAIR.replace('x=4-6-7', 'x=4-6-7, y=4-6-7'), combat)
    t.decide('allied', 'closeCombat', attack(t, 'a', 'x'))
    t.decide('axis', 'closeCombat', attack(t, 'y', 'a')).rolls(1, 1, 6)
    t.asks('allied', 'choice').answer('choice', go(t, 'a', 'E4'))
    expect(t.u('a').at).toBe(t.place('E4'))
    expect(t.game.events.filter(({ event }) => event.type === 'closeCombatAttack' && !event.refigured)).toHaveLength(1)
  })

  test('AID-CCF-96 EX-AID-03 a simultaneous DEFENDER who rolls a 2 is lost all the same by what the ATTACKER rolled', () => {
    const t = table(PAIR, combat)
    t.decide('allied', 'closeCombat', attack(t, 'a', 'x'))
    t.decide('axis', 'closeCombat', attack(t, 'x', 'a')).rolls(2, 2, 1, 1, 6)
    expect(t.u('x').at).toBeLessThan(0)
    expect(t.game.events.filter(({ event }) => event.type === 'closeCombatAttack' && !event.refigured)).toHaveLength(2)
  })

  test('AID-CCF-89 an ambusher may leave before his attacks, and after all of them', () => {
    const t = table('E4 US: a=6-6-6, b=6-6-6    E5 woods; German: x=4-6-7    A1 US: 8-0    H7 German: 8-0', { ...combat, phase: 'advance' })
    t.answer('advance', { type: 'advance', units: [t.unit('a'), t.unit('b')], to: 'E5' })
      .answer('advance', { type: 'done' })
      .rolls(1, 6)
    t.asks('allied', 'choice')
      .answer('choice', go(t, 'a', 'E4'))
      .answer('choice', pass)
    t.decide('allied', 'closeCombat', attack(t, 'b', 'x')).rolls(6, 4)
    t.decide('axis', 'closeCombat', pass)
    t.asks('allied', 'choice').answer('choice', go(t, 'b', 'E4'))
    expect([t.u('a').at, t.u('b').at]).toEqual([t.place('E4'), t.place('E4')])
  })
})

test('AID-CCF-37 with a coloured 1 that kills, the Weapons of the dead are lost on a dr of the kill number or less', () => {
  const lost = (die: number) => {
    const t = table('E5 US: a=6-6-6; German: x=2-4-7, m=LMG    A1 US: 8-0    H7 German: 8-0', combat)
    t.decide('allied', 'closeCombat', attack(t, 'a', 'x'))
    t.decide('axis', 'closeCombat', pass).rolls(1, 2, die)
    return t.w('m').at < 0
  }
  expect(lost(3)).toBe(true)
  const safe = table('E5 US: a=6-6-6; German: x=2-4-7, m=LMG    A1 US: 8-0    H7 German: 8-0', combat)
  safe.decide('allied', 'closeCombat', attack(safe, 'a', 'x'))
  safe.decide('axis', 'closeCombat', pass).rolls(2, 1)
  expect(safe.w('m').at).toBe(safe.place('E5'))
})
