import { describe, expect, test } from 'vitest'
import { Opening } from '../../test/opening.ts'
import { testScenario } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'

test('UF-15.52-01 QA-043 UF-X-07 with an unpinned Commissar his men have one more Morale and Panic; he has not', () => {
  const t = table('axis A[3]: P1, P2, P3\nallied A: Kom(COMMISSAR, morale 5), Q2(morale 3), Q3(panic 4) pinned', {
    hands: { axis: 'Fire 3/6' },
  })
  t.fire('axis A', 'allied A', [1]).resolves('r0', 'r0', 'b1')
  t.saw({ type: 'attacked', man: t.man('Kom'), morale: 5 })
  t.saw({ type: 'attacked', man: t.man('Q2'), morale: 4 }).saw({ type: 'attacked', man: t.man('Q3'), number: 4, panic: 5 })
  expect(t.m('Q3').fate).toBe('')
  const pinned = table('axis A[3]: P1, P2, P3\nallied A: Kom(COMMISSAR, morale 5) pinned, Q2(morale 3), Q3(panic 4) pinned', {
    hands: { axis: 'Fire 3/6' },
  })
  pinned.fire('axis A', 'allied A', [1]).resolves('r5', 'r1', 'r1')
  pinned.saw({ type: 'attacked', man: pinned.man('Q2'), morale: 3 }).saw({ type: 'attacked', man: pinned.man('Q3'), panic: 4 })
})

test('UF-X-07 G-44 the rout number stays the printed one', () => {
  const t = table('axis A[3]: P1, P2, P3\nallied A: Kom(COMMISSAR, morale 9), Q2(panic 4) pinned, Q3', { hands: { axis: 'Fire 3/6' } })
  t.fire('axis A', 'allied A', [1]).resolves('r0', 'b2 0r=5', 'r5')
  expect(t.m('Q2').fate).toBe('rout')
})

describe('execution', () => {
  const end = (men: string) =>
    table(`axis A: ${men}\naxis B: P8, P9\nallied A: Q1, Q2`, {
      nations: { axis: 'Russian' },
      step: 'turn.smoke',
      hands: { axis: 'Fire, Fire, Fire, Fire' },
    })

  test('UF-15.53-01 UF-15.53-02 at the end of his turn an RPC: a pinned man in that position is shot, and it is no action', () => {
    const t = end('Kom(COMMISSAR), P2 pinned, P3').draws('b1 3=2')
    t.saw({ type: 'execution', man: t.man('P2'), shot: true })
    expect([t.m('P2').fate, t.state.actions]).toEqual(['kia', 0])
    const spared = end('Kom(COMMISSAR), P2 pinned, P3').draws('b1 3=3')
    spared.saw({ type: 'execution', man: spared.man('P3'), shot: false })
    expect([spared.m('P2').fate, spared.m('P3').fate]).toEqual(['', ''])
  })

  test('UF-15.53-01 not by a pinned Commissar, and not without a pinned man', () => {
    end('Kom(COMMISSAR) pinned, P2 pinned, P3').sawNo({ type: 'execution' })
    end('Kom(COMMISSAR), P2, P3').sawNo({ type: 'execution' })
  })

  test('UF-15.53-03 a berserk man is not shot', () => {
    end('Kom(COMMISSAR), P2 pinned berserk, P3').sawNo({ type: 'execution' })
    const t = end('Kom(COMMISSAR), P2 pinned berserk, P3 pinned').draws('b1 3=2')
    t.saw({ type: 'execution', shot: false })
    expect(t.m('P2').fate).toBe('')
  })
})

test('UF-15.51-01 the Commissar begins in the largest group of his side', () => {
  const scenario = testScenario('German', 'Russian', { first: 'allied' })
  const force = { ...scenario.sides.allied, men: [27, 2, 3, 6, 7, 8, 9] }
  const t = new Opening({ ...scenario, sides: { ...scenario.sides, allied: force } })
  const men = t.men('allied')
  t.refuses('allied', { groups: [men.slice(0, 3), men.slice(3)] }, { rule: '15.51' })
  t.forms('allied', 4, 3).saw({ type: 'groupsFormed', side: 'allied' })
})
