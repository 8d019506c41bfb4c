import { expect, test } from 'vitest'
import { shotOf } from '../../test/fire.ts'
import { strike } from '../../test/melee.ts'
import { hold } from '../../test/moves.ts'
import type { LnltTable } from '../../test/table.ts'
import { burstOf, does, field, shellOf } from '../../test/vehicles.ts'
import { hexOf } from '../map/location.ts'

/*
 * The rulebook's example of helicopters, played as one Operations Phase: four of them bring marines to a hill that paratroopers hold. The ground is ours,
 * with hills and rough where the example speaks of some; the second squad stands where its ranges put it. One squad waits far away, so that the phase goes on.
 */
const HILL = `
  K5 level 1; British: hs=uk-para-half-squad-falklands, law=uk-law    J6 level 1; British: beckin=uk-hero-1-5-6
  I6 rough; British: s1=uk-para-squad-falklands, blowpipe=uk-blowpipe    J7 rough; British: s2=uk-para-squad-falklands, l7=uk-l7a2, abnett=uk-leader-6-1
  N7 air Argentine: al1=ar-alouette3    N2 air Argentine: pu1=ar-puma, m1=ar-marine-squad aboard, m2=ar-marine-squad aboard
  L10 air Argentine: al2=ar-alouette3, mh=ar-marine-half-squad aboard
  N10 air Argentine: pu2=ar-puma, m3=ar-marine-squad aboard, m4=ar-marine-squad aboard, weigand=ar-leader-6-1 aboard
  A1 Argentine: waits=ar-marine-squad`

function begun(): LnltTable {
  return field(HILL, { modules: ['falklands'], initiative: 'red' })
}

/** A helicopter flies the short way there; nobody fires at it before the last hex. */
function comes(t: LnltTable, unit: string, to: string): LnltTable {
  const { grid } = t.state.setting.map
  const goal = grid.indexOf(to)
  for (;;) {
    const at = hexOf(t.state.units[t.unit(unit)]!.at)
    const isFree = (hex: number) => !t.state.units.some((other) => other.vehicle && other.at >= 0 && hexOf(other.at) === hex)
    const [next] = grid.neighbours(at).filter((hex) => grid.distance(hex, goal) < grid.distance(at, goal) && isFree(hex))
    const name = `${grid.idOf(next!)} air`
    if (t.asked.kind === 'step') t.answer('step', { type: 'step', to: name })
    else does(t, unit, { type: 'move', units: t.units(unit), to: name })
    if (next === goal) return t
    hold(t)
  }
}

/** The first hovers; a rocket misses it, and it fires with all that it has. */
function firstAlouette(t: LnltTable): LnltTable {
  hold(comes(t, 'al1', 'M7')).answer('step', { type: 'hover', hover: true })
  t.answer('opportunityFire', shellOf(t, 'hs', 'M7 air', { weapon: 'law', target: 'al1' })).rolls(4, 4)
  t.saw({ type: 'toHit', final: 9, hit: false })
  hold(t).expect('K5').has('0-6-4 fired')
  t.answer('step', burstOf(t, 'al1', 'J6')).rolls(5, 2, 3)
  expect([t.state.units[t.unit('beckin')]!.wounds, t.where('beckin')]).toEqual([1, 'J6'])
  const rockets = shellOf(t, 'al1', 'J6')
  t.answer('step', rockets).rolls(5, 6).answer('step', rockets).rolls(1, 2, 4, 5, 6)
  expect(t.events('attack').at(-1)).toMatchObject({ firepower: 4, targets: [{ difference: 3 }] })
  expect(t.where('beckin')).toBe('eliminated')
  return t
}

/** The first transport is brought down before it lands. */
function firstPuma(t: LnltTable): LnltTable {
  comes(t, 'pu1', 'L7')
  t.answer('opportunityFire', shellOf(t, 's1', 'L7 air', { weapon: 'blowpipe', target: 'pu1' })).rolls(2, 2, 3, 4, 4, 5, 2, 1, 1)
  t.saw({ type: 'penetration', result: 'destroyed' }).saw({ type: 'crash', at: t.place('J8') })
  return hold(t)
}

/** The second Alouette is damaged by small arms, with an eight-sided die, and is gone with those aboard. */
function secondAlouette(t: LnltTable): LnltTable {
  comes(t, 'al2', 'L7')
  t.answer('opportunityFire', shotOf(t, 's2+l7', 'L7 air', { leader: 'abnett', target: 'al2' })).rolls(7, 3, 2, 3)
  expect(t.events('attack').at(-1)).toMatchObject({ attackDice: [7], targets: [{ attack: 9, defence: 4, difference: 5 }] })
  return hold(t)
}

/** The second transport fires on its way, hovers, and its marines storm the hill. */
function secondPuma(t: LnltTable): LnltTable {
  hold(comes(t, 'pu2', 'K5'))
  t.answer('step', burstOf(t, 'pu2', 'K5')).rolls(4, 6)
  expect(t.events('attack').at(-1)).toMatchObject({ firepower: 2, targets: [{ attack: 6, defence: 6, difference: 0 }] })
  hold(comes(t, 'pu2', 'I5'))
  hold(t.answer('step', { type: 'hover', hover: true }))
  hold(t.answer('step', { type: 'unload', units: t.units('m3 m4 weigand') }))
  expect(t.state.move!.spent).toEqual([6, 6, 6])
  t.answer('step', { type: 'step', to: 'I6' })
  return t
}

test('EX2-HX-01 EX2-HX-02 EX2-HX-03 EX2-HX-05 EX2-HX-06 EX2-HX-07 EX2-HX-08 the helicopters of the example, impulse by impulse', () => {
  const t = firstAlouette(begun())
  t.expect('M7 air').has('Alouette III fired opsComplete')
  firstPuma(t.answer('impulse', { type: 'pass' }))
  t.expect('J8').has('2-5-4 shaken moved')
  expect([t.where('pu1'), t.where('m2'), t.markers('J8')]).toEqual(['eliminated', 'eliminated', ['wreck 0']])
  t.expect('I6').has('1-7-4 fired')
  secondAlouette(t.answer('impulse', { type: 'pass' }))
  expect([t.where('al2'), t.where('mh')]).toEqual(['eliminated', 'eliminated'])
  t.expect('J7').has('1-7-4 fired', '6-1-6 fired')
  t.saw({ type: 'passes', side: 'blue', idle: true })
  secondPuma(t)
  strike(t, 'blue', 'm3', 's1').rolls(3, 4, 5, 4)
  expect(t.events('meleeAttack').map(({ odds, kill, total }) => [odds, kill, total])).toEqual([
    ['2:1', 6, 8],
    ['1:1', 8, 9],
  ])
  expect([t.where('s1'), t.where('m3'), t.where('m4'), t.where('weigand')]).toEqual(['eliminated', 'eliminated', 'I6', 'I6'])
  expect(t.markers('I6')).toContain('melee 0')
})
