import { describe, expect, test } from 'vitest'
import { mayNot, modifiers, preview, shoot, spotted, strength } from '../../test/fire.ts'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'
import type { MoveMode } from '../state.ts'

/** Blue moves out of C9; red answers. Somebody far away on either side can always still do something. */
const SPARE = '\nA14 forest; US: spare=2-5-4    K14 forest; German: idle=1-6-4'
const BOARD: TableOptions = { columns: 14, rows: 16 }

function moving(
  text: string,
  units: string,
  to: string,
  { mode, options = {} }: { mode?: MoveMode; options?: TableOptions } = {},
): LnltTable {
  const t = table(`${text}${SPARE}`, { ...BOARD, ...options })
  const first = units.split(' ')[0]!
  t.activate(t.where(first))
  return t.answer('act', { type: 'move', units: t.units(units), to, ...(mode ? { mode } : {}) })
}

const window = (t: LnltTable) => t.asks('red', 'opportunityFire')
const isClosed = (t: LnltTable) => t.game.questionFor('red')?.question.kind !== 'opportunityFire'

describe('5.3 who may Opportunity Fire', () => {
  test('LNL-5.3-02 LNL-5.3-26 LNL-5.3-03 the other side is asked when somebody spends MP in its sight, and it is no impulse', () => {
    const t = moving('C9 US: x=2-5-4    C4 German: a=1-6-4', 'x', 'C8')
    window(t)
    const { impulse } = t.state
    shoot(t, 'a', 'C8').rolls(1, 6)
    expect([t.state.impulse!.side, t.state.impulse!.shots]).toEqual([impulse!.side, []])
    t.asks('blue', 'step')
  })

  test('LNL-5.3-02 nobody is asked who sees nothing of it', () => {
    expect(isClosed(moving('C9 US: x=2-5-4    C4 German: a=1-6-4    C6 stone building', 'x', 'C8'))).toBe(true)
  })

  test('LNL-5.3-01 only Good Order units that have not moved, crawled or fired', () => {
    for (const state of ['shaken', 'moved', 'lowcrawl', 'hitandrun', 'fired']) {
      expect(isClosed(moving(`C9 US: x=2-5-4    C4 German: a=1-6-4 ${state}`, 'x', 'C8'))).toBe(true)
      const t = moving(`C9 US: x=2-5-4    C4 German: a=1-6-4 ${state}, b=1-6-4`, 'x', 'C8')
      mayNot(t, 'a', 'C8', { rule: state === 'shaken' ? '5.1' : '5.3' })
    }
  })

  test('LNL-5.3-19 EX2-IN-11 who has Assault Moved may, at -2', () => {
    const t = moving('C9 US: x=2-5-4    C7 German: a=de-squad-2-3-4 assaultmove', 'x', 'C8')
    expect(modifiers(preview(t, 'a', 'C8'))).toEqual(['after Assault Move -2', 'adjacent 2', 'moving 1'])
    expect(strength(preview(t, 'a', 'C8'))).toBe(3)
  })

  test('LNL-5.3-20 nobody who is locked in Melee', () => {
    expect(isClosed(moving('C9 US: x=2-5-4    C4 German: a=1-6-4 melee; melee', 'x', 'C8'))).toBe(true)
  })

  test('LNL-5.3-21 crawlers and sneakers are fired at only where the hex is spotted', () => {
    const crawl = (text: string) => moving(text, 'x', 'C8', { mode: 'lowCrawl' })
    expect(isClosed(crawl('C9 US: x=2-5-4    C8 light-woods    C4 German: a=1-6-4'))).toBe(true)
    window(crawl('C9 US: x=2-5-4    C4 German: a=1-6-4'))
    window(crawl('C9 US: x=2-5-4    C8 light-woods    C7 German: a=1-6-4'))
    window(moving('C9 US: x=2-5-4    C8 light-woods    C4 German: a=1-6-4', 'x', 'C8'))
  })

  test('LNL-5.3-04 LNL-6.1.1-04 Assault Fire is no answer to movement', () => {
    const near = moving('C9 US: x=2-5-4    C6 German: a=de-squad-2-3-4', 'x', 'C8')
    const types = new Set((near.candidates() as { type: string }[]).map(({ type }) => type))
    expect(types).toEqual(new Set(['fire', 'hold']))
  })

  test('LNL-5.3-23 Mortars don’t', () => {
    const t = moving('C9 US: x=2-5-4    C4 German: a=1-6-4, de-grw36, m=de-81', 'x', 'C8')
    mayNot(t, 'a:de-grw36', 'C8', { rule: '5.3' })
    mayNot(t, 'm', 'C8', {})
  })

  test('LNL-5.3-17 nobody fires at those who enter a Melee', () => {
    const t = moving('C9 US: x=2-5-4, h=2-5-4    C8 German: y=1-6-4 shaken    C4 German: a=1-6-4', 'x h', 'C8')
    expect(t.events('attack')).toEqual([])
    expect(t.game.questionFor('red')?.question.kind).not.toBe('opportunityFire')
  })
})

