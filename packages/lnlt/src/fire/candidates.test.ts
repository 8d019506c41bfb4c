import { describe, expect, test } from 'vitest'
import { type LnltTable, table } from '../../test/table.ts'
import type { FireDeclaration } from './declaration.ts'

type Offered = FireDeclaration & { readonly type: string }

function offered(t: LnltTable): Offered[] {
  return (t.candidates() as Offered[]).filter(({ type }) => type === 'fire')
}

/** Every attack that is offered is legal. */
function allLegal(t: LnltTable): Offered[] {
  const shots = offered(t)
  for (const shot of shots) expect(t.game.problems(t.asked.seat, shot)).toEqual([])
  return shots
}

/** Each as '0+,1-+ by 2': the units by number, '-' where they don't fire themselves, '+' for a weapon, and who leads. */
const named = (shots: readonly Offered[]) =>
  shots.map(({ firers, leader }) => {
    const units = firers.map(({ unit, inherent, weapons }) => `${unit}${inherent ? '' : '-'}${'+'.repeat(weapons.length)}`)
    return `${units}${leader === undefined ? '' : ` by ${leader}`}`
  })

describe('a selection of attacks', () => {
  test('everything led and unled, and each unit by itself', () => {
    const t = table('C2 US: a=2-5-4, BAR, b=2-5-4, l=6-2-6    C6 German: x=1-6-4').activate('C2')
    expect(named(allLegal(t))).toEqual(['0+,1 by 2', '0+,1', '0+ by 2', '0+', '1 by 2', '1'])
  })

  test('with and without what can be used once only', () => {
    const t = table('C2 German: a=2-6-4, satchel, b=1-6-4    C3 US: x=2-5-4', { initiative: 'red' }).activate('C2')
    expect(named(allLegal(t))).toEqual(['0+,1', '0,1', '0+', '1'])
  })

  test('without those whom an Assault Move makes shoot badly', () => {
    const t = table('C2 US: a=2-5-4 assaultmove, b=2-5-4, c=2-5-4    C6 German: x=1-6-4').activate('C2')
    expect(named(allLegal(t))).toContain('1,2')
  })

  test('where only a weapon or only one man reaches, that is offered', () => {
    const t = table('C2 German: a=1-6-4, MG34, l=6-1-6, h=1-4-6 hero    C10 US: x=2-5-4', { initiative: 'red', rows: 14 }).activate('C2')
    expect(named(allLegal(t))).toEqual(['0-+ by 1', '0-+'])
    const lone = table('C2 German: l=6-1-6, MG34    C5 US: x=2-5-4', { initiative: 'red' }).activate('C2')
    expect(named(allLegal(lone))).toEqual(['0-+'])
  })

  test('nothing at what is not spotted, out of range or behind a house', () => {
    const t = table('C2 US: a=2-5-4    C4 forest; German: x=1-6-4    C9 German: y=1-6-4    E2 stone building    F1 German: z=1-6-4', {
      rows: 12,
    }).activate('C2')
    expect(offered(t).map(({ at }) => at)).not.toContain('C4')
    expect(offered(t).map(({ at }) => at)).not.toContain('C9')
  })
})
