import { describe, expect, test } from 'vitest'
import { type AslskTable, table } from '../../test/table.ts'

/** A squad fires from D3 at what is in F3, with so many others that nothing else happens after it. */
const firing = (target: string, more = '') =>
  table(`D3 US: a=7-4-7    A9 US: spare=6-6-6    F3 German: tank=${target}    A12 German: far=4-6-7 ${more}`, {
    phase: 'prepFire',
    attacker: 'allied',
    rows: 14,
    columns: 14,
  })

const fire = (t: AslskTable) => t.fire({ units: ['a'], at: 'F3' })

describe('7.12 fire that is not aimed at a vehicle', () => {
  test('SK-7.12-03 SK-7.7-07 what a hit does to the crew besides minds where it comes from, as other fire does', () => {
    const collateral = (vca: number) => {
      const t = table(
        `D3 US: c=2-2-7 crew, gun=am-AT57L ca1    A9 US: 6-6-6    H3 German: tank=ge-mardiiih vca${vca} CE    A12 German: 4-6-7`,
        {
          phase: 'prepFire',
          attacker: 'allied',
          rows: 14,
          columns: 14,
        },
      )
      t.answer('prepFire', { type: 'ordnance', weapon: t.weapon('gun'), at: 'H3', target: 'vtt', ammo: 'he' })
        .rolls(1, 2)
        .rolls(6, 6)
      return t.game.events.flatMap(({ event }) => (event.type === 'attack' ? event.modifiers.map(({ value }) => value) : []))
    }
    expect([collateral(4), collateral(1)]).toEqual([[3], [2]])
  })

  test('SK-7.12-01 hurts nobody in a buttoned up AFV', () => {
    const t = firing('ge-pzivh vca4')
    const firers = [{ unit: t.unit('a'), inherent: true, weapons: [] }]
    t.refuses('allied', { type: 'fire', at: 'F3', firers, directors: [] }, { rule: '7.12', message: /nobody in F3/ })
  })

  test('SK-7.7-07 an exposed crew has a DRM of +2', () => {
    const t = firing('ge-pzivh vca4 CE')
    fire(t).rolls(4, 5)
    t.saw({ type: 'attack', modifiers: [{ rule: '7.7', label: 'crew exposed', value: 2 }] })
  })

  test('SK-7.7-07 that is not added to TEM, of which the better counts', () => {
    const t = table('D3 US: a=7-4-7    A9 US: 6-6-6    F3 stone building; German: tank=ge-pzivh vca4 CE    A12 German: 4-6-7', {
      phase: 'prepFire',
      attacker: 'allied',
      rows: 14,
      columns: 14,
    })
    fire(t).rolls(4, 5)
    t.saw({ type: 'attack', modifiers: [{ label: 'stone building in F3', value: 3 }] })
  })

  test('SK-7.7-07 some vehicles shelter their crews less', () => {
    const t = firing('it-semm41m vca4 CE')
    fire(t).rolls(4, 5)
    t.saw({ type: 'attack', modifiers: [{ label: 'crew exposed', value: 1 }] })
  })

  test('SK-3.2.3-04 SK-7.10-20 a KIA is a STUN: the vehicle is buttoned up, Stunned and recalled', () => {
    const t = table(
      'E3 US: a=7-4-7, MMG    E4 US: b=7-4-7    A9 US: spare=6-6-6    F3 German: tank=ge-pzivh vca4 CE motion    A12 German: 4-6-7',
      {
        phase: 'prepFire',
        attacker: 'allied',
        rows: 14,
        columns: 14,
      },
    )
    t.fire({ from: ['E3', 'E4'], at: 'F3' }).rolls(1, 1)
    t.saw({ type: 'attack', result: '2KIA' })
    expect(t.u('tank').vehicle).toMatchObject({ exposed: false, stun: 'stunned', recalled: true, motion: false })
  })

  test('SK-3.2.3-09 so is a K', () => {
    const t = table('E3 US: a=7-4-7    E4 US: b=7-4-7    A9 US: 6-6-6    F3 German: tank=ge-pzivh vca4 CE    A12 German: 4-6-7', {
      phase: 'prepFire',
      attacker: 'allied',
      rows: 14,
      columns: 14,
    })
    t.fire({ from: ['E3', 'E4'], at: 'F3' }).rolls(1, 2)
    t.saw({ type: 'attack', column: 24, final: 5, result: 'K/4' })
    expect(t.u('tank').vehicle).toMatchObject({ stun: 'stunned', recalled: true })
  })

  test('SK-3.2.3-19 SK-7.10-07 a crew that fails its MC is Stunned', () => {
    const t = firing('ge-pzivh vca4 CE')
    fire(t).rolls(1, 2).rolls(4, 6)
    expect(t.u('tank').vehicle).toMatchObject({ exposed: false, stun: 'stunned', recalled: false })
    t.saw({ type: 'stunned', recalled: false })
  })

  test('SK-3.2.3-42 with a 12 it is a STUN', () => {
    const t = firing('ge-pzivh vca4 CE')
    fire(t).rolls(1, 2).rolls(6, 6)
    expect(t.u('tank').vehicle).toMatchObject({ stun: 'stunned', recalled: true })
  })

  test('SK-3.2.3-23 SK-3.2.3-51 a crew that is pinned buttons up; the vehicle itself is never pinned', () => {
    const t = firing('ge-pzivh vca4 CE')
    fire(t).rolls(1, 2).rolls(4, 3)
    expect([t.u('tank').vehicle!.exposed, t.u('tank').pinned, t.u('tank').vehicle!.stun]).toEqual([false, false, 'none'])
    t.saw({ type: 'crewButtonsUp' })
  })
})