describe('5.3 how many attacks', () => {
  const two = 'C9 US: x=2-5-4    C8 light-woods    C4 German: a=1-6-4    D4 German: b=1-6-4    E4 German: c=1-6-4'

  test('LNL-5.3-05 LNL-5.3-09 X-OF-1 X-IN-OF1 two MP: two attacks, each from another hex', () => {
    const t = moving(two, 'x', 'C8')
    shoot(t, 'a', 'C8').rolls(1, 6)
    mayNot(t, 'a', 'C8', {})
    shoot(t, 'b', 'C8').rolls(1, 6)
    t.asks('blue', 'step')
  })

  test('LNL-5.3-05 X-IN-OF1 one MP: one attack', () => {
    const t = moving(two.replace('C8 light-woods    ', ''), 'x', 'C8')
    shoot(t, 'a', 'C8').rolls(1, 6)
    t.asks('blue', 'step')
  })

  test('LNL-5.3-09 not twice from the same hex, even by others there', () => {
    const t = moving('C9 US: x=2-5-4    C8 light-woods    C4 German: a=1-6-4, d=1-6-4    D4 German: b=1-6-4', 'x', 'C8')
    shoot(t, 'a', 'C8').rolls(1, 6)
    mayNot(t, 'd', 'C8', {})
    window(t)
  })

  test('LNL-5.3-24 LNL-5.1-11 X-OF-1 the second attack may still be made after the first has Shaken the mover', () => {
    const t = moving(two, 'x', 'C8')
    shoot(t, 'a', 'C8').rolls(6, 3, 5)
    t.expect('C8').has('2-5-4 shaken moved')
    shoot(window(t), 'b', 'C8').rolls(1, 6)
    expect(t.events('attack').map(({ kind }) => kind)).toEqual(['opportunity', 'opportunity'])
  })

  test('LNL-5.3-25 all units of the firing hex may join its one attack', () => {
    const t = moving('C9 US: x=2-5-4    C4 German: a=1-6-4, d=1-6-4, MG34', 'x', 'C8')
    expect(preview(t, 'a d+MG34', 'C8').firepower).toBe(4)
  })

  test('LNL-5.3-07 Smoke takes no MP, so nobody may fire at its layer', () => {
    const t = table(`C9 US: x=2-5-4    C4 German: a=1-6-4${SPARE}`, BOARD)
    t.activate('C9')
      .answer('act', { type: 'smoke', unit: t.unit('x'), at: 'C8' })
      .rolls(1)
    expect(isClosed(t)).toBe(true)
  })

  test('LNL-5.3-10 who fires is marked Fired', () => {
    const t = moving('C9 US: x=2-5-4    C4 German: a=1-6-4, b=1-6-4', 'x', 'C8')
    shoot(t, 'a', 'C8').rolls(1, 6).expect('C4').has('1-6-4 fired', '1-6-4')
  })

  test('LNL-5.3-11 only where the mover is now: what was not fired at before is gone', () => {
    const t = moving('C9 US: x=2-5-4    C4 German: a=1-6-4', 'x', 'C8').answer('opportunityFire', { type: 'hold' })
    t.answer('step', { type: 'step', to: 'C7' })
    mayNot(t, 'a', 'C8', { rule: '5.3', message: /moving in C7/ })
  })
})

describe('5.3, 4.1 Ops Complete', () => {
  test('X-OPS-3 LNL-5.3-12 LNL-4.1-03 LNL-PAC03-10 a MMC fires with its IFP less one', () => {
    const t = moving('C9 US: x=2-5-4    C6 German: a=de-squad-2-6-4 opscomplete', 'x', 'C8')
    const odds = preview(t, 'a', 'C8')
    expect([odds.firepower, strength(odds)]).toEqual([1, 2])
    shoot(t, 'a', 'C8').rolls(1, 6).expect('C6').has('2-6-4 fired')
  })

  test('X-OPS-4 LNL-4.1-14 the FP may fall below 0', () => {
    const t = moving('C9 US: x=2-5-4    C6 German: a=de-half-squad-0-4-4 opscomplete', 'x', 'C8')
    const odds = preview(t, 'a', 'C8')
    expect([odds.firepower, strength(odds)]).toEqual([-1, 0])
  })

  test('LNL-4.1-14 LNL-5.0-04 for each unit, and before anything is halved', () => {
    const t = moving('C9 US: x=2-5-4    C6 German: a=de-squad-2-6-4 opscomplete, b=de-squad-2-6-4 opscomplete', 'x', 'C8')
    expect(preview(t, 'a b', 'C8').parts.map(({ quarters }) => quarters)).toEqual([4, 2])
    expect(preview(t, 'a b', 'C8').firepower).toBe(2)
  })

  test('LG-11 LNL-5.2-08 one that does not lead takes nothing away', () => {
    const t = moving('C9 US: x=2-5-4    C6 German: a=de-squad-2-6-4, b=de-half-squad-0-4-4 opscomplete', 'x', 'C8')
    expect(preview(t, 'a b', 'C8').parts.map(({ quarters }) => quarters)).toEqual([8, 0])
  })

  test('LNL-4.1-04 its MG fires at half its FP', () => {
    const t = moving('C9 US: x=2-5-4    C6 German: a=1-6-4 opscomplete, MG34', 'x', 'C8')
    expect(preview(t, 'a:MG34', 'C8').firepower).toBe(1)
    expect(preview(t, 'a+MG34', 'C8').parts.map(({ quarters }) => quarters)).toEqual([0, 4])
  })

  test('LG-08 LNL-4.1-02 a single man does not fire under it, nor does a Leader add his LM (LNL-4.1-13)', () => {
    const t = moving('C9 US: x=2-5-4    C6 German: a=1-6-4, h=1-6-6 hero opscomplete, l=6-1-6 opscomplete', 'x', 'C8')
    mayNot(t, 'h', 'C8', { rule: '4.1' })
    mayNot(t, 'a', 'C8', { rule: '4.1' }, { leader: 'l' })
  })
})

