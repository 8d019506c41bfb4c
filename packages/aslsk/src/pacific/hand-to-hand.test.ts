import { describe, expect, test } from 'vitest'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import { closeCombatColumn } from '../data/close-combat.ts'
import type { DesignationPreview } from '../phases/close-combat/preview.ts'
import { isHandToHand } from './hand-to-hand.ts'

type Groups = [by: string, on: string]

function designation(t: AslskTable, attacks: readonly Groups[]) {
  const ids = (names: string) => names.split(' ').map((name) => t.unit(name))
  return { type: 'attack', attacks: attacks.map(([by, on]) => ({ by: ids(by), on: ids(on) })) }
}

function fight(t: AslskTable, seat: 'axis' | 'allied', ...attacks: Groups[]): AslskTable {
  return t.decide(seat, 'closeCombat', designation(t, attacks))
}

function odds(t: AslskTable, seat: 'axis' | 'allied', ...attacks: Groups[]) {
  const preview = t.game.questionFor(seat)!.question.preview!(designation(t, attacks)) as DesignationPreview
  return preview.attacks[0]!
}

const inCombat = (attacker: 'allied' | 'axis'): TableOptions => ({ phase: 'closeCombat', attacker })
const advancing = (attacker: 'allied' | 'axis'): TableOptions => ({ phase: 'advance', attacker })

function advance(t: AslskTable, to: string, ...units: string[]): AslskTable {
  return t.answer('advance', { type: 'advance', units: units.map((unit) => t.unit(unit)), to })
}

/** The drm of both sides' ambush drs, by label. */
function ambush(t: AslskTable): Record<string, string[]> {
  for (const { event } of t.game.events)
    if (event.type === 'ambush')
      return Object.fromEntries(event.rolls.map(({ side, modifiers }) => [side, modifiers.map(({ label, value }) => `${label} ${value}`)]))
  throw new Error('Nobody rolled for ambush.')
}

describe('8.1.8.4 Hand-to-Hand', () => {
  test('AID-CCF-98 AID-CCF-54 SK-8.1.8-04 SK-8.1.8-15 Japanese who are the ATTACKER fight hand to hand: Kill Numbers two higher for both, and -1 for them', () => {
    const t = table('E5 Japanese: j=ja-1-4-4-7; US: u=7-4-7   A2 US: 7-4-7', inCombat('axis'))
    expect(odds(t, 'axis', ['j', 'u'])).toMatchObject({ odds: '1-2', kill: 6, drm: -1, handToHand: true, eliminated: 15, reduced: 6 })
    t.saw({ type: 'handToHand', on: true })
    fight(t, 'axis', ['j', 'u'])
    expect(odds(t, 'allied', ['u', 'j'])).toMatchObject({ odds: '3-2', kill: 8, drm: 0, handToHand: true })
    fight(t, 'allied', ['u', 'j']).rolls(2, 4, 6, 6)
    t.saw({ type: 'closeCombatAttack', side: 'axis', kill: 6, final: 5, result: 'eliminated', handToHand: true })
  })

  test('AID-CCF-99 SK-8.1.8-04 as the DEFENDER they do not, unless they ambush; and a Melee that was hand to hand remains so', () => {
    const text = 'E5 Japanese: j=ja-1-4-4-7; US: u=7-4-7   A2 US: 7-4-7'
    expect(odds(table(text, inCombat('allied')), 'allied', ['u', 'j'])).toMatchObject({ kill: 6, drm: 0 })
    const melee = 'E5 Japanese: j=ja-1-4-4-7 melee; US: u=7-4-7 melee; marker handToHand   A2 US: 7-4-7'
    expect(odds(table(melee, inCombat('allied')), 'allied', ['u', 'j'])).toMatchObject({ kill: 8, handToHand: true })
    const ambushed = table('E4 US: u=7-4-7   E5 wooden building; Japanese: j=ja-1-4-4-7', advancing('allied'))
    advance(ambushed, 'E5', 'u').rolls(6, 1)
    ambushed.saw({ type: 'ambush', ambusher: 'axis' })
    expect(odds(ambushed, 'axis', ['j', 'u'])).toMatchObject({ kill: 6, drm: -2, handToHand: true })
  })

  test('SK-8.1.8-14 it is the usual table while all Japanese there were ambushed, or are pinned', () => {
    const ambushed = table('E4 Japanese: j=ja-1-4-4-7   E5 wooden building; US: u=7-4-7', advancing('axis'))
    advance(ambushed, 'E5', 'j').rolls(6, 1)
    ambushed.saw({ type: 'ambush', ambusher: 'allied' })
    expect(odds(ambushed, 'allied', ['u', 'j'])).toMatchObject({ kill: 6 })
    expect(isHandToHand(ambushed.state, ambushed.u('j').at)).toBe(false)
    const pinned = table('E5 Japanese: j=ja-1-4-4-7 pinned; US: u=7-4-7   A2 US: 7-4-7', inCombat('axis'))
    expect(odds(pinned, 'axis', ['j', 'u'])).toMatchObject({ odds: '1-4', kill: 3, drm: 0 })
    const reverted = table(
      'E5 Japanese: j=ja-1-4-4-7 pinned melee; US: u=7-4-7 melee; marker handToHand   A2 US: 7-4-7',
      inCombat('allied'),
    )
    reverted.saw({ type: 'handToHand', on: false })
    expect(odds(reverted, 'allied', ['u', 'j'])).toMatchObject({ kill: 6 })
  })

  test('AID-CCF-100 SK-8.1.8-15 the -1 is gone when all Japanese in that attack are pinned', () => {
    const t = table('E5 Japanese: j=ja-1-4-4-7, p=ja-1-4-4-7 pinned; US: u=7-4-7   A2 US: 7-4-7', inCombat('axis'))
    expect(odds(t, 'axis', ['p', 'u'])).toMatchObject({ kill: 5, drm: 0, handToHand: true })
    expect(odds(t, 'axis', ['j p', 'u'])).toMatchObject({ drm: -1 })
  })

  test('without Japanese there is none, and every Kill Number of the table is two higher in it', () => {
    const t = table('E5 German: j=4-6-7; US: u=7-4-7   A2 US: 7-4-7', inCombat('axis'))
    expect(odds(t, 'axis', ['j', 'u'])).toMatchObject({ kill: closeCombatColumn(4, 7).kill })
    expect(odds(t, 'axis', ['j', 'u']).handToHand).toBeUndefined()
  })

  test('the counter goes with the Melee', () => {
    const t = table('E5 Japanese: j=ja-1-4-4-7; US: u=7-4-7   A2 US: 7-4-7   A5 Japanese: ja-1-4-4-7', inCombat('axis'))
    expect(t.state.markers.map(({ kind }) => kind)).toEqual(['handToHand'])
    fight(t, 'axis', ['j', 'u'])
    fight(t, 'allied', ['u', 'j']).rolls(1, 1, 6, 6)
    expect(t.state.markers).toEqual([])
  })
})

