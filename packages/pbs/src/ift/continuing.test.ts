import { describe, expect, test } from 'vitest'
import { approach, come, settle } from '../../test/approach.ts'
import { bookTable, type PbsTableOptions } from '../../test/table.ts'

const CASUALTIES = { side: 'allied', text: 'Casualties.', condition: { type: 'casualties', points: 20 } } as const

/** Three squads at two, three and four hexes; the mover runs into the open between them. */
function three(options: PbsTableOptions = {}, ground = 'open') {
  return bookTable(
    `E1 German: x=4-6-7
     E6 German: y=4-6-7
     E7 German: z=4-6-7
     E3 ${ground}
     F3 US: a=6-6-6
     R12 US: spare=6-6-6`,
    { columns: 18, rows: 12, ...options },
  )
}

describe('another firer', () => {
  test('PBS-CON-01 PBS-CON-07 PBS-CON-11 PBS-SOP-27 one expenditure may be fired at by several, each after a d10 of 6 or less', () => {
    const goOn = three().go('a', 'E3')
    goOn.rolls(9).rolls(10, 6, 5).rolls(7, 10, 6, 5).rolls(7)
    expect(goOn.answers).toEqual(['fire', 'fire', 'hold'])
    expect(goOn.visit('I11')).toMatchObject({ answer: 'no', roll: { total: 7, need: 'at most 6' } })
    expect(goOn.path.at(-1)).toBe('T20 DONE')
    goOn.end()
    const stops = three().go('a', 'E3').rolls(9).rolls(10, 6, 5).rolls(8)
    expect(stops.answers).toEqual(['fire', 'hold'])
    // PBS-CON-11: nobody else is asked after that
    expect(stops.trace.filter(({ node }) => node === 'I1').length).toBe(1)
    stops.end()
  })

  test('PBS-CON-08 PBS-CON-09 one more for each attack, and the minus of the attack that it would make', () => {
    const t = three().go('a', 'E3').rolls(9).rolls(10, 6, 5).rolls(1, 10, 6, 5).rolls(10)
    const rolls = t.decided.flatMap(({ trace }) => trace.filter(({ node }) => node === 'I11').map(({ roll }) => roll))
    expect(rolls.map((roll) => roll!.drm.map(({ rule, value }) => [rule, value]))).toEqual([
      [
        ['PBS-CON-08', 1],
        ['PBS-CON-09', -2],
      ],
      [
        ['PBS-CON-08', 2],
        ['PBS-CON-09', -2],
      ],
    ])
    t.end()
  })

  test('PBS-CON-08 the third attack at +1 goes on with a 4 and not with a 5', () => {
    for (const [die, answer] of [
      [4, 'yes'],
      [5, 'no'],
    ] as const) {
      const t = bookTable(
        `E1 German: x=4-6-7, x2=4-6-7      G3 German: y=4-6-7, y2=4-6-7      C3 German: z=4-6-7, z2=4-6-7
         E3 woods        E4 US: a=6-6-6         R12 US: spare=6-6-6`,
        { columns: 18, rows: 12 },
      )
      t.go('a', 'E3', { mode: 'assault' })
        .rolls(9, 1, 1) // which of three equal firers
        .rolls(6, 6, 10, 6, 5) // CFFTC failed, free to fire, no effect
        .rolls(6, 5) // woods cost two MF: Subsequent First Fire is the second attack
        .rolls(die)
      const third = settle(t)
        .decided.flatMap(({ trace }) => trace)
        .find(({ node }) => node === 'I11')
      expect(third).toMatchObject({ answer, roll: { dice: [die], total: die + 2 } })
    }
  })

  test('PBS-CON-02 nobody goes on at a target that is pinned, broken or gone, and no die is rolled', () => {
    const t = three().go('a', 'E3').rolls(9).rolls(10, 2, 1).rolls(1)
    settle(t)
    expect(t.answers.length).toBe(1)
    expect(t.u('a').broken || t.u('a').at < 0).toBe(true)
  })

  test('PBS-CON-03 where casualties win, a broken target is fired at still', () => {
    const broken = three({ victory: CASUALTIES }).go('a', 'E3').rolls(9).rolls(10, 4, 3).rolls(6, 6)
    settle(broken)
    expect(broken.answers.slice(0, 2)).toEqual(['fire', 'fire'])
    const stopped = three().go('a', 'E3').rolls(9).rolls(10, 4, 3).rolls(6, 6)
    settle(stopped)
    expect([stopped.u('a').broken, stopped.answers]).toEqual([true, ['fire', 'hold']])
    expect(stopped.path).toContain('I31 yes')
  })

  test('PBS-FF-07 PBS-FF-08 a hex that costs several MF is one check, with the DRM of the whole', () => {
    const t = come(approach({ range: 3, ground: 'woods' }), 3).rolls(9, 10, 6, 5, 6, 5)
    const walks = t.decided.flatMap(({ trace }) => trace)
    expect(walks.filter(({ node }) => node === 'T0')).toHaveLength(1)
    expect(walks.filter(({ node }) => node === 'T5')).toHaveLength(1)
    t.end()
  })
})

