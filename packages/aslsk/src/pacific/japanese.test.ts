import { describe, expect, test } from 'vitest'
import { checks, preview as firePreview, shoot } from '../../test/fire.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import { breakdownNumber, rateOfFire } from '../weapons/breakdown.ts'

/** 7 FP of the Americans in E2 on the 6 column at whoever is in E5, open ground. What the dice give there: */
const NMC = [1, 6] as const
const TWO_MC = [1, 3] as const
const PTC = [2, 6] as const
const K2 = [1, 2] as const

function underFire(targets: string, options: TableOptions = {}): AslskTable {
  const t = table(`E2 US: a=7-4-7    E5 Japanese: ${targets}    A2 US: z=7-4-7    A5 Japanese: ja-1-4-4-7`, {
    phase: 'prepFire',
    attacker: 'allied',
    ...options,
  })
  return shoot(t, 'E5', 'a')
}

const typeOf = (t: AslskTable, name: string) => `${t.u(name).type}${t.u(name).broken ? ' broken' : ''}`
const inRally = { phase: 'rally', attacker: 'axis' } as const

describe('8.1 Japanese units', () => {
  test('SK-8.1.1-01 SK-8.1.2-01 SK-8.1.3-01 a Full-Strength squad that fails its MC is turned to its Reduced side and stays in Good Order', () => {
    const t = underFire('x=ja-1-4-4-7')
      .rolls(...NMC)
      .rolls(4, 4)
    expect(checks(t)).toEqual(['NMC 8 stepped'])
    t.saw({ type: 'replaced', was: 'ja-1-4-4-7', is: 'ja-1-3-4-7r', why: 'stepped' })
    t.sawNo({ type: 'breaks' })
    t.expect('E5').has('3-4-7')
  })

  test('SK-8.1.3-02 a Reduced-Strength squad becomes an unbroken half squad', () => {
    const t = underFire('x=ja-1-3-4-7r')
      .rolls(...NMC)
      .rolls(4, 4)
    expect(typeOf(t, 'x')).toBe('ja-1-2-3-7h')
  })

  test('SK-8.1.3-03 SK-8.1.3-04 over its ELR a squad is first put a class down, then loses its step', () => {
    const options = { elr: { axis: 1 } }
    const full = underFire('x=ja-1-4-4-7', options)
      .rolls(...NMC)
      .rolls(4, 5)
    expect(typeOf(full, 'x')).toBe('ja-2-2-3-7r')
    const reduced = underFire('x=ja-1-3-4-7r', options)
      .rolls(...NMC)
      .rolls(4, 5)
    expect(typeOf(reduced, 'x')).toBe('ja-2-1-3-7h')
  })

  test('SK-8.1.3-05 a Conscript squad over its ELR becomes a broken half squad, at either strength; within it, it loses a step', () => {
    for (const squad of ['ja-C-3-3-6', 'ja-C-2-2-6r']) {
      const t = underFire(`x=${squad}`, { elr: { axis: 1 } })
        .rolls(...NMC)
        .rolls(4, 5)
      expect(typeOf(t, 'x')).toBe('ja-C-1-2-6h broken')
    }
    const within = underFire('x=ja-C-3-3-6', { elr: { axis: 3 } })
      .rolls(...NMC)
      .rolls(4, 5)
    expect(typeOf(within, 'x')).toBe('ja-C-2-2-6r')
  })

  test('SK-8.1.2-02 a step down leaves a pin and CX as they are; a crew that breaks loses them', () => {
    const t = underFire('x=ja-1-4-4-7 pinned CX')
      .rolls(...NMC)
      .rolls(4, 4)
    expect(t.u('x')).toMatchObject({ type: 'ja-1-3-4-7r', pinned: true, cx: true })
    const crew = underFire('x=ja-crew-1-2-8r pinned CX')
      .rolls(...NMC)
      .rolls(4, 5)
    expect(crew.u('x')).toMatchObject({ type: 'ja-crew-1-2-7', broken: true, pinned: false, cx: false })
  })

  test('SK-8.1.4-01 Casualty Reduction goes as with anybody: an original 12 makes a broken half squad of a squad, a K an unbroken one', () => {
    const twelve = underFire('x=ja-1-4-4-7', { elr: { axis: 5 } })
      .rolls(...NMC)
      .rolls(6, 6)
    expect(typeOf(twelve, 'x')).toBe('ja-1-2-3-7h broken')
    const k = underFire('x=ja-1-4-4-7')
      .rolls(...K2)
      .rolls(2, 2)
    expect(typeOf(k, 'x')).toBe('ja-1-2-3-7h')
  })

  test('SK-8.1.4-02 a half squad breaks', () => {
    const t = underFire('x=ja-1-2-3-7h')
      .rolls(...NMC)
      .rolls(4, 4)
    t.expect('E5').has('2-3-7 broken DM')
  })

  test('SK-8.1.6-01 SK-8.1.6-02 a crew goes from 2-2-8 to 1-2-8, and from there to a broken 1-2-7', () => {
    const full = underFire('x=ja-crew-2-2-8')
      .rolls(...NMC)
      .rolls(4, 5)
    expect(typeOf(full, 'x')).toBe('ja-crew-1-2-8r')
    const reduced = underFire('x=ja-crew-1-2-8r')
      .rolls(...NMC)
      .rolls(4, 5)
    expect(typeOf(reduced, 'x')).toBe('ja-crew-1-2-7 broken')
  })

  test('SK-8.1.3-01 SK-8.1.7-02 beside somebody who is killed, squads lose a step and leaders are wounded where others would break', () => {
    const text = 'E2 US: a=7-4-7, b=7-4-7    E3 Japanese: h=ja-1-2-3-7h, x=ja-1-4-4-7, l=9-1 leader    A2 US: z=7-4-7    A5 Japanese: 8-0'
    const t = shoot(table(text, { phase: 'prepFire', attacker: 'allied' }), 'E3', 'a b')
    t.rolls(1, 3).rolls(t.unit('h')).rolls(2)
    expect([t.where('h'), typeOf(t, 'x')]).toEqual(['eliminated', 'ja-1-3-4-7r'])
    expect(t.u('l')).toMatchObject({ broken: false, wounded: true })
  })

  test('SK-8.1.7-02 SK-8.1.7-06 SK-8.1.7-07 a leader who fails is wounded, again if need be, whatever his ELR; a 12 is his end', () => {
    const once = underFire('l=9-0', { elr: { axis: 0 } })
      .rolls(...NMC)
      .rolls(5, 5)
      .rolls(3)
    expect(once.u('l')).toMatchObject({ type: 'ja-L-9-0', broken: false, wounded: true })
    const again = underFire('l=9-0 wounded')
      .rolls(...NMC)
      .rolls(4, 5)
      .rolls(4)
    again.saw({ type: 'wounded', modifiers: [{ label: 'already wounded' }] })
    again.expect('E5').isEmpty()
    const twelve = underFire('l=10-2')
      .rolls(...NMC)
      .rolls(6, 6)
    twelve.expect('E5').isEmpty()
  })

  test('SK-8.1.7-01 the ranks of Japanese leaders, none with a broken side', () => {
    const t = table('E5 Japanese: a=10-2, b=10-1, c=10-0, d=9-1   E6 Japanese: e=9-0, f=8-0, g=8+1   A2 US: 7-4-7', inRally)
    const { pack } = t.state.setting
    for (const name of 'abcdefg')
      expect(pack.infantry.get(t.u(name).type)).toMatchObject({ kind: 'leader', fails: 'wounded', elrStepDown: null })
  })

  test('SK-8.1.7-03 a leader lifts the morale of Japanese with him by one, however many leaders there are', () => {
    const t = underFire('x=ja-1-4-4-7, l=9-0')
      .rolls(...NMC)
      .rolls(2, 2)
      .rolls(4, 4)
    expect(checks(t)).toEqual(['NMC 4 passes', 'NMC 8 pinned'])
    t.saw({ type: 'check', unit: t.unit('x'), morale: 8 })
  })

  test('SK-8.1.7-04 no PTC and no MC pins a Japanese leader', () => {
    const ptc = underFire('x=ja-1-4-4-7, l=9-0')
      .rolls(...PTC)
      .rolls(5, 5)
    expect(checks(ptc)).toEqual(['PTC 10 pinned'])
    ptc.expect('E5').has('4-4-7 pinned', '9-0')
    const mc = underFire('l=9-0')
      .rolls(...NMC)
      .rolls(4, 5)
    expect(checks(mc)).toEqual(['NMC 9 passes'])
  })

  test('SK-8.1.7-05 a PTC that he does not take shows a concealed Japanese leader all the same', () => {
    const t = underFire('x=ja-1-4-4-7 concealed, l=9-0 concealed', { rules: [{ type: 'concealment', text: 'Concealment.' }] })
      .rolls(2, 4)
      .rolls(1, 1)
    expect(checks(t)).toEqual(['PTC 2 passes'])
    expect(t.u('l').concealed).toBeUndefined()
  })

  test('SK-8.1.8-13 the loss of a leader costs unbroken Japanese a LLTC, broken ones a LLMC', () => {
    const t = underFire('x=ja-1-4-4-7, y=ja-1-2-3-7h broken DM, l=9-1')
      .rolls(...TWO_MC)
      .rolls(6, 6) // the leader is lost
      .rolls(1, 1)
      .rolls(1, 1)
      .rolls(4, 4)
      .rolls(1, 1)
    expect(checks(t)).toEqual(['2MC 14 eliminated', '2MC 4 passes', '2MC 4 passes', 'LLTC 9 pinned', 'LLMC 3 passes'])
  })

  test('what a shot at them may do is told by the same rule: steps and wounds count as reduced, and nobody but half squads breaks', () => {
    const t = table('E2 US: a=7-4-7    E5 Japanese: x=ja-1-4-4-7, h=ja-1-2-3-7h, l=9-0', { phase: 'prepFire', attacker: 'allied' })
    const { targets } = firePreview(t, 'E5', 'a')
    const [squad, half, leader] = targets.map(({ odds }) => odds)
    expect(squad!.broken).toBe(0)
    expect(squad!.reduced).toBeGreaterThan(0)
    expect(half!.broken).toBeGreaterThan(0)
    expect([leader!.broken, leader!.pinned]).toEqual([0, 0])
    for (const odds of [squad!, half!, leader!])
      expect(odds.eliminated + odds.reduced + odds.broken + odds.pinned + odds.unharmed).toBe(odds.of)
  })
})