describe('ambush in the Pacific', () => {
  test('SK-8.1.8-01 Elite and 1st Line Japanese have -1, leaders and crews too; not the 2nd Line, nor who is broken', () => {
    const drm = (units: string) => {
      const t = table(`E4 US: u=7-4-7   E5 wooden building; Japanese: ${units}`, advancing('allied'))
      advance(t, 'E5', 'u').rolls(3, 3)
      return ambush(t)['axis']
    }
    for (const unit of ['ja-E-4-4-8', 'ja-1-4-4-7', 'ja-1-3-4-7r', 'ja-crew-2-2-8', '8-0']) expect(drm(unit)).toContain('Japanese -1')
    expect(drm('ja-2-3-4-7')).toEqual([])
    expect(drm('ja-1-2-3-7h broken, ja-2-3-4-7')).toEqual(['broken 1'])
  })

  test('SK-8.4.2-01 Good Order Raiders have -1, other Marines none', () => {
    const drm = (units: string) => {
      const t = table(`E4 US: u=${units}   E5 wooden building; Japanese: ja-2-3-4-7`, advancing('allied'))
      advance(t, 'E5', 'u').rolls(3, 3)
      return ambush(t)['allied']
    }
    expect(drm('mr-5-5-8')).toEqual(['Raiders -1'])
    expect(drm('mr-2-3-8')).toEqual(['Raiders -1'])
    expect(drm('mp-5-5-8')).toEqual([])
    const broken = table('E4 Japanese: j=ja-2-3-4-7   E5 wooden building; US: mr-5-5-8 broken', advancing('axis'))
    advance(broken, 'E5', 'j').rolls(3, 3)
    expect(ambush(broken)['allied']).toEqual(['broken 1'])
    expect(drm('mc-7-6-8')).toEqual([])
  })

  test('AID-CCF-20 SK-8.2-09 SK-8.2-10 there is ambush in jungle, kunai and bamboo, and the ATTACKER has +1 there', () => {
    for (const terrain of ['dense jungle', 'light jungle', 'kunai']) {
      const t = table(`E4 US: u=7-4-7   E5 ${terrain}; Japanese: ja-2-3-4-7`, advancing('allied'))
      advance(t, 'E5', 'u').rolls(3, 3)
      expect(ambush(t)).toEqual({ allied: [`ATTACKER in ${terrain} 1`], axis: [] })
    }
    const hut = table('E4 US: u=7-4-7   E5 hut; Japanese: ja-2-3-4-7', advancing('allied'))
    advance(hut, 'E5', 'u').rolls(3, 3)
    expect(ambush(hut)).toEqual({ allied: [], axis: [] })
    const palms = table('E4 US: u=7-4-7   E5 palm trees; Japanese: ja-2-3-4-7', advancing('allied'))
    advance(palms, 'E5', 'u')
    palms.sawNo({ type: 'ambush' })
  })

  test('SK-8.1.8-11 SK-8.1.8-01 who has charged counts as Inexperienced when a friend comes to him, and has no -1', () => {
    const t = table('E4 Japanese: a=ja-2-3-4-7   E5 wooden building; Japanese: b=ja-1-4-4-7 charged; US: u=7-4-7', advancing('axis'))
    advance(t, 'E5', 'a').rolls(3, 3)
    expect(ambush(t)).toEqual({ axis: ['Inexperienced 1'], allied: [] })
  })
})