describe('5.3 who is hit', () => {
  test('X-FC-4 LNL-5.3-13 LNL-5.3-14 LNL-5.3-30 one pair of dice for all; only the mover takes +1', () => {
    const t = moving('C9 US: x=2-5-4    C8 light-woods; US: y=us-101st-airborne-half-squad    C3 German: a=1-6-4', 'x', 'C8')
    shoot(t, 'a', 'C8').rolls(4, 4, 1)
    t.saw({
      type: 'attack',
      targets: [
        { unit: t.unit('x'), attack: 6, defence: 5, difference: 1 },
        { unit: t.unit('y'), attack: 5, defence: 5, difference: 0 },
      ],
    })
  })

  test('X-FC-4 LNL-5.3-15 LNL-10.1-04 LNL-10.1-07 the hex is spotted while somebody moves in it, and no longer when he has left', () => {
    const t = moving('C9 US: x=2-5-4    C8 light-woods; US: y=us-101st-airborne-half-squad    C3 German: a=1-6-4', 'x', 'C8')
    expect(spotted(t, 'red', 'C8')).toBe(true)
    t.answer('opportunityFire', { type: 'hold' }).answer('step', { type: 'step', to: 'C7' })
    expect(spotted(t, 'red', 'C8')).toBe(false)
  })

  test('X-FC-4 LNL-5.3-31 LNL-5.1-29 a mover who stays there Shaken keeps it spotted; the others go on', () => {
    const t = moving('C9 US: x=2-5-4, w=2-5-4    C8 light-woods; US: y=us-101st-airborne-half-squad    C3 German: a=1-6-4', 'x w', 'C8')
    shoot(t, 'a', 'C8').rolls(5, 3, 4, 1, 5, 1, 5)
    t.expect('C8').has('2-5-4 shaken moved', '2-5-4', '1-4-4')
    t.answer('step', { type: 'step', to: 'C7' })
    expect(spotted(t, 'red', 'C8')).toBe(true)
    t.expect('C7').has('2-5-4')
  })

  test('LNL-5.3-16 units in another location of that hex are not affected', () => {
    const t = moving(
      'C9 US: x=2-5-4    C7 stone building    C6 stone building    C8 stone building; upstairs US: y=2-5-4    F8 German: a=1-6-4',
      'x',
      'C8',
      { options: { joined: ['C8 C7', 'C7 C6'] } },
    )
    expect(preview(t, 'a', 'C8').targets.map(({ unit }) => unit)).toEqual([t.unit('x')])
    mayNot(t, 'a', 'C8 upstairs', { rule: '5.3' })
  })

  test('LNL-5.3-27 LNL-6.3-04 no +1 against those who crawl', () => {
    const t = moving('C9 US: x=2-5-4    C4 German: a=1-6-4', 'x', 'C8', { mode: 'lowCrawl' })
    expect(modifiers(preview(t, 'a', 'C8'))).toEqual([])
  })

  test('LNL-5.3-28 no +1 in terrain that cancels it', () => {
    const t = moving('C9 US: x=2-5-4    C8 low-crops    C4 German: a=1-6-4', 'x', 'C8')
    expect(modifiers(preview(t, 'a', 'C8'))).toEqual([])
  })

  test('X-OF-LM LNL-5.0.1-07 LG-04 a Leader may add his LM and is then Fired; he may stay out; a game may forbid it', () => {
    const text = 'C9 US: x=2-5-4    C6 German: a=de-squad-2-6-4, l=6-1-6'
    const t = moving(text, 'x', 'C8')
    expect([strength(preview(t, 'a', 'C8', { leader: 'l' })), strength(preview(t, 'a', 'C8'))]).toEqual([4, 3])
    shoot(t, 'a', 'C8', { leader: 'l' }).rolls(1, 6).expect('C6').has('2-6-4 fired', '6-1-6 fired')
    const out = moving(text, 'x', 'C8')
    shoot(out, 'a', 'C8').rolls(1, 6).expect('C6').has('2-6-4 fired', '6-1-6')
    const not = moving(text, 'x', 'C8', { options: { options: { leaderInOpportunityFire: 'no' } } })
    mayNot(not, 'a', 'C8', { rule: '5.0.1' }, { leader: 'l' })
  })
})
