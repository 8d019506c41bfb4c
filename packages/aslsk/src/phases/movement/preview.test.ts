import { expect, test } from 'vitest'
import { step, stepOf } from '../../../test/moves.ts'
import { type AslskTable, table } from '../../../test/table.ts'
import { moveRisk, reachable } from './preview.ts'

const movement = { phase: 'movement', attacker: 'allied', columns: 12, rows: 10 } as const

function reach(t: AslskTable, units: string, mode?: 'assault' | 'double') {
  const movers = units.split(' ').map((name) => t.u(name))
  const { grid } = t.state.setting.map
  return new Map(
    reachable(t.state, movers, mode).map(({ place, mf, path }) => [grid.idOf(place), { mf, path: path.map((hex) => grid.idOf(hex)) }]),
  )
}

test('what is within reach, by the cheapest way and around the enemy', () => {
  const t = table('C2 Russian: a=4-4-7, l=8-0   C3 German: 4-6-7   C4 woods', movement)
  const alone = reach(t, 'a')
  expect(alone.has('C3')).toBe(false)
  expect(alone.get('C4')).toMatchObject({ mf: 8 })
  expect(alone.has('C5')).toBe(true)
  expect(alone.has('C6')).toBe(false)
  expect(reach(t, 'a l').has('C6')).toBe(true)
  expect(reach(t, 'a', 'double').has('C6')).toBe(true)
  expect([...reach(t, 'a', 'assault').values()].every(({ path }) => path.length === 1)).toBe(true)
})

test('the road bonus carries one hex farther, along the road alone', () => {
  const t = table('C2 Russian: a=4-4-7; road S   C3 road S   C4 road S   C5 road S   C6 road S', movement)
  expect(reach(t, 'a').get('C7')).toEqual({ mf: 10, path: ['C3', 'C4', 'C5', 'C6', 'C7'] })
  expect(reach(t, 'a').has('D6')).toBe(false)
})

test('the risk of a way: who could fire at each hex of it, and the worst of their attacks', () => {
  const t = table('C2 US: a=6-6-6   C3 woods   C7 German: g=4-6-7, l=9-1', movement)
  const hash = t.game.hash()
  const [woods, open, ...rest] = moveRisk(t.state, [t.u('a')], [t.place('C3'), t.place('C4')])
  expect(rest).toEqual([])
  expect(woods).toMatchObject({ mf: 4, firers: [t.unit('g')], residual: 0 })
  expect(open!.worst!.preview.anyEffect).toBeGreaterThan(woods!.worst!.preview.anyEffect)
  expect(open!.worst!.preview.drm).toBe(-3)
  expect(t.game.hash()).toBe(hash)
})

test('where LOS is checked only by firing, the preview does not give it away', () => {
  const t = table('C2 US: a=6-6-6   C7 German: g=4-6-7', { ...movement, options: { losChecks: 'declared' } })
  expect(moveRisk(t.state, [t.u('a')], [t.place('C3')])).toMatchObject([{ firers: [], worst: null }])
})

test('the preview of a step is what the step then does', () => {
  const t = table('C2 US: a=6-6-6   C3 woods   C7 German: g=4-6-7', movement)
  const preview = t.game.questionFor('allied')!.question.preview!(stepOf(t, 'a', 'C3')) as {
    mf: number
    left: unknown
    risk: { firers: unknown }
  }
  expect(preview).toMatchObject({ mf: 4, left: [{ unit: t.unit('a'), left: 4 }], risk: { firers: [t.unit('g')] } })
  step(t, 'a', 'C3')
  expect(t.u('a').spent).toBe(preview.mf)
  expect(t.game.questionFor('allied')!.question.about).toEqual({ moving: preview.left })
})

test('the odds of Smoke grenades and recoveries are those of their dr', () => {
  const t = table('C2 US: a=6-6-6, MMG unpossessed', movement)
  const preview = (decision: unknown) => t.game.questionFor('allied')!.question.preview!(decision)
  expect(preview({ type: 'smoke', unit: 0, to: 'C3' })).toEqual({ mf: 4, succeeds: 3, of: 6 })
  expect(preview({ type: 'smoke', unit: 0, to: 'C2', mode: 'double' })).toEqual({ mf: 2, succeeds: 2, of: 6 })
  expect(preview({ type: 'recover', unit: 0, weapon: 0 })).toEqual({ mf: 2, succeeds: 5, of: 6 })
})
