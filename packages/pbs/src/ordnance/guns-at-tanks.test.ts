import { describe, expect, test } from 'vitest'
import { settle } from '../../test/approach.ts'
import { type BookTable, bookTable, type PbsTableOptions } from '../../test/table.ts'

const options = { year: 1943, month: 9, columns: 18, rows: 20 } as const
const GUN = 'E1 German: c=2-2-8 crew, gun=ge-AT75L ca2'
const FIRES = [[/OFTC/, 1]] as const
const drive = (to: string) => ({ type: 'drive', to })

/** A tank does these things, one after the other; what is rolled besides does no harm, and OFTCs fail unless told. */
function seen(text: string, acts: readonly object[], fill: Parameters<typeof settle>[1] = [], more: PbsTableOptions = {}): BookTable {
  const t = bookTable(`A20 Russian: spare=4-4-7    ${text}`, { ...options, ...more })
  for (const act of acts) {
    t.answer('move', { unit: t.unit('tank'), ...act })
    settle(t, fill)
  }
  return t
}

const whats = (t: BookTable): string[] => t.decided.flatMap(({ what }) => (what === '' ? [] : [what]))
const note = (t: BookTable, node: string, label: string) => t.visit(node).notes?.find((each) => each.label === label)?.value
const rulesAt = (t: BookTable, node: string) => t.visit(node).notes?.map(({ rule }) => rule) ?? []
const checks = (t: BookTable): number => t.decided.flatMap(({ trace }) => trace).filter(({ node }) => node === 'O15').length
const asked = (t: BookTable): string[] =>
  t.decided.flatMap(({ trace }) => trace.flatMap(({ node, about }) => (node === 'O2' && about ? [about] : [])))

describe('the Gun that waits', () => {
  test('PBS-OFT-04 PBS-ODM-07 a tank comes into sight ten hexes away, and the next hex is no worse: 5, +4 -1, and never', () => {
    const t = seen(`${GUN}    E12 Russian: tank=ru-T3485 vca0 motion`, [drive('E11')], FIRES)
    expect([note(t, 'O15', 'TH number'), note(t, 'O15', 'hits on'), t.drm('O15')]).toEqual([9, 5, { 'PBS-ODM-07': 4, 'PBS-ODM-02': -1 }])
    expect(t.answers).toEqual(['hold'])
  })

  test('PBS-ODM-10 PBS-OFT-07 if it could slip out of sight: 5, -2 -1: fires on 6, holds on 7', () => {
    const wall = 'F4 stone building    F5 stone building    F6 stone building    F7 stone building'
    const at = (die: number) => seen(`${GUN}    ${wall}    E12 Russian: tank=ru-T3485 vca0 motion`, [drive('E11')], [[/OFTC/, die]])
    expect(at(6).drm('O15')).toEqual({ 'PBS-ODM-10': -2, 'PBS-ODM-02': -1 })
    expect([at(6).visit('O15').answer, at(7).visit('O15').answer]).toEqual(['yes', 'no'])
  })

  const sits = [drive('E11'), { type: 'halt' }, { type: 'delay' }, { type: 'delay' }, { type: 'delay' }]

  test('PBS-OFT-06 PBS-OFT-09 PBS-OFT-11 one OFTC for each change of its moving-target DRM, then none before it moves on', () => {
    const t = seen(`${GUN}    E12 Russian: tank=ru-T3485 vca0 motion`, sits)
    const made = t.decided.map(
      ({ trace }) => trace.find(({ node }) => node === 'O15')?.notes?.find(({ label }) => label.startsWith('Case 24'))?.value,
    )
    expect(made).toEqual([4, 3, undefined, 2, undefined])
    expect(t.decided.map(({ trace }) => trace.find(({ node }) => node === 'O2')?.notes?.[0]?.rule)).toEqual([
      'PBS-OFT-04',
      'PBS-OFT-06',
      undefined,
      'PBS-OFT-09',
      undefined,
    ])
    for (const act of [{ type: 'start' }, drive('E10')]) {
      t.answer('move', { unit: t.unit('tank'), ...act })
      settle(t)
    }
    expect(t.visit('O2').answer).toBe('yes')
  })

  test('PBS-OFT-09 PBS-OFT-10 PBS-OFT-11 and no more may it fire on the move, unless it has kept its rate, until it moves on', () => {
    const t = seen(`${GUN}    E12 Russian: tank=ru-T3485 vca0 motion`, sits.slice(0, 3))
    const gun = t.state.weapons.find(({ type }) => type === 'ru-T3485:main')!
    const shot = { type: 'ordnance', weapon: gun.id, at: 'E1', target: 'itt' }
    expect(t.game.open[0]!.question.problems(shot)).toEqual([])
    t.answer('move', { unit: t.unit('tank'), type: 'delay' })
    settle(t)
    t.refuses('allied', shot, { rule: 'PBS-OFT-09', message: /before it moves on/ })
    expect([...t.game.open[0]!.question.candidates()].some((each) => (each as { type: string }).type === 'ordnance')).toBe(false)
    t.state.weapons[gun.id]!.keptRate = true
    expect(t.game.open[0]!.question.problems(shot).some(({ rule }) => rule === 'PBS-OFT-09')).toBe(false)
    // where anything may be hidden the refusal would tell
    const fog = seen(`${GUN}    E12 Russian: tank=ru-T3485 vca0 motion`, sits.slice(0, 4), [], {
      rules: [{ type: 'concealment', text: 'Concealment is in effect.' }],
    })
    expect(fog.game.open[0]!.question.problems(shot)).toEqual([])
    const off = seen(`${GUN}    E12 Russian: tank=ru-T3485 vca0 motion`, sits.slice(0, 4), [], {
      pbs: { switches: { limitsBoundingFire: false } },
    })
    expect(off.game.open[0]!.question.problems({ ...shot, weapon: gun.id })).toEqual([])
  })

  test('PBS-OFT-04 a turn that shows a weaker side makes it look again, and PBS-ODM-01 it likes that', () => {
    const t = seen(`${GUN}    E8 Russian: tank=ru-T3485 vca0 motion`, [drive('E7'), { type: 'pivot', vca: 1 }])
    expect([rulesAt(t, 'O2'), t.drm('O15')['PBS-ODM-01']]).toEqual([['PBS-OFT-04'], -1])
    const back = seen(`${GUN}    E8 Russian: tank=ru-T3485 vca1 motion`, [{ type: 'pivot', vca: 0 }])
    expect(back.decided.length === 0 || back.visit('O2').answer === 'no' || !rulesAt(back, 'O2').includes('PBS-OFT-04')).toBe(true)
  })
})

