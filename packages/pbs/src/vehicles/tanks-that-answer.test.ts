import { describe, expect, test } from 'vitest'
import { settle } from '../../test/approach.ts'
import { type BookTable, bookTable, type PbsTableOptions } from '../../test/table.ts'
import type { Walk } from '../tree/walk.ts'
import { motionNodes } from './motion.ts'

const options = { year: 1943, month: 9, columns: 18, rows: 20 } as const
const drive = (to: string) => ({ type: 'drive', to })

function seen(text: string, acts: readonly object[], fill: Parameters<typeof settle>[1] = [], more: PbsTableOptions = {}): BookTable {
  const t = bookTable(text, { ...options, ...more })
  for (const act of acts) {
    t.answer('move', { unit: t.unit('tank'), ...act })
    settle(t, fill)
  }
  return t
}

const whats = (t: BookTable): string[] => t.decided.flatMap(({ what }) => (what === '' ? [] : [what]))
const note = (t: BookTable, node: string, label: RegExp) => t.visit(node).notes?.find((each) => label.test(each.label))?.value
const nodes = (t: BookTable): string[] => t.decided.flatMap(({ trace }) => trace.map(({ node }) => node))
const SPARE = 'A20 Russian: spare=4-4-7'

describe('a Bump', () => {
  const bump = (text: string, acts: readonly object[]) =>
    seen(`${SPARE}    ${text}`, acts)
      .visit('T6')
      .notes?.find(({ rule }) => rule === 'PBS-DEF-10')?.value
  const ahead = 'E5 German: 4-6-7, p=ge-PSK'

  test('PBS-DEF-10 PBS-DEF-11 PBS-DEF-13 a vehicle that comes next to an occupied hex before it means to enter', () => {
    expect(bump(`${ahead}    E7 Russian: tank=ru-T3485 vca0 motion`, [drive('E6')])).toBe('E5')
    expect(bump(`${ahead}    E8 Russian: tank=ru-T3485 vca0 motion`, [drive('E7')])).toBeUndefined()
  })

  test('PBS-DEF-12 only if it can enter: not one that points elsewhere, nor one without the MP', () => {
    expect(bump(`${ahead}    D7 Russian: tank=ru-T3485 vca1 motion`, [drive('E7'), { type: 'pivot', vca: 0 }])).toBeUndefined()
    expect(bump(`${ahead}    E7 Russian: tank=ru-T3485 vca0 motion`, [drive('E6'), { type: 'pivot', vca: 1 }])).toBeUndefined()
  })

  test('PBS-DEF-10 PBS-DEF-11 whoever drives may say which hex he means to enter, or none: then that counts, and not how it points', () => {
    const tank = 'E7 Russian: tank=ru-T3485 vca0 motion'
    const both = `${ahead}    F5 German: 4-6-7    ${tank}`
    const say = (hex: string) => ({ type: 'bump', hex })
    expect(bump(`${ahead}    ${tank}`, [say(''), drive('E6')])).toBeUndefined()
    expect(bump(both, [say('F5'), drive('E6')])).toBe('F5')
    // PBS-DEF-12: what it says it must be able to do
    expect(bump(both, [say('F5'), drive('E6'), { type: 'pivot', vca: 5 }])).toBeUndefined()
  })

  test('PBS-DEF-11 it is said of a hex where an enemy is seen nearby, once for each MP, and is heard by all', () => {
    const t = bookTable(`${SPARE}    ${ahead}    A9 German: 4-6-7    E7 Russian: tank=ru-T3485 vca0 motion`, options)
    const say = (hex: string) => ({ type: 'bump', unit: t.unit('tank'), hex })
    expect(t.candidates().filter((each) => (each as { type: string }).type === 'bump')).toEqual([say(''), say('E5')])
    t.refuses('allied', say('A9'), { rule: 'PBS-DEF-12' })
    t.refuses('allied', { ...say('E5'), unit: t.unit('spare') }, { rule: 'PBS-DEF-10' })
    t.answer('move', say('E5'))
    t.saw({ type: 'pbsReferee', what: 'bumps', at: t.place('E5') })
    t.refuses('allied', say(''), { rule: 'PBS-DEF-11', message: /said already/ })
    t.asks('allied', 'move').done()
  })

  test('PBS-DEF-13 men, who may not enter, never do', () => {
    const t = settle(bookTable(`${SPARE}    E5 German: 4-6-7    E7 Russian: a=4-4-7`, options).go('a', 'E6'))
    expect(t.visit('T6').notes?.some(({ rule }) => rule === 'PBS-DEF-10')).toBe(false)
  })

  test('PBS-SPF-04 PBS-SPF-04b before it a LATW fires only if that is better than Close Combat', () => {
    const t = seen(`${SPARE}    ${ahead}    E7 Russian: tank=ru-T3485 vca0 motion`, [drive('E6')])
    expect([t.visit('O10').answer, note(t, 'O10', /Close Combat/)]).toEqual(['allowed', 3])
    const rifle = seen(`${SPARE}    E5 German: 4-6-7, r=ge-ATR    E7 Russian: tank=ru-T3485 vca0 motion`, [drive('E6')])
    expect(rifle.visit('O10').answer).toBe('not allowed')
  })

  test('PBS-OFT-14 before it an equally strong Gun may look, too', () => {
    const guns = 'E1 German: c=2-2-8 crew, gun=ge-AT75L ca2    F1 German: d=2-2-8 crew, g2=ge-AT75L ca3'
    const t = seen(`${SPARE}    E5 German: 4-6-7    ${guns}    E7 Russian: tank=ru-T3485 vca0 motion`, [drive('E6')], [[/OFTC/, 1]])
    expect([t.visit('O4').answer, t.visit('O4').notes?.map(({ rule }) => rule)]).toEqual(['yes', ['PBS-OFT-12', 'PBS-OFT-14']])
  })

  test('PBS-SFF-15 the unit that is bumped makes no second shot before it enters', () => {
    const t = seen(`${SPARE}    E5 German: 4-6-7 first, 4-6-7 first    E7 Russian: tank=ru-T3485 vca0 motion CE`, [drive('E6')])
    expect([t.visit('I20').answer, t.answers]).toEqual(['bumped and DR 5 gives less than K', ['hold']])
  })
})

