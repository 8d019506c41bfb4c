import { describe, expect, test } from 'vitest'
import { mayNot, preview, shoot } from '../../test/fire.ts'
import type { TableOptions } from '../../test/table.ts'
import { field, shellOf } from '../../test/vehicles.ts'
import type { Lnlt } from '../context.ts'
import { ourPack, weaponType } from '../data/pack.ts'
import type { Attack } from '../fire/attack.ts'
import { isMeleeEligible, isMeleeWeapon } from '../melee/eligible.ts'
import { movementFactor } from '../movement/allowance.ts'
import { ELIMINATED } from '../state.ts'
import { carrierProblem } from '../weapons/possession.ts'
import { afterAttack } from '../weapons/use.ts'

const FILL = '    N10 American: zz=us-squad-2-7-4    A10 VC: qq=vc-squad'
const era = (text: string, options: TableOptions = {}) => field(`${text}${FILL}`, { era: 'modern', ...options })
const squad = (more = '', at = 'E7') => era(`E5 American: a=us-squad-2-7-4, g=us-m203${more}    ${at} VC: x=vc-squad fired`)

describe('23.2.2 M203 grenades', () => {
  test('LNL-23.2.2-01 EX2-M203-1 two FP more to range 3, together with the IFP', () => {
    expect(preview(squad(), 'a+g', 'E7').firepower).toBe(4)
    mayNot(squad(), 'a:g', 'E7', { rule: '23.2.2' })
  })

  test('LNL-23.2.2-03 EX2-M203-2 half of it to range 6', () => {
    expect(preview(squad('', 'E10'), 'a+g', 'E10').firepower).toBe(3)
    const far = era('E2 American: a=us-squad-2-7-4, g=us-m203    E9 VC: x=vc-squad fired')
    mayNot(far, 'a+g', 'E9', { rule: '5.0' })
  })

  test('LNL-23.2.2-04 two uses: low on ammunition after the first, gone after the second', () => {
    const t = squad().rolls(1, 6)
    shoot(t, 'a+g', 'E7').saw({ type: 'lowAmmo', rule: '23.2.2' })
    expect(t.state.weapons[t.weapon('g')]).toMatchObject({ lowAmmo: true, owner: t.unit('a') })
    const { state } = t
    const attack = { firers: [{ unit: t.unit('a'), inherent: true, weapons: [t.weapon('g')] }] } as unknown as Attack
    afterAttack({ state, emit: () => undefined } as unknown as Lnlt, attack, true)
    expect(state.weapons[t.weapon('g')]).toMatchObject({ owner: -1, at: ELIMINATED })
  })

  test('LNL-23.2.2-02 EX2-M203-3 no Support Weapon for any limit', () => {
    const t = era('E5 American: a=us-squad-2-7-4, g=us-m203, m=us-m60, n=us-m60    E7 VC: x=vc-squad fired')
    expect(preview(t, 'a+m+g', 'E7').firepower).toBe(2 + weaponType(ourPack, 'us-m60').fp + 2)
    mayNot(t, 'a+m+n+g', 'E7', { rule: '1.6' })
    const men = era('E5 American: l=us-leader-vietnam-6-1, g=us-m203, m=us-leader-vietnam-6-1    E7 VC: x=vc-squad')
    const [l, m] = men.units('l m').map((id) => movementFactor(men.state, men.state.units[id]!))
    expect(l).toBe(m)
  })

  test('LNL-23.2.2-05 not in Melee', () => {
    const t = squad()
    expect(isMeleeWeapon(t.state, t.state.weapons[t.weapon('g')]!)).toBe(false)
  })

  test('LNL-23.2.2-06 gone with whoever carries them, and of no use to the enemy', () => {
    const t = era('E5 VC: x=vc-squad    E6 American: h=us-army-half-squad-vietnam fired, g=us-m203', { next: 'red' }).rolls(6, 1, 6, 6)
    shoot(t, 'x', 'E6')
    t.saw({ type: 'weaponGone', why: 'lost', rule: '23.2.2' })
    expect(t.state.weapons[t.weapon('g')]!.at).toBe(ELIMINATED)
    const lies = era('E5 VC: x=vc-squad; American: g=us-m203    A3 American: a=us-squad-2-7-4')
    const taken = carrierProblem(lies.state, lies.state.units[lies.unit('x')]!, lies.state.weapons[lies.weapon('g')]!)
    expect(taken).toMatchObject({ rule: '23.2.2' })
  })

  test('LNL-23.2.2-07 whoever can use a Support Weapon can use them, a single man with all of their FP', () => {
    const t = era('E5 American: l=us-leader-vietnam-6-1, g=us-m203    E7 VC: x=vc-squad fired')
    expect(preview(t, 'l:g', 'E7').firepower).toBe(2)
    const medic = era('E5 American: a=us-squad-2-7-4, g=us-m203, m=us-medic    E7 VC: x=vc-squad fired')
    mayNot(medic, 'm:g', 'E7', { rule: '1.6' })
  })
})

describe('23.2.5 the FLG APAV', () => {
  const flg = (target: string) =>
    field(`E5 French: a=fr-squad-1-5-4, g=fr-apav    E7 ${target}    A10 Soviet: qq=su-squad-1-4-4`, { era: 'modern' })

  test('LNL-23.2.5-01 LNL-23.2.5-03 at men it is fired like M203 grenades, and once', () => {
    const t = flg('Soviet: x=su-squad-1-4-4 fired')
    mayNot(t, 'a:g', 'E7', { rule: '23.2.2' })
    t.refuses('blue', shellOf(t, 'a', 'E7', { weapon: 'g' }), { rule: '23.2.5' })
    const alone = preview(t, 'a', 'E7').firepower
    expect(preview(t, 'a+g', 'E7').firepower).toBe(alone + 2)
    t.rolls(1, 6)
    shoot(t, 'a+g', 'E7').saw({ type: 'weaponGone', why: 'usedUp' })
    expect(weaponType(ourPack, 'fr-apav').melee).toBe(false)
  })

  test('LNL-23.2.5-02 at vehicles by its to-hit table', () => {
    const t = flg('Soviet: x=zis5 f3')
    mayNot(t, 'a+g', 'E7', { rule: '23.2.5' }, { target: 'x' })
    expect(t.game.problems('blue', shellOf(t, 'a', 'E7', { weapon: 'g', target: 'x' }))).toEqual([])
  })
})

test('LNL-11.9-03 an Advisor fights in Melee only with a Support Weapon that can', () => {
  const advisor = (weapon: string) => {
    const t = era(`E5 American: v=us-advisor${weapon}    E7 VC: x=vc-squad`)
    return isMeleeEligible(t.state, t.state.units[t.unit('v')]!)
  }
  expect([advisor(''), advisor(', us-m203'), advisor(', us-m60')]).toEqual([false, false, true])
})