describe('how well it can be harmed', () => {
  test('PBS-DEF-01 PBS-DEF-06 PBS-OFT-19 the Class counts special ammunition, and that is fired where it makes Class A', () => {
    const t = seen('E1 German: c=2-2-8 crew, gun=ge-AT50L ca2    E7 Russian: tank=ru-T3485 vca0 motion', [drive('E6')])
    expect([note(t, 'O8', 'Target Class'), note(t, 'O11', 'fired')]).toEqual(['A', 'vtt apcr'])
    const side = seen('E1 German: c=2-2-8 crew, gun=ge-AT50L ca2    E7 Russian: tank=ru-T3485 vca2 motion', [drive('F7')])
    expect([note(side, 'O8', 'Target Class'), note(side, 'O11', 'fired')]).toEqual(['A', 'vtt ap'])
  })

  test('PBS-DEF-06 special ammunition of which there is too little does not count', () => {
    const scarce = { pbs: {} }
    const t = seen('E1 German: c=2-2-8 crew, gun=ge-AT50L ca2    E7 Russian: tank=ru-T3485 vca0 motion', [drive('E6')], [], {
      ...scarce,
      year: 1940,
    })
    expect([note(t, 'O8', 'Target Class'), note(t, 'O11', 'fired')]).toEqual(['D', 'vtt ap'])
  })

  test('PBS-OFT-37 men and vehicles have gates of their own', () => {
    const t = seen(`${GUN}    E8 Russian: tank=ru-T3485 vca0 motion`, [drive('E7')])
    expect([t.visit('O5').answer, t.path.some((each) => each.startsWith('O6'))]).toEqual(['vehicle', false])
  })

  test('PBS-OFT-03 LATW and Panzerfausts are ordnance too', () => {
    const psk = seen('E4 German: 2-4-7 hs, p=ge-PSK    E8 Russian: tank=ru-T3485 vca0 motion', [drive('E7')])
    expect(asked(psk)).toEqual(['PSK, E4'])
    const faust = seen('E5 German: 4-6-7    E8 Russian: tank=ru-T3485 vca0 motion', [drive('E7')], [], { year: 1944 })
    expect([asked(faust), checks(faust)]).toEqual([['Panzerfaust, E5'], 1])
  })

  test('PBS-MG-09 PBS-MG-10 a MG fires at what the IFT can hurt; at an AFV it looks only from Class B on', () => {
    const t = seen('F5 German: 4-6-7, HMG    E8 Russian: tank=ru-ba20 vca0 motion', [drive('E7')], FIRES)
    expect([t.visit('O10').answer, rulesAt(t, 'O10'), t.answers]).toEqual(['not allowed', ['PBS-MG-10'], ['hold']])
    expect(t.path.some((each) => each.startsWith('I'))).toBe(false)
  })
})

