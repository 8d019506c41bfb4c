import { expect, test } from 'vitest'
import { table } from '../../../test/table.ts'
import { ourPack } from '../../data/pack.ts'
import { moraleOf, panicOf } from '../../men/values.ts'

test('UF-28-opt-01 men who face a vehicle without one of their own are one easier to shake', () => {
  const tank = ourPack().nations.American!.machines!.find((card) => card.machine?.type === 'afv')!.number
  const own = ourPack().nations.German!.machines!.find((card) => card.machine?.type === 'afv')!.number
  const values = (text: string, modules: readonly string[] = ['tank-fright']) => {
    const t = table(text, { modules, rulesThrough: 40 })
    const [man, group] = [t.m('P1'), t.group('axis A')]
    return [moraleOf(t.state, man, group), panicOf(t.state, man, group)]
  }
  expect(values(`axis A: P1(morale 3, panic 4), P2\nallied A: #${tank}\nallied B: Q1, Q2`)).toEqual([2, 3])
  expect(values('axis A: P1(morale 3, panic 4), P2\nallied A: Q1, Q2')).toEqual([3, 4])
  expect(values(`axis A: P1(morale 3, panic 4), P2\naxis B: #${own}\nallied A: #${tank}\nallied B: Q1, Q2`)).toEqual([3, 4])
  expect(values(`axis A: P1(morale 3, panic 4), P2\nallied A: #${tank}\nallied B: Q1, Q2`, [])).toEqual([3, 4])
})
