import { describe, expect, test } from 'vitest'
import { type LnltTable, table } from '../../test/table.ts'
import { MERGED } from '../state.ts'

function rallyPhase(text: string): LnltTable {
  return table(text, { phase: 'rally' })
}

function recombine(t: LnltTable) {
  return { type: 'recombine', units: [t.unit('a'), t.unit('b')] }
}

describe('3.0 recombining', () => {
  test('LNL-3.0-16 two Half-Squads of one root become a Squad with what both had, and nothing is lost', () => {
    const t = rallyPhase('C3 German: a=0-5-4 hs, MG42, b=1-5-4 hs, MG34, l=Koch')
    t.answer('rally', recombine(t))
    t.saw({ type: 'recombined', to: 'de-wehrmacht-squad', from: ['de-wehrmacht-half-squad-0-5-4', 'de-wehrmacht-half-squad'] })
    t.expect('C3').has('1-6-4', '7-1-6')
    expect(t.u('b').at).toBe(MERGED)
    expect([t.w('MG42').owner, t.w('MG34').owner]).toEqual([t.unit('a'), t.unit('a')])
    expect(t.state.losses).toEqual({ blue: 0, red: 0 })
  })

  test('LNL-3.0-16 no Shaken ones, no Crews, no different roots or badges', () => {
    const refused = (units: string, because: RegExp) => {
      const t = rallyPhase(`C3 German: ${units}, l=Koch, x=medic shaken`)
      t.refuses('red', recombine(t), { rule: '3.0', message: because })
    }
    refused('a=0-5-4 hs, b=1-5-4 hs shaken', /Shaken/)
    refused('a=0-5-4 hs, b=de-vehicle-crew', /Only Half-Squads/)
    refused('a=0-5-4 hs, b=0-4-4 hs', /same kind of Squad/)
    const badges = rallyPhase('C3 US: a=us-101st-airborne-half-squad, b=us-marine-half-squad-vietnam, l=Tom, x=medic shaken')
    badges.refuses('blue', recombine(badges), { rule: '3.0', message: /badges/ })
  })

  test('LNL-3.0-31 it takes a Good Order Leader of their badge where they are', () => {
    const refused = (units: string) => {
      const t = rallyPhase(`C3 US: a=us-101st-airborne-half-squad, b=us-101st-airborne-half-squad${units}  G3 US: x=medic shaken, Tom`)
      t.refuses('blue', recombine(t), { rule: '3.0', message: /Good Order Leader/ })
    }
    refused('')
    refused(', us-101st-airborne-hero-2-2-6')
    refused(', Tom shaken')
    const t = rallyPhase('C3 US: a=us-101st-airborne-half-squad, b=us-101st-airborne-half-squad, Tom')
    t.answer('rally', recombine(t)).expect('C3').has('2-5-4', '6-2-6')
  })

  test('LNL-3.0-32 nobody locked in Melee does', () => {
    const t = rallyPhase('C3 melee; US: a=1-4-4 hs melee, b=1-4-4 hs melee, l=Tom melee, m=medic shaken; German: 1-6-4 melee')
    t.refuses('blue', recombine(t), { rule: '3.0', message: /Melee/ })
  })

  test('LNL-3.0-33 nobody splits a Squad', () => {
    const t = rallyPhase('C3 US: a=2-5-4, BAR, l=Tom')
    t.refuses('blue', { type: 'split', unit: t.unit('a') }, { message: /type must be/ })
    t.refuses('blue', { type: 'recombine', units: [t.unit('a'), t.unit('a')] }, { rule: '3.0' })
  })

  test('LNL-3.0-17 the die decides between Squads that they may have been; what is remembered needs no die', () => {
    const t = rallyPhase('C3 Soviet: a=1-3-4 hs, b=1-3-4 hs, l=6-1-6')
    t.answer('rally', recombine(t)).rolls(2)
    t.saw({ type: 'recombined', among: ['su-squad-1-4-4', 'su-squad-3-3-4'], to: 'su-squad-3-3-4' })
      .expect('C3')
      .has('3-3-4', '6-1-6')
  })
})