describe('8.1.7 rally', () => {
  test('SK-8.1.7-08 SK-8.1.7-10 DM does not count when a Japanese leader rallies, and whom he fails to rally goes down a class', () => {
    const t = table('E5 Japanese: l=9-0, x=ja-E-2-3-8h broken DM   A2 US: 7-4-7', inRally)
    t.passUntil('unitRally')
    const attempt = { type: 'rally', unit: t.unit('x'), leader: t.unit('l') }
    expect(t.game.open[0]!.question.preview!(attempt)).toMatchObject({ morale: 9, rallies: 30, reduced: 1, demoted: 5, of: 36 })
    t.answer('unitRally', attempt).rolls(5, 5)
    t.saw({ type: 'rallyAttempt', final: 10, result: 'demoted' })
    expect(typeOf(t, 'x')).toBe('ja-1-2-3-7h broken')
  })

  test('SK-8.1.7-11 of the lowest class there is nothing lower: Casualty Reduction', () => {
    const t = table('E5 Japanese: l=9-0, x=ja-C-1-2-6h broken DM   A2 US: 7-4-7', inRally)
    t.passUntil('unitRally')
    const attempt = { type: 'rally', unit: t.unit('x'), leader: t.unit('l') }
    expect(t.game.open[0]!.question.preview!(attempt)).toMatchObject({ morale: 6, rallies: 15, reduced: 21 })
    t.answer('unitRally', attempt).rolls(4, 4)
    t.expect('E5').has('9-0')
  })

  test('SK-8.1.7-09 a Japanese leader must try all who are with him, and nobody there rallies by itself', () => {
    const t = table(
      'E5 Japanese: l=9-0, x=ja-1-2-3-7h broken, y=ja-crew-1-2-7 broken   G5 Japanese: z=ja-crew-1-2-7 broken   A2 US: 7-4-7',
      inRally,
    )
    t.passUntil('selfRally')
    t.refuses('axis', { type: 'selfRally', unit: t.unit('y') }, { rule: '8.1.7' })
    expect(t.candidates()).toEqual([{ type: 'selfRally', unit: t.unit('z') }, { type: 'done' }])
    t.pass()
    expect(t.candidates()).toHaveLength(2)
    t.refuses('axis', { type: 'done' }, { rule: '8.1.7', message: /must still try/ })
    t.answer('unitRally', { type: 'rally', unit: t.unit('x'), leader: t.unit('l') }).rolls(1, 1)
    t.refuses('axis', { type: 'done' }, { rule: '8.1.7' })
    t.answer('unitRally', { type: 'rally', unit: t.unit('y'), leader: t.unit('l') }).rolls(1, 1)
    expect(t.state.step).not.toBe('rally.unitRally')
  })

  test('SK-8.1.7-12 Japanese never bring forth a leader', () => {
    const t = table('E5 Japanese: x=ja-1-2-3-7h broken   A2 US: 7-4-7', inRally)
    t.passUntil('selfRally')
    t.answer('selfRally', { type: 'selfRally', unit: t.unit('x') }).rolls(1, 1)
    t.sawNo({ type: 'leaderCreated' })
    t.sawNo({ type: 'noLeaderCreated' })
    expect(typeOf(t, 'x')).toBe('ja-1-2-3-7h')
  })

  test('SK-8.2.1-15 no rally DRM in bamboo, one in jungle and in a hut', () => {
    const labels = (terrain: string) => {
      const t = table(`E5 ${terrain}; Japanese: l=9-0, x=ja-1-2-3-7h broken   A2 US: 7-4-7`, inRally)
      t.passUntil('unitRally')
      const odds = t.game.open[0]!.question.preview!({ type: 'rally', unit: t.unit('x'), leader: t.unit('l') }) as {
        modifiers: { label: string }[]
      }
      return odds.modifiers.map(({ label }) => label)
    }
    expect(labels('bamboo')).toEqual(['leader 9-0'])
    for (const terrain of ['dense jungle', 'light jungle', 'hut']) expect(labels(terrain)).toContain('woods or building')
  })
})

