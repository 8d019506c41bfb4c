import { describe, expect, test } from 'vitest'
import { shoot } from '../../test/fire.ts'
import { type LnltTable, table } from '../../test/table.ts'

/** An attack in the open whose dice give this difference, then the dice of what follows. */
function hit(text: string, difference: number, ...dice: number[]): LnltTable {
  const t = table(
    `C2 US: a=us-ranger-squad, b=us-ranger-squad, c=us-ranger-squad, d=us-m1919a4 tripod    C6 ${text}\nJ9 German: spare=1-6-4`,
    { columns: 12, rows: 12 },
  )
  return shoot(t, 'a b c:d', 'C6').rolls(...fall(difference), ...dice)
}

/** FP 3 + 1½ + 2 = 6½, so 7: the dice that make this difference of it, from 2 to 12. */
function fall(difference: number): readonly [number, number] {
  const gap = difference - 7
  return gap >= 0 ? [1 + gap, 1] : [1, 1 - gap]
}

const result = (t: LnltTable) => t.events('damageCheck').map((event) => event.result)

describe('5.1 the Damage Check Table', () => {
  test('LNL-PAC02-01 LNL-5.1-01 up to its Morale nothing happens to anybody', () => {
    for (const unit of ['1-6-4', '1-6-4 shaken', '7-1-6', '1-6-6 hero']) {
      const t = hit(`German: x=${unit}`, 3, 2)
      expect([result(t), t.events('damageCheck')[0]!.total]).toEqual([['none'], 5])
    }
  })

  test('LNL-PAC02-03 LNL-PAC02-11 LNL-PAC02-12 LNL-PAC02-13 LNL-5.1-01 above Morale: Shaken, Casualties, Shaken, Wounded', () => {
    expect(result(hit('German: x=1-6-4', 4, 2))).toEqual(['shaken'])
    expect(result(hit('German: x=1-6-4', 5, 4))).toEqual(['shaken'])
    expect(result(hit('German: x=1-6-4 shaken', 5, 4, 1))).toEqual(['casualties'])
    expect(result(hit('German: x=7-1-6', 7, 6))).toEqual(['shaken'])
    expect(result(hit('German: x=7-1-6 shaken', 7, 6))).toEqual(['wounded'])
    expect(result(hit('German: x=1-6-6 hero', 6, 1))).toEqual(['wounded'])
  })

  test('LNL-PAC02-04 LNL-PAC02-16 from double Morale on: Casualties, and every single man Wounded', () => {
    expect(result(hit('German: x=1-6-4', 5, 5, 1))).toEqual(['casualties'])
    expect(result(hit('German: x=1-6-4 shaken', 9, 5, 1))).toEqual(['casualties'])
    expect(result(hit('German: x=7-1-6', 8, 6))).toEqual(['wounded'])
    expect(result(hit('German: x=7-1-6 shaken', 8, 6))).toEqual(['wounded'])
    expect(result(hit('German: x=1-6-6 hero', 6, 6))).toEqual(['wounded'])
  })

  test('LNL-PAC02-05 EX2-IN-13 from triple Morale on everybody is Eliminated', () => {
    for (const unit of ['1-6-4', '1-6-4 shaken']) {
      const t = hit(`German: x=${unit}`, 10, 5)
      expect([result(t), t.where('x')]).toEqual([['eliminated'], 'eliminated'])
    }
    expect(result(hit('German: x=6-1-6', 12, 6))).toEqual(['eliminated'])
    expect(result(hit('German: x=1-6-6 hero', 12, 6))).toEqual(['eliminated'])
  })

  test('LNL-PAC02-06 the column is that of the state at the moment of the check', () => {
    expect(result(hit('German: x=1-6-4', 5, 2))).toEqual(['shaken'])
    expect(result(hit('German: x=1-6-4 shaken', 5, 2, 1))).toEqual(['casualties'])
  })

  test('LNL-1.5-01 LNL-1.5-02 a counter has two sides, each with its own Morale', () => {
    const front = hit('German: x=de-paratroop-squad', 2, 2)
    expect(front.events('damageCheck')[0]!.morale).toBe(6)
    const t = hit('German: x=1-6-4', 4, 2)
    expect([t.u('x').shaken, t.events('shaken').length]).toEqual([true, 1])
  })
})

describe('5.1 what the results do', () => {
  test('LNL-5.1-12 LNL-5.1-30 LNL-PAC02-07 EX2-IN-02 Casualties leave a Shaken Half-Squad; which one, Germans roll for', () => {
    const odd = hit('German: x=1-6-4', 5, 5, 1)
    odd.expect('C6').has('1-5-4 shaken')
    const even = hit('German: x=1-6-4', 5, 5, 2)
    even.expect('C6').has('0-5-4 shaken')
    expect(even.u('x').rootType).toBe('de-wehrmacht-squad')
    expect(even.state.losses).toEqual({ blue: 0, red: 1 })
  })

  test('LNL-5.1-31 LNL-PAC02-07 EX2-IN-10 Casualties eliminate a Half-Squad or Crew', () => {
    for (const unit of ['1-5-4 hs', 'de-vehicle-crew']) {
      const t = hit(`German: x=${unit}`, 8, 5)
      expect([result(t), t.where('x'), t.state.losses.red]).toEqual([['casualties'], 'eliminated', 1])
    }
  })

  test('LNL-5.1-13 LNL-PAC02-08 a wounded man is Shaken too', () => {
    hit('German: x=7-1-6', 8, 6).expect('C6').has('7-1-6 shaken wounded')
  })

  test('LNL-5.1-32 LNL-5.1-09 a Hero is never Shaken: he fights on with his wounded side', () => {
    const t = hit('German: x=1-6-6 hero', 6, 1)
    t.expect('C6').has('1-6-6 wounded')
  })

  test('LNL-5.1-14 who was wounded and has not acted can still be activated', () => {
    const t = hit('German: x=7-1-6, y=1-6-4', 8, 6, 1, 5)
    expect(t.asked).toEqual({ seat: 'red', kind: 'impulse' })
    expect(t.u('x').marks).toBe(0)
    t.activate('C6')
    expect(t.state.impulse!.units).toContain(t.unit('x'))
  })

  test('LNL-5.1-15 LNL-PAC02-08 a second wound kills, a Hero too', () => {
    for (const unit of ['7-1-6 shaken wounded', '1-6-6 hero wounded']) {
      const t = hit(`German: x=${unit}`, 7, 5)
      expect([result(t), t.where('x')]).toEqual([['wounded'], 'eliminated'])
    }
  })

  test('LNL-5.1-16 a wound takes one off the Morale, but not a Hero’s', () => {
    expect(hit('German: x=7-1-6 shaken wounded', 2, 1).events('damageCheck')[0]!.morale).toBe(6)
    expect(hit('German: x=1-6-6 hero wounded', 2, 1).events('damageCheck')[0]!.morale).toBe(6)
  })

  test('LNL-1.6-28 the weapons of a unit that is gone stay where it was', () => {
    const t = hit('German: x=1-6-4, MG34', 10, 5)
    expect([t.w('MG34').owner, t.w('MG34').at]).toEqual([-1, t.place('C6')])
  })
})
