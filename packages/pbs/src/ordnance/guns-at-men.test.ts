import { describe, expect, test } from 'vitest'
import { approach, come, settle } from '../../test/approach.ts'
import { type BookTable, bookTable } from '../../test/table.ts'

const options = { year: 1944, month: 6, columns: 18, rows: 20 } as const
const GUN = 'c=2-2-8 crew, gun=ge-AT50L ca2'
const HOWITZER = 'd=2-2-8 crew, g2=ge-AR150 ca2'
const FIRES = [[/OFTC/, 1]] as const

interface Words {
  readonly firer?: string
  readonly range: number
  readonly ground?: string
  readonly mover?: string
  readonly more?: string
  readonly mode?: 'assault'
  readonly year?: number
}

/** Somebody comes; what the book rolls besides goes on to fire. */
function looked({ mode, year = options.year, ...words }: Words, fill: Parameters<typeof settle>[1] = []): BookTable {
  return settle(come(approach({ options: { ...options, year }, ...words }), words.range, mode), fill)
}

const whats = (t: BookTable): string[] => t.decided.flatMap(({ what }) => (what === '' ? [] : [what]))
const note = (t: BookTable, node: string, label: string) => t.visit(node).notes?.find((each) => each.label === label)?.value
const rulesAt = (t: BookTable, node: string) => t.visit(node).notes?.map(({ rule }) => rule) ?? []
const firstAt = (t: BookTable, node: string) => t.decided.flatMap(({ trace }) => trace).find((step) => step.node === node)?.answer
const visited = (t: BookTable): string[] => t.decided.flatMap(({ trace }) => trace.map(({ node }) => node))

describe('a Gun and a squad in the open', () => {
  test('PBS-FF-02 PBS-FF-06 PBS-OFT-01 PBS-OFT-30 PBS-OFT-32 PBS-SOP-28 PBS-SOP-30 whatever must hit first makes an OFTC by the highest DR that hits, and fires if it passes', () => {
    const t = come(approach({ firer: GUN, range: 6, options }), 6)
    // the OFTC, then the TH DR of the game
    t.rolls(10, 6, 6)
    expect(whats(t)).toEqual(['Fire the 5cm PaK 38 of 2-2-8 in E1 at E7'])
    expect([note(t, 'O15', 'TH number'), note(t, 'O15', 'hits on'), note(t, 'O15', 'needed (our numbers)')]).toEqual([8, 10, 10])
    expect(t.visit('O15').roll).toMatchObject({ dice: [10], total: 9 })
    t.saw({ type: 'toHit' })
    t.end()
  })

  test('PBS-OFT-30 PBS-OFT-31 at Assault Movement 4 is added, there is no CFFTC, and on a 7 it holds', () => {
    const t = come(approach({ firer: GUN, range: 6, options }), 6, 'assault').rolls(7)
    expect(t.drm('O15')).toEqual({ 'PBS-ODM-16': 4, 'PBS-ODM-02': -1 })
    expect([t.visit('O15').answer, t.answers]).toEqual(['no', ['hold']])
    expect(visited(t)).not.toContain('I13')
    t.end()
    expect(looked({ firer: GUN, range: 6, mode: 'assault' }, [[/OFTC/, 6]]).visit('O15').answer).toBe('yes')
  })

  test('PBS-OFT-02 PBS-SOP-31 each weapon has its own check: where the first holds the next is tested', () => {
    const t = looked({ firer: GUN, range: 6, mode: 'assault', more: 'F1 German: d=2-2-8 crew, g2=ge-AT75L ca2' })
    expect(visited(t).filter((each) => each === 'O15')).toHaveLength(2)
    expect(t.answers).toEqual(['hold'])
  })
})

