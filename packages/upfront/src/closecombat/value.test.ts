import { describe, expect, test } from 'vitest'
import { table, type UpfrontTable } from '../../test/table.ts'
import type { Nation } from '../data/nations.ts'

/** The values of two men who fight, before the RNCs, as the game tells them. */
function values(attacker: string, defender: string, ground = ''): { attacker: number; defender: number } {
  const t = duel(attacker, defender, ground).draws('x0', 'x0')
  const fought = t.game.events.flatMap(({ event }) => (event.type === 'combat' ? [event] : []))[0]!
  return { attacker: fought.attackerTotal, defender: fought.defenderTotal }
}

function duel(attacker: string, defender: string, ground = '', nations: { axis?: Nation } = {}): UpfrontTable {
  const t = table(
    `axis A[3] ${ground}: Ant${attacker} infiltrates A, Bee\naxis B: Dog, Elk\nallied A[2] ${ground}: Owl${defender}\nallied B: Pig, Rat`,
    {
      hands: { axis: 'Move' },
      nations,
    },
  )
  return t.act({ type: 'closeCombat', group: t.id('axis A'), men: [{ man: t.man('Ant'), card: t.card('axis', 1) }] })
}

describe('the Close Combat Value', () => {
  test('EX-034 UF-20.6-01 UF-20.6-04 a rifleman of Morale 5 has 10, pinned 6', () => {
    expect(values('(morale 5)', '(morale 5) pinned')).toEqual({ attacker: 10, defender: 6 })
  })

  test('UF-20.6-01 UF-20.6-02 UF-20.6-06 UF-20.6-07 Morale and what the weapon in hand is worth', () => {
    const worth = (weapon: string) => values(`(morale 3, weapon ${weapon})`, '(morale 3)').attacker - 3
    expect(['rifleBolt', 'rifleSemi', 'carbine', 'assaultRifle'].map(worth)).toEqual([5, 5, 4, 4])
    expect(['mpGerman', 'mpJapanese', 'BAR', 'lmgGerman', 'lmgBritish', 'lmgJapanese'].map(worth)).toEqual([3, 4, 2, 1, 1, 2])
    expect(['flamethrower', 'mmgGerman', 'atr', 'mortar60', 'bazooka'].map(worth)).toEqual([-1, 0, 0, 0, 0])
    // another weapon than the printed one
    expect(values('(morale 3) with BAR', '(morale 3, weapon BAR) with rifleBolt')).toEqual({ attacker: 5, defender: 8 })
  })

  test('UF-20.6-03 UF-19.4-03 unarmed his Morale alone, without the penalty; UF-20.6-05 jammed one less', () => {
    expect(values('(morale 4) unarmed', '(morale 4) jammed')).toEqual({ attacker: 4, defender: 8 })
  })

  test('UF-20.6-08 a secondary weapon is one less; if it is all that he has it is worth nothing', () => {
    expect(values('(morale 4) carries demolitionCharge', '(morale 4) unarmed carries demolitionCharge')).toEqual({
      attacker: 8,
      defender: 4,
    })
  })

  test('UF-20.61-01 an assistant’s weapon is worth nothing, whatever he carries', () => {
    const t = table(
      'axis A[3]: Ant infiltrates A, Bee\naxis B: Dog, Elk\nallied A[2]: Owl(morale 4) assists 2, Emu(weapon lmgRussian)\nallied B: Pig, Rat',
      { hands: { axis: 'Move' } },
    )
    t.act({ type: 'closeCombat', group: t.id('axis A'), men: [{ man: t.man('Ant'), card: t.card('axis', 1) }] })
    // 4 and 0, and 3 for his gunner
    t.draws('2=1', 'x0', 'x0').saw({ type: 'combat', defender: t.man('Owl'), defenderTotal: 7 })
  })

  test('UF-18.22-02 QA-081 also when his gunner is dead', () => {
    const t = table(
      'axis A[3]: Ant infiltrates A, Bee\naxis B: Dog, Elk\nallied A[2] lies lmgRussian crew 1: Owl(morale 4)\nallied B: Pig, Rat',
      {
        hands: { axis: 'Move' },
      },
    )
    t.act({ type: 'closeCombat', group: t.id('axis A'), men: [{ man: t.man('Ant'), card: t.card('axis', 1) }] })
    t.draws('x0', 'x0').saw({ type: 'combat', defenderTotal: 4 })
  })

  test('UF-20.7-03 terrain does nothing to it', () => {
    for (const ground of ['Buildings', 'Hill', 'Wire', 'Smoke'])
      expect(values('(morale 3)', '(morale 4)', ground)).toEqual({ attacker: 8, defender: 9 })
  })
})