describe('in the entered hex', () => {
  const inside = [drive('E6'), drive('E5')]

  test('PBS-STR-14 PBS-STR-13 PBS-SOP-20 men go for it, the best chance first, as often as they may', () => {
    const t = seen(`${SPARE}    E5 German: 4-6-7, 2-4-7 hs    E7 Russian: tank=ru-T3485 vca0 motion`, inside, [[/PAATC|Task Check/, 1]])
    expect(whats(t)[0]).toMatch(/^Attack T-34\/85 in Close Combat with 4-6-7/)
    expect(whats(t).some((what) => what.endsWith('2-4-7'))).toBe(true)
    expect(nodes(t).indexOf('R0')).toBeGreaterThan(-1)
  })

  test('PBS-STR-14 whoever fails his check before it does not try again on the same expenditure', () => {
    const t = seen(`${SPARE}    E5 German: 4-6-7    E7 Russian: tank=ru-T3485 vca0 motion`, inside, [[/PAATC|Task Check/, 6]])
    expect(whats(t)).toHaveLength(1)
  })

  test('PBS-STR-15 Close Combat comes before a MG or LATW that is no better; PBS-SPF-04 a better one fires first', () => {
    const rifle = seen(`${SPARE}    E5 German: 4-6-7, r=ge-ATR    E7 Russian: tank=ru-T3485 vca0 motion`, inside, [[/OFTC/, 1]])
    expect([rifle.visit('O10').answer, whats(rifle)[0]]).toEqual(['not allowed', 'Attack T-34/85 in Close Combat with 4-6-7'])
    const psk = seen(`${SPARE}    E5 German: 4-6-7, p=ge-PSK    E7 Russian: tank=ru-T3485 vca0 motion`, inside, [[/OFTC/, 10]])
    expect([psk.visit('O10').answer, psk.visit('R2').answer.startsWith('no')]).toEqual(['allowed', true])
    const other = seen(`${SPARE}    E5 German: 4-6-7, r=ge-ATR    E7 Russian: tank=ru-ba20 vca0 motion`, inside, [], {
      pbs: { switches: { ccFirstInHex: false } },
    })
    expect(other.visit('O10').answer).toBe('allowed')
  })
})