describe('what makes ordnance look', () => {
  test('PBS-OFT-04 a new hex; PBS-OFT-08 one next to it', () => {
    expect(rulesAt(looked({ firer: GUN, range: 6 }), 'O2')).toEqual(['PBS-OFT-04'])
    expect(rulesAt(looked({ firer: GUN, range: 1 }), 'O2')).toEqual(['PBS-OFT-08'])
  })

  /** A squad that does something in E7 besides entering it. */
  function doing(act: (t: BookTable) => object, more = ''): BookTable {
    const t = bookTable(`E1 German: ${GUN}    E7 US: mmg=MMG unpossessed, a=6-6-6    R12 US: spare=6-6-6    ${more}`, options)
    t.answer('move', act(t))
    return t
  }

  test('PBS-OFT-05 Smoke', () => {
    const t = settle(doing((t) => ({ type: 'smoke', unit: t.unit('a'), to: 'E7' })).rolls(1))
    expect(rulesAt(t, 'O2')).toEqual(['PBS-OFT-05'])
  })

  test('PBS-OFT-07 that with the next MF it could be out of sight, and else nothing', () => {
    const act = (t: BookTable) => ({ type: 'recover', unit: t.unit('a'), weapon: t.weapon('mmg') })
    const open = settle(doing(act))
    expect(open.decided.length === 0 || open.visit('O2').answer === 'no').toBe(true)
    const hidden = settle(
      doing(
        act,
        'F6 stone building    F7 open    E6 open    G7 stone building    F8 open    E8 open    D7 open    D8 open    F5 stone building',
      ),
    )
    expect(rulesAt(hidden, 'O2')).toEqual(['PBS-OFT-07'])
  })
})

describe('who is tested before whom', () => {
  test('PBS-FF-19 PBS-PRI-01 PBS-SOP-15 a Mortar with Air Bursts or a TH DRM below zero before all fire on the IFT', () => {
    const mortar = { firer: 'c=2-2-8 crew, m=ge-MTR81s ca2', range: 6, more: 'F6 German: 4-6-7' }
    expect(whats(looked({ ...mortar, ground: 'woods' }, FIRES))[0]).toMatch(/8cm GrW 34/)
    expect(whats(looked(mortar, FIRES))[0]).toMatch(/8cm GrW 34/)
    expect(whats(looked({ ...mortar, ground: 'stone building', mode: 'assault' }, FIRES))[0]).not.toMatch(/8cm GrW 34/)
  })

  test('PBS-FF-18 PBS-FF-20 the IFT and ordnance with nothing but High Explosive together, the closer first', () => {
    const far = looked({ firer: HOWITZER, range: 6, more: 'F5 German: 4-6-7', year: 1941 }, FIRES)
    expect(whats(far).map((what) => what.includes('sFH'))).toEqual([false, true])
    const near = looked({ firer: HOWITZER, range: 3, more: 'G9 German: 4-6-7', year: 1941 }, FIRES)
    expect(whats(near)[0]).toMatch(/sFH/)
  })

  test('PBS-FF-21 other ordnance after all fire on the IFT, however near', () => {
    const t = looked({ firer: GUN, range: 2, more: 'G6 German: 4-6-7' }, FIRES)
    expect(whats(t)[0]).toMatch(/Fire from G6/)
  })

  test('PBS-OFT-12 PBS-OFT-15 after one has fired another looks on the same expenditure only if it is stronger', () => {
    const weaker = looked({ firer: 'c=2-2-8 crew, gun=ge-AT75L ca2', range: 6, more: 'E3 German: d=2-2-8 crew, g2=ge-AT37L ca2' }, FIRES)
    // the nearer and weaker fired first, so the stronger may still look
    expect([weaker.visit('O4').answer, whats(weaker).length]).toEqual(['yes', 2])
    const stronger = looked({ firer: 'c=2-2-8 crew, gun=ge-AT37L ca2', range: 6, more: 'E3 German: d=2-2-8 crew, g2=ge-AT75L ca2' }, FIRES)
    expect([stronger.visit('O4').answer, whats(stronger).length]).toEqual(['no', 1])
  })

  test('PBS-OFT-13 or if the mover threatens a Victory Location', () => {
    const t = looked({ firer: 'c=2-2-8 crew, gun=ge-AT37L ca2', range: 6, more: 'E3 German: d=2-2-8 crew, g2=ge-AT75L ca2' }, FIRES)
    expect(t.visit('O4').notes?.map(({ rule }) => rule)).not.toContain('PBS-OFT-13')
    const threat = settle(
      come(
        approach({
          firer: 'c=2-2-8 crew, gun=ge-AT37L ca2',
          range: 6,
          more: 'E3 German: d=2-2-8 crew, g2=ge-AT75L ca2',
          options: {
            ...options,
            control: { axis: ['E5'] },
            victory: { side: 'allied', text: 'Take it.', condition: { type: 'control', hexes: ['E5'] } },
          },
        }),
        6,
      ),
      FIRES,
    )
    expect(threat.visit('O4')).toMatchObject({ answer: 'yes' })
    expect(rulesAt(threat, 'O4')).toContain('PBS-OFT-13')
  })
})