describe('the order of segments before an AFV', () => {
  const all = `${GUN}    F1 German: d=2-2-8 crew, m=ge-MTR81s ca3    F5 German: 4-6-7, MMG`

  test('PBS-FF-09 PBS-FF-10 PBS-FF-11 buttoned up: what pierces armour, then Mortars; nobody on the IFT', () => {
    const t = seen(`${all}    E8 Russian: tank=ru-T3485 vca0 motion`, [drive('E7')])
    expect(asked(t)).toEqual(['MMG, F5', '7.5cm PaK 40, E1', '8cm GrW 34, F1'])
    expect(t.path.some((each) => each.startsWith('I0'))).toBe(false)
  })

  test('PBS-FF-09 PBS-FF-12 PBS-FF-13 PBS-FF-14 with its crew exposed: what pierces armour, the IFT, then Mortars', () => {
    const t = seen(`${all}    E8 Russian: tank=ru-T3485 vca0 motion CE`, [drive('E7')])
    const order = t.decided.flatMap(({ trace }) => trace.flatMap(({ node, about }) => (node === 'O2' || node === 'I2' ? [about] : [])))
    expect(order).toEqual(['MMG, F5', '7.5cm PaK 40, E1', 'F5', '8cm GrW 34, F1'])
  })

  test('PBS-SPT-02 an exposed crew is fired at anywhere in Normal Range, without Activation Range', () => {
    const t = seen('E1 German: 4-6-7, 4-6-7    E8 Russian: tank=ru-T3485 vca0 motion CE', [drive('E7')])
    expect([t.visit('I3').answer, t.visit('I4').answer, t.answers[0]]).toEqual(['yes', 'yes', 'fire'])
    const far = seen('E1 German: 4-6-7, 4-6-7    E9 Russian: tank=ru-T3485 vca0 motion CE', [drive('E8')])
    expect(far.visit('I4').answer).toBe('no')
  })
})

describe('once more', () => {
  const marked = (gun: string, more: PbsTableOptions = {}, fill: Parameters<typeof settle>[1] = FIRES) =>
    seen(`E1 German: c=2-2-8 crew, gun=${gun} ca2 first    E8 Russian: tank=ru-T3485 vca0`, [{ type: 'start' }], fill, more)

  test('PBS-OFT-16 PBS-FF-22 Intensive Fire only at Class B or better', () => {
    expect(marked('ge-AT75L').visit('O12').answer).toBe('yes, target Class B or better')
    expect(marked('ge-AT37L', { year: 1940 }).visit('O12').answer).toBe('yes, other')
  })

  test('PBS-OFT-17 PBS-OFT-18 after a passed OFTC and a usage dr', () => {
    const fill = (oftc: number, dr: number) =>
      [
        [/OFTC/, oftc],
        [/Intensive/, dr],
      ] as const
    expect(marked('ge-AT75L', {}, fill(10, 1)).answers).toEqual(['hold'])
    const failed = marked('ge-AT75L', {}, fill(1, 6))
    expect([failed.visit('O15').answer, failed.visit('O18').answer, failed.answers]).toEqual(['yes', 'failed', ['hold']])
    const passed = marked('ge-AT75L', {}, fill(1, 1))
    expect(whats(passed)[0]).toMatch(/as Intensive Fire/)
  })

  test('PBS-OFT-12 a second Gun with an equal TK number is not checked on the same expenditure', () => {
    const t = seen(`${GUN}    F1 German: d=2-2-8 crew, g2=ge-AT75L ca3    E8 Russian: tank=ru-T3485 vca0 motion`, [drive('E7')], FIRES)
    expect([t.visit('O4').answer, whats(t).length, checks(t)]).toEqual(['no', 1, 1])
  })
})

describe('men, while tanks may come', () => {
  const men = (hex: string) =>
    settle(
      bookTable(`A20 Russian: spare=4-4-7    ${GUN}    E7 Russian: a=4-4-7    ${hex} Russian: tank=ru-T3485 vca2`, options).go('a', 'E6', {
        mode: 'assault',
      }),
    )

  test('PBS-OFI-05 no OFTC at men five hexes away while a tank of Class B may come from ten', () => {
    expect([men('E11').visit('O6').answer, checks(men('E11'))]).toEqual(['closed', 0])
  })

  test('PBS-OFI-05 from thirteen it is too far off to wait for', () => {
    expect([men('E14').visit('O6').answer, checks(men('E14'))]).toEqual(['open', 1])
  })
})

test('PBS-DEF-26 a half squad that could look for a Panzerfaust against a tank of the defender is no Scout', () => {
  const scout = (hex: string) => {
    const t = bookTable(`A20 German: spare=4-6-7    E10 German: a=2-4-7 hs    ${hex} Russian: tank=ru-T3485 vca3, 4-4-7`, {
      ...options,
      year: 1944,
      attacker: 'axis',
      pbs: { side: 'allied' },
    })
    return settle(t.go('a', 'E9'))
      .visit('T6')
      .notes!.find(({ rule }) => rule === 'PBS-DEF-25')!.value
  }
  expect([scout('E7'), scout('E3')]).toEqual(['no', 'yes'])
})