describe('a vehicle that fires', () => {
  test('PBS-OFT-33 the DRM of turning is left out of the OFTC at one that has stopped within 6 hexes', () => {
    const stug = (hexes: readonly string[]) =>
      seen(`${SPARE}    E5 German: pz=ge-stgiiig vca5    ${hexes[0]} Russian: tank=ru-T3485 vca0 motion`, [
        drive(hexes[1]!),
        { type: 'halt' },
      ])
    const near = stug(['E11', 'E10'])
    expect([note(near, 'O15', /Case 8/), note(near, 'O15', /hits on/)]).toEqual([4, 10 - 1 - 3])
    const far = stug(['E14', 'E13'])
    expect([note(far, 'O15', /Case 8/), note(far, 'O15', /hits on/)]).toEqual([4, 9 - 1 - 4 - 3])
  })

  test('PBS-OFT-34 nor at an armed one close to its side or rear', () => {
    const beside = (from: string, to: string) =>
      seen(`${SPARE}    E5 German: pz=ge-stgiiig vca5    ${from} Russian: tank=ru-T3485 vca0 motion`, [drive(to)])
    expect(note(beside('E8', 'E7'), 'O15', /hits on/)).toBe(10 - 1 - 4)
    expect(note(beside('E9', 'E8'), 'O15', /hits on/)).toBe(10 - 1 - 4 - 4)
  })

  test('PBS-ODM-03 a shot at what stands at its flank turns what has no turret there', () => {
    const t = seen(
      `${SPARE}    E5 German: pz=ge-stgiiig vca5    E11 Russian: tank=ru-T3485 vca0 motion`,
      [drive('E10'), { type: 'halt' }],
      [[/OFTC/, 1]],
    )
    expect(t.drm('O15')).toEqual({ 'PBS-ODM-03': -1 })
    expect(whats(t)[0]).toMatch(/turned to the south/)
    expect(t.u('pz').vehicle?.vca).not.toBe(5)
  })

  /** A tank with its flank to whoever comes, and its turret along the hull. */
  const flanked = (ground: string) => {
    const t = bookTable(`${SPARE}    E5 ${ground}; German: pz=ge-pzivh vca5    E10 Russian: tank=ru-T3485 vca0 motion`, options)
    t.drives('drive', { to: 'E9' })
    if (ground === 'open')
      t.thrown() // it could not hit: no OFTC
    else t.thrown(['OFTC', 10])
    return t.drives('halt')
  }

  test('PBS-ODM-04 one with a turret turns its hull as well, to have the vehicle before both, and pays for that', () => {
    const t = flanked('open').thrown(['OFTC', 1], ['To Hit', 6, 6])
    expect(t.drm('O15')['PBS-ODM-03']).toBe(-1)
    expect(whats(t)[0]).toMatch(/its hull turned to the south/)
    const { vca, tca } = t.u('pz').vehicle!
    expect([vca, tca]).toEqual([3, 3])
    expect(note(t, 'O15', /Case 8/)).toBe(4) // two hexspines without a turret: 3 and 1
    t.end()
  })

  test('PBS-ODM-04 in terrain in which it could bog only the turret turns', () => {
    const t = flanked('woods').thrown(['OFTC', 1], ['To Hit', 6, 6])
    expect([t.u('pz').vehicle!.vca, t.u('pz').vehicle!.tca]).toEqual([5, 3])
    t.end()
  })

  test('PBS-OFV-10 PBS-OFV-11 in Motion it looks as any other, and the index is 4 less', () => {
    const at = (motion: string) =>
      seen(`${SPARE}    E5 German: pz=ge-pzivh vca2 ${motion}    E10 Russian: tank=ru-T3485 vca0 motion`, [drive('E9')])
    expect([at('motion').visit('O8').answer, at('').visit('O8').answer]).toEqual(['OFTC', 'OFTC'])
    expect([note(at(''), 'O15', /hits on/), note(at('motion'), 'O15', /hits on/)]).toEqual([5, 1])
  })

  test('PBS-FD-06 its machine guns go by the longest range among them, PBS-PRI-08 and fire apart from men of the hex, the weaker first', () => {
    const t = settle(bookTable(`${SPARE}    E5 German: pz=ge-pzivh vca2, 4-6-7    E15 Russian: a=4-4-7`, options).go('a', 'E14'))
    const fps = t.decided[0]!.trace.flatMap(({ node, notes }) => (node === 'I1' ? [notes?.find(({ label }) => label === 'FP')?.value] : []))
    expect(fps).toEqual([2, '6.5'])
    expect(note(t, 'I5', /row/)).toBe(12)
    expect(whats(t)[0]).toBe('Fire the BMG and CMG of PzKpfw IVH in E5 at E14')
  })
})

/** Into sight with the second of these. */
const COMES = [drive('F10'), drive('E10')] as const
/** A tank comes out from behind buildings, whom the German tank has not seen when the turn began. */
const WALL = 'F8 stone building    F9 stone building    G8 stone building    G9 stone building    H8 stone building'
const threat = (
  pz: string,
  tank: string,
  acts: readonly object[],
  fill: Parameters<typeof settle>[1] = [],
  more: PbsTableOptions = {},
  text = '',
) => seen(`A20 US: spare=6-6-6    E5 German: pz=${pz} vca2    ${WALL}    G11 US: tank=${tank} vca5 motion    ${text}`, acts, fill, more)