describe('8.1.8.2 their machine guns', () => {
  test('SK-8.1.8-02 SK-8.1.8-12 a MMG or HMG has B# and ROF one lower with a squad or half squad, not with a crew, and a LMG never', () => {
    const t = table(
      `A1 Japanese: a=ja-1-4-4-7, m=ja-MMG   A2 Japanese: b=ja-1-2-3-7h, h=ja-HMG   A3 Japanese: c=ja-crew-2-2-8, k=ja-MMG
       A4 Japanese: d=ja-1-4-4-7, n=ja-LMG   H5 US: e=7-4-7, o=ja-MMG`,
      inRally,
    )
    const values = (unit: string, weapon: string) => [
      breakdownNumber(t.state, t.w(weapon), false),
      rateOfFire(t.state, t.w(weapon), t.u(unit)),
    ]
    expect(values('a', 'm')).toEqual([10, 1])
    expect(values('b', 'h')).toEqual([10, 2])
    expect(values('c', 'k')).toEqual([11, 2])
    expect(values('d', 'n')).toEqual([11, 1])
  })

  test('SK-8.1.8-02 SK-8.1.8-12 nor does an anti-tank rifle keep its rate at a tank with a squad, and it breaks down one earlier, but for good with nobody', () => {
    const shot = (who: string, ...dice: [number, number]) => {
      const t = table(`C3 Japanese: a=${who}, r=ja-ATR-20L    F3 US: tank=am-M4A2 vca4    A5 Japanese: ja-1-4-4-7    J9 US: 7-4-7`, {
        phase: 'prepFire',
        attacker: 'axis',
        rows: 10,
        columns: 12,
      })
      t.answer('prepFire', { type: 'smallArms', weapon: t.weapon('r'), at: 'F3', vehicle: t.unit('tank') }).rolls(...dice)
      if (dice[0] + dice[1] < 12) t.rolls(6, 6)
      return t.w('r')
    }
    expect([shot('ja-1-4-4-7', 1, 4).keptRate, shot('ja-crew-2-2-8', 1, 4).keptRate]).toEqual([false, true])
    expect([shot('ja-1-4-4-7', 6, 5).malfunctioned, shot('ja-crew-2-2-8', 6, 5).malfunctioned]).toEqual([true, false])
    expect(shot('ja-1-4-4-7', 6, 6)).toMatchObject({ malfunctioned: true, owner: 0 })
  })
})