describe('who fires first', () => {
  test('PBS-PRI-02 PBS-SOP-18 those whose attack has a minus come first, the best of them before the others', () => {
    const t = bookTable(`E1 German: x=4-6-7          E7 German: y=4-6-7, y2=4-6-7         E4 US: a=6-6-6         R12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
    })
    settle(t.go('a', 'E3').rolls(9, 10, 6, 5))
    expect(t.decided[0]!.trace.find(({ node }) => node === 'I0')!.notes![0]!.value).toBe('E7, E1')
  })

  test('PBS-PRI-04 of attacks without a minus the closest comes first', () => {
    const t = bookTable(`E1 German: x=4-6-7   H4 German: y=4-6-7, y2=4-6-7   E3 woods   E4 US: a=6-6-6   R12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
    })
    settle(t.go('a', 'E3').rolls(9, 10, 6, 5))
    expect(t.decided[0]!.trace.find(({ node }) => node === 'I0')!.notes![0]!.value).toBe('E1, H4')
  })

  test('PBS-PRI-05 of those equally near the smallest, not counting leaders', () => {
    const t = bookTable(`E1 German: x=4-6-7, 8-0   E5 German: y=4-6-7, 2-4-7   E3 woods   F3 US: a=6-6-6   R12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
    })
    settle(t.go('a', 'E3').rolls(9, 10, 6, 5))
    expect(t.decided[0]!.trace.find(({ node }) => node === 'I0')!.notes![0]!.value).toBe('E1, E5')
  })

  test('PBS-PRI-05 a vehicle that fires on the IFT is larger than a squad', () => {
    const t = bookTable(`E1 German: x=4-6-7   E5 German: tank=ge-pziif vca0   E3 woods   F3 US: a=6-6-6   R12 US: spare=6-6-6`, {
      columns: 18,
      rows: 12,
    })
    settle(t.go('a', 'E3').rolls(9, 10, 6, 5))
    const order = String(t.decided[0]!.trace.find(({ node }) => node === 'I0')!.notes![0]!.value)
    expect(order.split(', ').filter((each) => each.startsWith('E'))).toEqual(['E1', 'E5'])
  })

  test('PBS-PRI-06 those who are equal in everything in random order', () => {
    for (const [die, order] of [
      [1, 'E1, E5'],
      [2, 'E5, E1'],
    ] as const) {
      const t = bookTable(`E1 German: 4-6-7   E5 German: 4-6-7   E3 woods   F3 US: a=6-6-6   R12 US: spare=6-6-6`, {
        columns: 18,
        rows: 12,
      })
      settle(t.go('a', 'E3').rolls(9, die))
      expect(t.decided[0]!.trace.find(({ node }) => node === 'I0')!.notes![0]!.value).toBe(order)
    }
  })

  test('PBS-PRI-07 what an earlier attack has done cancels the later ones', () => {
    const t = three().go('a', 'E3').rolls(9).rolls(10, 1, 1)
    settle(t)
    expect(t.answers).toEqual(['fire'])
  })
})

describe('who directs', () => {
  const leads = (firer: string, dice: readonly number[], mode?: 'assault') => {
    const t = come(approach({ firer, range: 3, ground: mode ? 'woods' : 'open' }), 3, mode).rolls(...dice)
    return settle(t).decided[0]!.what
  }

  test('PBS-LDR-01 PBS-SOP-25 a leader directs a machine gun, and so the attack that it joins', () => {
    expect(leads('4-6-7, LMG, 4-6-7, 8-0', [9, 10])).toBe('Fire from E1 with two squads and the LMG at E4, 8-0 directs')
  })

  test('PBS-LDR-02 of several machine guns he directs all that fire together', () => {
    expect(leads('4-6-7, LMG, 4-6-7, MMG, 8-1', [9, 10])).toContain('8-1 directs')
  })

  test('PBS-LDR-03 without a machine gun he directs only when most of the FP fires', () => {
    expect(leads('4-6-7, 4-6-7, 8-0', [9, 10])).toContain('8-0 directs')
    expect(leads('4-6-7, 4-6-7, 2-4-7, 8-0', [9, 1])).toBe('Fire from E1 with 2-4-7 at E4')
  })
})

describe('what is not the book’s', () => {
  test('PBS-INT-07 in the Rally Phase people decide for both sides', () => {
    const t = bookTable(`E1 German: 4-6-7 broken, 8-1     E9 US: 6-6-6 broken, 8-0`, { phase: 'rally', columns: 18, rows: 12 })
    const asked: string[] = []
    for (let i = 0; i < 20 && t.state.phase === 'rally'; i++) {
      asked.push(t.asked.seat)
      t.pass()
    }
    expect(asked).toContain('axis')
    expect(asked).toContain('allied')
  })

  test('PBS-INT-11 the Defensive Fire Phase is the person’s', () => {
    const t = bookTable(`E1 German: 4-6-7     E4 US: a=6-6-6`, { phase: 'defensiveFire', columns: 18, rows: 12 })
    t.asks('axis', 'defensiveFire').done()
  })

  test('PBS-INT-12 rout, advance and Close Combat are people’s', () => {
    const t = bookTable(`E1 German: 4-6-7 broken DM    E2 US: a=6-6-6   E4 woods   C3 woods`, { phase: 'rout', columns: 18, rows: 12 })
    expect(t.asked).toEqual({ seat: 'axis', kind: 'rout' })
    const combat = bookTable(`E1 German: 4-6-7; US: a=6-6-6`, { phase: 'closeCombat', columns: 18, rows: 12 })
    expect(combat.asked.kind).toMatch(/^closeCombat/)
  })

  test('PBS-INT-27 what the Starter Kit has not is passed by', () => {
    const t = come(approach({ range: 8 }), 8).rolls(9)
    expect(t.path.slice(0, 6)).toEqual(['T0 always', 'T1 always', 'T2 not in this game', 'T3 no', 'T4 not in this game', 'T5 >=4'])
    t.end()
  })
})