describe('a vehicle that is threatened', () => {
  test('PBS-MOT-02 PBS-MOT-06 PBS-SOP-29 PBS-SOP-32 by one of Class D within 6 hexes: marked for Motion, no OFTC; tried when all else is done', () => {
    const t = threat('ge-pziif', 'am-M4A1', COMES)
    expect([t.visit('O8').answer, t.visit('O9').answer]).toEqual(['DI_OR_MOTION', 'Class D'])
    expect(nodes(t)).not.toContain('O15')
    expect(nodes(t).indexOf('M0')).toBeGreaterThan(nodes(t).indexOf('O90'))
  })

  test('PBS-MOT-07 of Class C on a 6 or less; on a 7 it makes its OFTC', () => {
    const at = (die: number) => threat('ge-pziiih', 'am-M4A3', COMES, [[/Motion, Class C/, die]])
    expect([at(6).visit('O9').answer, at(6).visit('O9c').answer, nodes(at(6)).includes('O15')]).toEqual(['Class C', '<=6', false])
    expect([at(7).visit('O9c').answer, nodes(at(7)).includes('O15')]).toEqual(['>=7', true])
  })

  test('PBS-MOT-06 one that drives farther off than 6 hexes: nothing; one that has stopped, at any range', () => {
    const far = (acts: readonly object[]) =>
      seen(`A20 US: spare=6-6-6    E5 German: pz=ge-pziif vca2    E13 US: tank=am-M4A1 vca0 motion`, acts, [], {
        pbs: { switches: { motionIllegal: 'nothing' } },
      })
    expect(far([drive('E12')]).visit('O9').answer).toBe('target non-stopped beyond 6 hexes')
    expect(far([drive('E12'), { type: 'halt' }]).visit('O9').answer).toMatch(/NOTHING/)
  })

  test('PBS-MOT-09 PBS-MOT-10 one check at a level of 7 for each expenditure, however many MP', () => {
    const at = (die: number) => threat('ge-pziif', 'am-M4A1', COMES, [[/Motion check/, die]])
    expect([at(1).visit('M3').answer, at(2).visit('M3').answer]).toEqual(['passed', 'failed']) // 2 and 4, with 4 for one MP in sight
    expect(nodes(at(2)).filter((node) => node === 'M3')).toHaveLength(1)
  })

  test('PBS-MOT-19 it points where it would be out of sight', () => {
    const t = threat(
      'ge-pziif',
      'am-M4A1',
      COMES,
      [
        [/Motion check/, 1],
        [/which way/, 1],
      ],
      {},
      'D5 stone building    D6 stone building',
    )
    expect(whats(t)[0]).toMatch(/^Try to get PzKpfw IIF/)
    expect(note(t, 'M4', /it would go/)).toBe('out of sight')
  })

  test('PBS-MOT-20 PBS-MOT-21 and tries its smoke dispenser, whether it got into Motion or not, but not where the check failed', () => {
    const at = (gate: number, die: number) =>
      threat('ge-pziif', 'am-M4A1', COMES, [
        [/Motion check/, gate],
        [/Motion attempt/, die],
        [/which way/, 1],
      ])
    expect(whats(at(1, 6)).some((what) => what.startsWith('Use the'))).toBe(true)
    expect(whats(at(2, 1)).some((what) => what.startsWith('Use the'))).toBe(false)
  })

  test('PBS-OFV-12 in Motion a failed OFTC is followed by a Motion attempt, to turn', () => {
    const t = seen(`A20 US: spare=6-6-6    E5 German: pz=ge-pzivh vca2 motion    ${WALL}    G11 US: tank=am-M4A1 vca5 motion`, COMES, [
      [/OFTC/, 10],
    ])
    expect([t.visit('O16').answer, nodes(t).includes('M3')]).toEqual(['firer in Motion', true])
  })

  test('PBS-MOT-11 no attempt any more once the mover is shocked or gone', () => {
    const way = (mover: object) => {
      const walk = { ask: { s: { units: [mover] }, spent: { units: [0] } } } as unknown as Walk
      return motionNodes.M1.run(walk)
    }
    const vehicle = { shock: 'none', stun: 'none' }
    expect([way({ at: 3, vehicle }), way({ at: -4, vehicle }), way({ at: 3, vehicle: { ...vehicle, shock: 'shocked' } })]).toEqual([
      'no',
      'yes',
      'yes',
    ])
  })
})