describe('at the men, or at the area', () => {
  test('PBS-OFT-24 as an area where that hits more often, the men need a 4, and the hit would do something', () => {
    const building = { range: 12, ground: 'stone building', mode: 'assault' } as const
    expect(note(looked({ firer: HOWITZER, ...building }), 'O11', 'fired')).toBe('att')
    expect(note(looked({ firer: GUN, ...building }), 'O11', 'fired')).toBe('itt')
    expect(note(looked({ firer: HOWITZER, ...building, range: 6 }), 'O11', 'fired')).toBe('itt')
  })
})

describe('those who man something', () => {
  test('PBS-SPF-01 PBS-SPF-09 PBS-SPF-10 a Gun’s crew fires its own FP only where its Gun does not, at men near by', () => {
    const t = looked({ firer: 'c=2-2-8 crew, gun=ge-AT50L ca0', range: 2 })
    expect(note(t, 'I0', 'who could fire')).toBe('nobody')
    expect([t.visit('O7').answer, whats(t)]).toEqual(['yes', ['Fire from E1 with 2-2-8 at E3']])
    expect(looked({ firer: 'c=2-2-8 crew, gun=ge-AT50L ca0', range: 3 }).visit('O7').answer).toBe('no')
    // within two hexes but not at -1
    expect(looked({ firer: 'c=2-2-8 crew, gun=ge-AT50L ca0', range: 2, ground: 'stone building' }).visit('O7').answer).toBe('no')
  })

  test('PBS-SPF-09 a squad with a Mortar has its own fire in the usual way, and does not fall back on it', () => {
    expect(looked({ firer: '4-6-7, m=ge-MTR50', range: 2, mode: 'assault' }).visit('O7').answer).toBe('no')
  })

  test('PBS-SPF-09 with nothing but armour-piercing shot it fires its own FP at once', () => {
    const t = looked({ firer: 'c=2-2-8 crew, gun=ge-AT40LL ca2', range: 2 })
    expect([t.visit('O6').answer, whats(t)]).toEqual(['closed', ['Fire from E1 with 2-2-8 at E3']])
  })

  test('PBS-SPT-01 under its minimum range a Mortar is as good as not there', () => {
    expect(whats(looked({ firer: '2-4-7 hs, m=ge-MTR50', range: 1 }))).toEqual(['Fire from E1 with 2-4-7 at E2'])
    const far = looked({ firer: '2-4-7 hs, m=ge-MTR50', range: 3 })
    expect(whats(far).some((what) => what.startsWith('Fire from'))).toBe(false)
  })

  test('PBS-SPF-05 PBS-HFD-11 a half squad keeps its LATW for vehicles, and fires its own FP only at men near by', () => {
    expect(whats(looked({ firer: '2-4-7 hs, p=ge-PSK', range: 2 }))).toEqual(['Fire from E1 with 2-4-7 at E3'])
    expect(looked({ firer: '2-4-7 hs, p=ge-PSK', range: 3 }).answers).toEqual(['hold'])
    // beside a squad it stays out as well, enforced or not
    for (const doctrine of [1, 10])
      expect(whats(looked({ firer: '4-6-7, 2-4-7 hs, p=ge-PSK', range: 3 }, [[/Hold Fire/, doctrine]]))[0]).toBe(
        'Fire from E1 with 4-6-7 at E4',
      )
  })

  test('PBS-SPF-06 made to fire its own FP it fires the LATW instead, without an OFTC, where a 7 hits', () => {
    const t = looked({ firer: '2-4-7 hs, p=ge-PSK', range: 1, ground: 'wooden building' })
    expect(whats(t)[0]).toBe('Fire the PSK of 2-4-7 in E1 at E2')
    expect(visited(t).slice(0, visited(t).indexOf('I30'))).not.toContain('O15')
  })

  test('PBS-SPF-07 a rifle is activated like a MG, and needs its Minimum FP', () => {
    const t = looked({ firer: '2-4-7 hs, p=ge-ATR', range: 6, mode: 'assault' })
    expect([t.visit('I9').answer, whats(t)]).toEqual(['yes', ['Fire from E1 with the ATR at E7']])
    expect(looked({ firer: '2-4-7 hs, p=ge-ATR', range: 6, ground: 'woods' }).visit('I9').answer).toBe('no')
    const beyond = looked({ firer: '4-6-7, p=ge-ATR', range: 9 })
    expect(beyond.visit('I6').answer).toBe('<=0')
  })

  test('PBS-SPF-08 and goes by the gate of ordnance: not while a tank that is worth it may come', () => {
    const rifle = (more: string) =>
      settle(
        bookTable(`E1 German: 2-4-7 hs, p=ge-ATR    E8 Russian: a=4-4-7    R12 Russian: spare=4-4-7    ${more}`, {
          ...options,
          year: 1942,
        }).go('a', 'E7', { mode: 'assault' }),
      ).decided.some(({ what }) => what.includes('ATR'))
    expect([rifle(''), rifle('G3 Russian: car=ru-ba20 vca0'), rifle('G3 Russian: tank=ru-T3485 vca0')]).toEqual([true, false, true])
  })

  test('PBS-SPF-02 a light automatic gun fires on the IFT at men, by the test of machine guns', () => {
    const t = looked({ firer: 'c=2-2-8 crew, gun=ge-AA20L6 ca2', range: 9 })
    expect(whats(t)[0]).toBe('Spray E10 with the 2cm FlaK 38 of 2-2-8 in E1')
    expect([t.visit('I5').answer, t.visit('I6').answer]).toEqual(['no', '<=0'])
    expect(visited(t)).not.toContain('O15')
  })

  test('PBS-LDR-04 a leader directs a light Mortar where there is no MG that he could direct', () => {
    const led = (more: string) =>
      whats(looked({ firer: `2-4-7 hs, m=ge-MTR50, 8-1${more}`, range: 6 }, FIRES)).find((what) => what.includes('leGrW'))
    expect(led('')).toMatch(/8-1 directs/)
    expect(led(', 4-6-7, MMG')).not.toMatch(/directs/)
  })

  test('PBS-SFF-03 a Gun that has fired takes no roll for Subsequent First Fire: it would be Intensive Fire, and at men there is none', () => {
    const t = looked({ firer: 'c=2-2-8 crew, gun=ge-AT50L ca2 first', range: 6 }, FIRES)
    expect([t.visit('O12').answer, t.answers]).toEqual(['yes, other', ['hold']])
    expect(visited(t)).not.toContain('I22')
  })

  test('PBS-SFF-13 PBS-SFF-14 a squad that is due to Subsequent First Fire fires its LATW instead, if the OFTC passes', () => {
    const words = { firer: '4-6-7 first, p=ge-PSK', range: 1, ground: 'wooden building' }
    const passed = looked(words, [
      [/OFTC/, 1],
      [/Subsequent/, 1],
    ])
    expect([firstAt(passed, 'I24'), whats(passed)[0]]).toEqual(['LATW/mortar OFTC passed', 'Fire the PSK of 4-6-7 in E1 at E2'])
    const failed = looked(words, [
      [/OFTC/, 10],
      [/Subsequent/, 1],
    ])
    expect([firstAt(failed, 'I24'), whats(failed)[0]]).toEqual(['else SFF', 'Fire from E1 with 4-6-7 at E2'])
  })
})
