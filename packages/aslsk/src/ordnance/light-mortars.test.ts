import { expect, test } from 'vitest'
import { hold, stepOf } from '../../test/moves.ts'
import { lastShot, mayNotShell, shell, shotAt } from '../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'

const SPARE = 'A1 German: spare=4-6-7, LMG'
const options: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 20, columns: 12 }
const offered = (t: AslskTable) =>
  [...t.game.open[0]!.question.candidates()].flatMap((each) => {
    const { type, leader = null } = each as { type: string; leader?: number | null }
    return type === 'ordnance' ? [leader] : []
  })

test('SK-4.5-02 a leader who directs a light Mortar directs it again as long as it keeps its rate, and nothing else', () => {
  const t = table(`${SPARE}    D3 German: a=4-6-7, m=ge-MTR50, l=9-1, b=4-6-7, n=ge-MTR50    D9 US: x=6-6-6`, options)
  for (const dice of [
    [1, 6],
    [2, 6],
  ] as const) {
    shell(t, 'm', 'D9', { target: 'att', leader: t.unit('l') })
      .rolls(...dice)
      .rolls(6, 6)
    expect(lastShot(t).labels).toContain('9-1 directs -1')
  }
  expect(offered(t)).toEqual([t.unit('l'), null])
  mayNotShell(t, 'n', 'D9', { rule: '3.2.2', message: /only the same units/ }, { target: 'att', leader: t.unit('l') })
})

test('SK-4.5-02 in Defensive Fire he directs the same Mortar again', () => {
  const t = table(`D3 German: a=4-6-7, m=ge-MTR50, l=9-1    D9 US: x=6-6-6    A20 US: spare=6-6-6`, {
    ...options,
    phase: 'movement',
    attacker: 'allied',
  })
  for (const to of ['D8', 'D7']) {
    t.answer('move', stepOf(t, 'x', to))
    shell(t, 'm', to, { target: 'att', leader: t.unit('l') }).rolls(1, 5)
    t.rolls(6, 6).answer('keepRate', { keep: true })
    expect(lastShot(t).labels).toContain('9-1 directs -1')
    hold(t)
  }
})

test('SK-4.5-02 SK-4.0-10 two leaders who fire a light Mortar keep its rate and have no leadership in the shot, again and again', () => {
  const t = table(`${SPARE}    D3 German: k=8-0, m=ge-MTR50, l=9-1    D9 US: x=6-6-6`, options)
  for (const _ of [1, 2]) {
    shell(t, 'm', 'D9', { target: 'att', leader: t.unit('l') })
      .rolls(1, 6)
      .rolls(6, 6)
    expect(t.w('m').keptRate).toBe(true)
    expect(lastShot(t).labels.some((label) => label.includes('directs'))).toBe(false)
  }
})

test('SK-4.0-18 who gives up his own FP to fire a Weapon and has used it fires no Mortar afterwards, and his Gun only as Intensive Fire', () => {
  const answers = (men: string, more = {}) => {
    const t = table(`D3 German: ${men}    D9 US: x=6-6-6    A20 US: spare=6-6-6`, { ...options, phase: 'movement', attacker: 'allied' })
    for (const to of ['D8', 'D7']) hold(t.answer('move', stepOf(t, 'x', to)))
    t.answer('move', stepOf(t, 'x', 'D6'))
    t.fire({ units: [{ unit: 'c' }], at: 'D6' }).rolls(6, 5)
    hold(t).answer('move', stepOf(t, 'x', 'D5'))
    const { seat } = t.asked
    return [{}, { intensive: true }].map((how) => t.game.problems(seat, shotAt(t, 'w', 'D5', { ...more, ...how })).map(({ rule }) => rule))
  }
  expect(answers('c=2-4-7 hs, w=ge-MTR50', { target: 'att' })).toEqual([['4.0'], ['4.5']])
  expect(answers('c=4-6-7, w=ge-MTR50', { target: 'att' })[0]).toEqual([])
  expect(answers('c=2-2-8 crew, w=ge-AT75L ca2')).toEqual([['4.0'], []])
  expect(answers('c=4-6-7, w=ge-AT75L ca2')[0]).toEqual([])
})

test('SK-1.2.4.1-04 a Mortar whose squad has cowered and is under Final Fire has no rate', () => {
  const t = table('D3 German: c=4-6-7, m=ge-MTR50    D8 US: x=6-6-6    A20 US: spare=6-6-6', {
    ...options,
    phase: 'movement',
    attacker: 'allied',
  })
  t.answer('move', stepOf(t, 'x', 'D7'))
  t.fire({ units: [{ unit: 'c' }], at: 'D7' }).rolls(5, 5)
  expect(t.u('c').fire).toBe('final')
  hold(t).answer('move', stepOf(t, 'x', 'D6'))
  shell(t, 'm', 'D6', { target: 'att' }).rolls(1, 5).rolls(6, 6)
  hold(t)
  expect([t.w('m').keptRate, t.w('m').fire]).toEqual([false, 'final'])
})
