import { expect, test } from 'vitest'
import { mayNot } from '../../test/fire.ts'
import { hold, stepOf, stop } from '../../test/moves.ts'
import { acquired, lastShot, mayNotShell, shell, shotAt } from '../../test/ordnance.ts'
import { started, withGroups } from '../../test/scenario.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import { ourPack } from '../data/counters.ts'
import type { ShotPreview } from './preview.ts'

const SPARE = 'A1 German: spare=4-6-7, LMG'
const options: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 20, columns: 12 }
/** A 75mm AT Gun that points south, and a squad before it in the open. */
const pak = (more = 'D9 US: x=6-6-6', crew = 'c=2-2-8 crew', with_: TableOptions = {}) =>
  table(`${SPARE}    D3 German: ${crew}, gun=ge-AT75L ca2    ${more}`, { ...options, ...with_ })
const refused = (t: AslskTable, more = {}) => t.asked && t.game.problems(t.asked.seat, shotAt(t, 'gun', 'D9', more)).map(({ rule }) => rule)

test('SK-1.1.1-05 SK-6.9-02 no Mortar fires from a building', () => {
  const t = table(`${SPARE}    D3 stone building; German: c=4-6-7, m=ge-MTR50    D9 US: x=6-6-6`, options)
  mayNotShell(t, 'm', 'D9', { rule: '6.9', message: /from a building/ }, { target: 'att' })
})

test('SK-1.2.6-01 SK-6.9-01 SK-3.2.4-01 SK-3.2.2-09 a Gun is no part of a fire group: it must hit first', () => {
  mayNot(pak('D6 US: x=6-6-6'), 'D6', 'c+gun', { rule: '3.2.4', message: /must hit first/ })
})

test('SK-1.2.6-02 SK-3.2.4-42 SK-3.2.4-44 SK-3.2.4-46 a squad is not qualified: red number, +2, one rate less, and it breaks down sooner', () => {
  const t = pak('D11 US: x=6-6-6', 'c=4-6-7')
  shell(t, 'gun', 'D11').rolls(2, 4)
  expect(lastShot(t)).toMatchObject({ th: 6, labels: ['Non-Qualified use +2'] })
  expect(t.w('gun').keptRate).toBe(false)
  const broken = pak('D11 US: x=6-6-6', 'c=4-6-7')
  shell(broken, 'gun', 'D11').rolls(5, 5)
  expect(broken.w('gun').malfunctioned).toBe(true)
})

test('SK-1.2.6-05 SK-6.12-02 a Gun is destroyed, dropped and repaired like a support weapon: on 1, and removed on 6', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L malfunctioned    D9 US: x=6-6-6`, { ...options, phase: 'rally' })
  t.answer('repair', { type: 'repair', weapon: t.weapon('gun') }).rolls(1)
  expect(t.w('gun').malfunctioned).toBe(false)
  const gone = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L malfunctioned    D9 US: x=6-6-6`, { ...options, phase: 'rally' })
  gone.answer('repair', { type: 'repair', weapon: gone.weapon('gun') }).rolls(6)
  expect(gone.w('gun').owner).toBe(-1)
})

test('SK-3.2.2-21 SK-3.2.4-31 a hit never cowers', () => {
  const t = pak()
  shell(t, 'gun', 'D9').rolls(3, 3).rolls(5, 5)
  t.saw({ type: 'attack', column: 12, cowered: 0 })
})

test('SK-3.2.2-26 Ordnance is not bound by what its hex has fired at', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2, s=4-6-7    D9 US: x=6-6-6`, options)
  t.fire({ units: ['s'], at: 'D9' }).rolls(6, 5)
  shell(t, 'gun', 'D9').rolls(6, 5)
  expect(lastShot(t).th).toBe(8)
})

test('SK-3.2.3-44 SK-3.2.3-50 SK-3.2.4-58 a pinned crew may not turn its Gun nor use Intensive Fire, and adds two', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew pinned, gun=ge-AT75L ca2    D9 US: x=6-6-6    A3 US: y=6-6-6`, options)
  mayNotShell(t, 'gun', 'A3', { rule: '3.2.3', message: /pinned/ }, { ca: 4 })
  t.refuses('axis', { type: 'turn', weapon: t.weapon('gun'), ca: 4 }, { rule: '3.2.3' })
  shell(t, 'gun', 'D9').rolls(1, 6)
  expect(lastShot(t)).toMatchObject({ labels: ['Case 2: pinned +2'] })
  expect(t.w('gun').keptRate).toBe(false)
  mayNotShell(t, 'gun', 'D9', { message: /pinned/ }, { intensive: true })
})

test('SK-3.2.4-03 SK-3.2.4-37 all enemies of the hex may be hit', () => {
  const t = pak('D9 US: x=6-6-6, y=6-6-6')
  shell(t, 'gun', 'D9').rolls(2, 2).rolls(6, 6)
  t.saw({ type: 'attack', targets: [t.unit('x'), t.unit('y')] })
})

test('AID-ACQ-08 SK-3.2.4-04 SK-3.2.4-34 a Mortar fires at areas alone, and armour-piercing shot never does', () => {
  const t = table(
    `${SPARE}    D3 German: c=2-2-8 crew, m=ge-MTR81s ca2    D9 US: x=6-6-6    F3 German: d=2-2-8 crew, gun=ge-AT75L ca2`,
    options,
  )
  mayNotShell(t, 'm', 'D9', { rule: '6.9' })
  mayNotShell(t, 'gun', 'D9', { rule: '6.2' }, { target: 'att', ammo: 'ap' })
})

test('SK-3.2.4-33 SK-3.2.4-39 armour-piercing shot is declared, and strikes Infantry on the 2 column', () => {
  const t = pak()
  shell(t, 'gun', 'D9', { ammo: 'ap' }).rolls(2, 2).rolls(6, 6)
  t.saw({ type: 'attack', column: 2 })
})

test('SK-3.2.4-05 its own hex is no area target', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2; US: x=6-6-6 broken`, options)
  mayNotShell(t, 'gun', 'D3', { rule: '3.2.4', message: /own hex/ }, { target: 'att' })
  shell(t, 'gun', 'D3').rolls(6, 5)
  expect(lastShot(t).labels).toEqual(['Case 10: in its own hex +2'])
})

test('AID-MTR-02 SK-3.2.4-07 SK-3.5-07 SK-3.2.4-23 SK-3.2.4-64 in the Advancing Fire Phase +2 to hit, full FP, neither rate nor Intensive Fire', () => {
  const t = pak(undefined, undefined, { phase: 'advancingFire' })
  shell(t, 'gun', 'D9').rolls(1, 3).rolls(6, 6)
  expect(lastShot(t)).toMatchObject({ labels: ['Advancing Fire +2'], hit: true })
  t.saw({ type: 'attack', column: 12 })
  expect(refused(pak(undefined, undefined, { phase: 'advancingFire' }), { intensive: true })).toEqual(['3.2.4'])
})

test('SK-3.2.4-26 SK-3.2.4-63 neither nearness nor distance changes the FP', () => {
  const t = pak('D4 US: x=6-6-6')
  shell(t, 'gun', 'D4').rolls(4, 4).rolls(6, 6)
  t.saw({ type: 'attack', column: 12 })
})

test('AID-ASOP-083 SK-3.2.4-14 SK-3.2.4-16 SK-3.2.4-50 a Gun that could still fire is turned instead, and its crew stays', () => {
  const t = pak('D9 US: x=6-6-6')
  t.answer('prepFire', { type: 'turn', weapon: t.weapon('gun'), ca: 5 })
  expect(t.w('gun').ordnance!.ca).toBe(5)
  mayNotShell(t, 'gun', 'D9', { rule: '3.2.4', message: /turned without firing|Covered Arc/ }, { ca: 2 })
  t.answer('prepFire', { type: 'end' })
  t.refuses('axis', stepOf(t, 'c', 'D4'), { rule: '3.2.4', message: /has turned/ })
  t.answer('move', { type: 'drop', weapon: t.weapon('gun') })
  t.refuses('axis', stepOf(t, 'c', 'D4'), { rule: '3.3.1', message: /ended/ })
})

test('SK-3.2.4-16 in a later phase of the Player Turn it fires as it was turned, without any DRM for that', () => {
  const t = pak('D9 US: x=6-6-6    A3 US: y=6-6-6')
  t.answer('prepFire', { type: 'turn', weapon: t.weapon('gun'), ca: 4 })
  t.answer('prepFire', { type: 'end' })
  t.answer('move', { type: 'end' })
  while (t.asked.kind === 'defensiveFire') t.answer('defensiveFire', { type: 'end' })
  shell(t, 'gun', 'A3').rolls(6, 6)
  expect(lastShot(t).labels).toEqual(['Advancing Fire +2'])
})

test('SK-3.2.4-21 SK-3.2.4-55 Intensive Fire breaks a Gun down on 10, and for good on 12', () => {
  const t = pak()
  shell(t, 'gun', 'D9').rolls(6, 3)
  shell(t, 'gun', 'D9', { intensive: true }).rolls(5, 5)
  expect(t.w('gun').malfunctioned).toBe(true)
  const gone = pak()
  shell(gone, 'gun', 'D9').rolls(6, 3)
  shell(gone, 'gun', 'D9', { intensive: true }).rolls(6, 6)
  expect(gone.w('gun').owner).toBe(-1)
})

test('SK-3.2.4-22 a Gun without rate that is turned for its shot has used Intensive Fire', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AR150 ca5    D9 US: x=6-6-6`, options)
  shell(t, 'gun', 'D9', { ca: 2 }).rolls(6, 5)
  expect(t.w('gun').ordnance!.intensive).toBe(true)
})

test('SK-3.2.4-40 nobody fires a Gun that nobody mans', () => {
  const t = table(`${SPARE}    D3 German: gun=ge-AT75L unpossessed    D9 US: x=6-6-6`, options)
  mayNotShell(t, 'gun', 'D9', { rule: '3.2.4', message: /mans/ })
})

test('SK-3.3.1-21 a crew with a Gun takes the room of a squad', () => {
  const t = table(`D2 German: s=4-6-7    D3 German: a=4-6-7, b=4-6-7, c=2-2-8 crew, gun=ge-AT75L ca2    J19 US: x=6-6-6`, {
    ...options,
    phase: 'movement',
  })
  t.refuses('axis', stepOf(t, 's', 'D3'), { rule: '3.3.1' })
})

test('SK-3.6-35 SK-6.10-07 a crew that routs leaves its Gun, which has acquired nothing any more', () => {
  const t = table(`D3 German: c=2-2-8 crew broken dm, gun=ge-AT75L ca2 acq1@D5    D4 US: x=6-6-6    E4 woods    D2 woods    C2 woods`, {
    ...options,
    phase: 'rout',
  })
  const moves = [...t.game.open[0]!.question.candidates()] as { type: string; to?: string }[]
  t.answer('rout', moves.find(({ type }) => type === 'rout')!)
  expect([t.w('gun').owner, t.w('gun').ordnance!.acquired]).toEqual([-1, null])
})

test('AID-MTR-15 SK-4.5-03 a leader alone has no rate with a light Mortar, two have', () => {
  const alone = table(`${SPARE}    D3 German: l=9-1, m=ge-MTR50    D9 US: x=6-6-6`, options)
  shell(alone, 'm', 'D9', { target: 'att' }).rolls(1, 6).rolls(6, 6)
  expect(alone.w('m').keptRate).toBe(false)
  const two = table(`${SPARE}    D3 German: k=8-0, m=ge-MTR50, l=9-1    D9 US: x=6-6-6`, options)
  shell(two, 'm', 'D9', { target: 'att', leader: two.unit('l') })
    .rolls(1, 6)
    .rolls(6, 6)
  expect([two.w('m').keptRate, lastShot(two).labels]).toEqual([true, []])
})

test('AID-ACQ-13 SK-6.1-01 on the ATT an original 2 that hits is critical', () => {
  const t = pak()
  shell(t, 'gun', 'D9', { target: 'att' }).rolls(1, 1).rolls(6, 6, 1, 1)
  expect(lastShot(t).critical).toBe(true)
  t.saw({ type: 'attack', column: 24, result: 'NMC' })
})

test('AID-ACQ-13 and on the VTT', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D9 US: x=am-M4A1 vca5`, options)
  shell(t, 'gun', 'D9', { target: 'vtt' }).rolls(1, 1).rolls(6, 6)
  expect(lastShot(t).critical).toBe(true)
})

test('SK-6.1-03 a Critical Hit on a Gun destroys it with its crew', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D9 US: x=2-2-7 crew, their=am-AT57L ca5`, options)
  shell(t, 'gun', 'D9').rolls(1, 1).rolls(6, 6, 1, 1)
  expect([t.where('x'), t.w('their').at]).toEqual(['eliminated', -4])
})

test('SK-6.10-06 SK-6.10-09 SK-6.11-01 several may acquire a target; on a hex it serves whoever is there', () => {
  const t = table(
    `${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2 acq2@D9    E3 German: d=2-2-8 crew, two=ge-AT75L ca3    D9 US: x=6-6-6`,
    options,
  )
  shell(t, 'two', 'D9').rolls(6, 5)
  shell(t, 'gun', 'D9').rolls(6, 5)
  expect(lastShot(t).labels).toEqual(['Case 20: acquired -2'])
  expect([acquired(t, 'gun'), acquired(t, 'two')]).toEqual(['D9 -2', 'D9 -1'])
})

test('SK-6.10-05 SK-6.10-02 it counts at what was acquired, not at who comes beside it; to fire at him is to fire at another target', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D8 US: x=6-6-6    D10 US: y=6-6-6    A20 US: spare=6-6-6`, {
    ...options,
    phase: 'movement',
    attacker: 'allied',
  })
  const into = (unit: string) => t.answer('move', { type: 'step', units: [t.unit(unit)], to: 'D9' })
  const shoot = () => shell(t, 'gun', 'D9').rolls(1, 6).rolls(6, 6).answer('keepRate', { keep: true })
  into('x')
  shoot()
  expect(acquired(t, 'gun')).toBe('D9 -1')
  stop(hold(t), 'x')
  into('y')
  shoot()
  expect(lastShot(t).labels.some((label) => /Case 20/.test(label))).toBe(false)
  expect(t.w('gun').ordnance!.acquired).toMatchObject({ drm: -1, units: [t.unit('y')] })
  // a vehicle that was acquired does nothing for a shot at the men beside it
  const both = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D9 US: tank=am-M4A1 vca1, men=6-6-6`, options)
  shell(both, 'gun', 'D9', { target: 'vtt' }).rolls(1, 6).rolls(6, 5)
  const labels = (target: 'itt' | 'vtt' | 'att') =>
    (both.game.open[0]!.question.preview!(shotAt(both, 'gun', 'D9', { target })) as ShotPreview).groups[0]!.modifiers.map(
      ({ label }) => label,
    )
  expect([labels('itt')[0], labels('vtt')[0], labels('att')[0]]).toEqual([
    'wreck or vehicle in D9',
    'Case 20: acquired',
    'Case 20: acquired',
  ])
})

test('SK-6.1-09 SK-6.1-04 of several who are hit only those suffer a Critical Hit whose final DR is low enough', () => {
  const target = 'D4 US: x=6-6-6, k=2-2-7 crew, their=am-AT57L ca5 emplaced'
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    ${target}`, options)
  const { odds, th } = t.game.open[0]!.question.preview!(shotAt(t, 'gun', 'D4')) as ShotPreview
  expect(th).toBe(10)
  shell(t, 'gun', 'D4').rolls(2, 2).rolls(6, 6).rolls(1, 1) // 4 at the squad, 6 or more at the Gun: nobody is drawn
  expect(t.game.events.findLast(({ event }) => event.type === 'toHit')!.event).toMatchObject({ critical: t.unit('x') })
  expect(t.w('their').at).toBe(t.place('D4'))
  // the tree knows it: a 2 at the Gun is a final 5, so that no roll strikes it critically
  const critical = odds.branches.filter(({ outcome }) => outcome === 'critical')
  expect(critical.map(({ rolls, guns }) => [rolls, guns[0]!.of, guns[0]!.destroyed === 36])).toEqual([[6, 36, false]])
})

test('AID-ACQ-16 AID-ACQ-27 SK-6.11-04 an empty hex may be fired at as an area, and is acquired', () => {
  const t = pak()
  mayNotShell(t, 'gun', 'D8', { rule: '3.2' })
  shell(t, 'gun', 'D8', { target: 'att' }).rolls(2, 2)
  expect(acquired(t, 'gun')).toBe('D8 -1')
})

test('SK-6.12-01 an original 12 breaks a Gun down', () => {
  const t = pak()
  shell(t, 'gun', 'D9').rolls(6, 6)
  expect([t.w('gun').malfunctioned, acquired(t, 'gun')]).toEqual([true, null])
})

/** The same against a squad that moves. */
const moving = (crew = 'c=2-2-8 crew') =>
  table(`D3 German: ${crew}, gun=ge-AT75L ca2    D9 US: x=6-6-6    A20 US: spare=6-6-6`, {
    ...options,
    phase: 'movement',
    attacker: 'allied',
  })

test('AID-MTR-37 SK-3.2.4-10 in the enemy Movement Phase it fires at those who move, with FFMO and FFNAM to hit', () => {
  const t = moving()
  t.answer('move', stepOf(t, 'x', 'D8'))
  shell(t, 'gun', 'D8').rolls(6, 5)
  expect(lastShot(t).labels).toEqual(['FFMO: moving in Open Ground -1', 'FFNAM: not Assault Movement -1'])
})

test('SK-3.3.3-10 SK-3.3.3-26 SK-3.3.5-13 a Gun under First Fire uses Intensive Fire in the enemy Movement Phase: all is Final, and nothing is left', () => {
  const t = moving()
  t.answer('move', stepOf(t, 'x', 'D8'))
  shell(t, 'gun', 'D8').rolls(6, 5)
  t.answer('move', stepOf(t, 'x', 'D7'))
  shell(t, 'gun', 'D7', { intensive: true }).rolls(4, 3).rolls(6, 6)
  expect([t.w('gun').fire, t.u('c').fire]).toEqual(['final', 'final'])
  expect(t.state.markers).toEqual([])
})

test('AID-DFF-13 SK-3.4-04 SK-3.2.4-57 in the Defensive Fire Phase Intensive Fire reaches adjacent hexes alone', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2 first    D9 US: x=6-6-6    D4 US: y=6-6-6`, {
    ...options,
    phase: 'defensiveFire',
    attacker: 'allied',
  })
  mayNotShell(t, 'gun', 'D9', { rule: '3.4', message: /adjacent/ }, { intensive: true })
  shell(t, 'gun', 'D4', { intensive: true }).rolls(6, 3)
  expect(lastShot(t).labels).toEqual(['Case 9: Intensive Fire +2'])
})

test('SK-3.3.5-05 Air Bursts leave one step more', () => {
  const t = table(`D3 German: c=2-2-8 crew, m=ge-MTR81s ca2    D8 woods    D9 US: x=6-6-6    A20 US: spare=6-6-6`, {
    ...options,
    phase: 'movement',
    attacker: 'allied',
  })
  t.answer('move', stepOf(t, 'x', 'D8'))
  shell(t, 'm', 'D8', { target: 'att' }).rolls(5, 2).rolls(6, 6)
  t.saw({ type: 'residualPlaced', fp: 6 })
})

test('SK-1.1.1-31 there is no Height Advantage against a Mortar, but against a Gun', () => {
  const hill = 'D9 level 1; US: x=6-6-6'
  const mortar = table(`${SPARE}    D3 German: c=2-2-8 crew, m=ge-MTR81s ca2    ${hill}`, options)
  shell(mortar, 'm', 'D9', { target: 'att' }).rolls(2, 3).rolls(6, 6)
  mortar.saw({ type: 'attack', column: 8, modifiers: [] })
  const gun = pak(hill)
  shell(gun, 'gun', 'D9', { target: 'att' }).rolls(2, 3).rolls(6, 6)
  gun.saw({ type: 'attack', column: 6, modifiers: [{ label: 'Height Advantage', value: 1 }] })
})

test('SK-3.3.5-01 SK-6.1-02 a Critical Hit leaves half of its own column, the highest that was used', () => {
  const left = (...dice: [number, number]) => {
    const t = moving()
    t.answer('move', stepOf(t, 'x', 'D8'))
    shell(t, 'gun', 'D8')
      .rolls(...dice)
      .rolls(6, 6, 1, 1)
    return t.state.markers.map(({ kind, value }) => [kind, value])
  }
  expect(left(3, 4)).toEqual([['residual', 6]])
  expect(left(3, 1)).toEqual([['residual', 12]])
})

test('SK-3.3.5-05 SK-6.1-06 a Critical Hit in the trees has the Air Bursts, and FFMO and FFNAM where they count', () => {
  const woods = table(`${SPARE}    D3 German: c=2-2-8 crew, m=ge-MTR81s ca2    D9 woods; US: x=6-6-6`, options)
  shell(woods, 'm', 'D9', { target: 'att' }).rolls(1, 1).rolls(6, 6, 1, 1)
  woods.saw({ type: 'attack', column: 30, modifiers: [{ label: 'Air Bursts in D9', value: -1 }] })
  const t = moving()
  t.answer('move', stepOf(t, 'x', 'D8'))
  shell(t, 'gun', 'D8').rolls(3, 1).rolls(6, 6, 1, 1)
  t.saw({ type: 'attack', column: 24, final: 10 })
})

test('SK-3.6-29 a Gun interdicts in its arc under 17 hexes, farther than its crew could', () => {
  const rout = (ca: number) =>
    table(`D3 German: c=2-2-8 crew, gun=ge-AT75L ca${ca}    D11 US: x=6-6-6 broken dm    E11 German: y=4-6-7    D14 woods`, {
      ...options,
      phase: 'rout',
      attacker: 'allied',
    })
  const by = (t: AslskTable) => {
    const about = t.game.open[0]!.question.about as { units: { steps: { hex: string; interdictedBy: number[] }[] }[] }
    return about.units[0]!.steps.find(({ hex }) => hex === 'D12')!.interdictedBy
  }
  expect(by(rout(2))).toContain(0)
  expect(by(rout(5))).not.toContain(0)
})

/** A Gun that fires at whoever moves south of it, and misses. */
const acquires = (ground: string, movers: string) => {
  const t = table(`D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    ${ground}    F20 US: spare=6-6-6`, {
    ...options,
    phase: 'movement',
    attacker: 'allied',
  })
  t.answer('move', stepOf(t, movers, 'D6'))
  shell(t, 'gun', 'D6').rolls(6, 5)
  hold(t)
  expect(acquired(t, 'gun')).toBe('D6 -1')
  return t
}

test('AID-ACQ-15 SK-6.10-03 of those who scatter Acquisition follows the one at whom the firer fires next, and no longer the others', () => {
  const drm = (t: AslskTable, shot: object) =>
    (t.game.open[0]!.question.preview!(shot) as ShotPreview).groups[0]!.modifiers.map(({ label }) => label)
  const scattered = () => {
    const t = acquires('D7 US: x=6-6-6, y=6-6-6', 'x y')
    expect(t.w('gun').ordnance!.acquired!.units).toEqual([t.unit('x'), t.unit('y')])
    t.answer('move', stepOf(t, 'x', 'D5'))
    expect(drm(t, shotAt(t, 'gun', 'D5'))).toContain('Case 20: acquired')
    return t
  }
  const first = scattered()
  shell(first, 'gun', 'D5', { intensive: true }).rolls(6, 3).rolls(6, 6)
  hold(first)
  expect([acquired(first, 'gun'), first.w('gun').ordnance!.acquired!.units]).toEqual(['D5 -2', [first.unit('x')]])
  const second = hold(scattered())
  second.answer('move', stepOf(second, 'y', 'E6'))
  expect(drm(second, shotAt(second, 'gun', 'E6', { intensive: true }))).toContain('Case 20: acquired')
  shell(second, 'gun', 'E6', { intensive: true }).rolls(6, 3).rolls(6, 6)
  hold(second)
  expect([acquired(second, 'gun'), second.w('gun').ordnance!.acquired!.units]).toEqual(['E6 -2', [second.unit('y')]])
})

test('SK-6.10-08 a target that goes out of sight leaves it on the last hex in which it was seen, for whoever comes there next', () => {
  const t = acquires('D6 woods    D7 US: x=6-6-6, y=6-6-6', 'x')
  t.answer('move', stepOf(t, 'x', 'D7'))
  hold(t)
  t.answer('move', { type: 'stop', units: [t.unit('x')] })
  expect(t.w('gun').ordnance!.acquired).toMatchObject({ at: t.place('D6'), units: [], drm: -1 })
  t.answer('move', stepOf(t, 'y', 'D6'))
  const preview = t.game.open[0]!.question.preview!(shotAt(t, 'gun', 'D6')) as ShotPreview
  expect(preview.groups[0]!.modifiers.map(({ label }) => label)).toContain('Case 20: acquired')
})

test('SK-6.10-07 a crew that fires its own FP or breaks has acquired nothing any more', () => {
  const left = (crew: string, fires: boolean) => {
    const t = table(`${SPARE}    D3 German: c=2-2-8 crew ${crew}, gun=ge-AT75L ca2 acq1@D5    D5 US: x=6-6-6    C4 US: y=6-6-6`, options)
    if (fires) t.fire({ units: [{ unit: 'c' }], at: 'C4' }).rolls(6, 5)
    t.answer('prepFire', { type: 'end' })
    return acquired(t, 'gun')
  }
  expect([left('', false), left('', true), left('broken dm', false)]).toEqual(['D5 -1', null, null])
})

test('SK-3.2.1-10 where lines of sight are checked only by firing, one to an acquired target that moves is checked for nothing all the same', () => {
  const t = table(`D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D6 US: x=6-6-6, l=8-1    D7 stone building    F20 US: spare=6-6-6`, {
    ...options,
    phase: 'movement',
    attacker: 'allied',
    options: { losChecks: 'declared' },
  })
  t.answer('move', stepOf(t, 'x l', 'D5'))
  shell(t, 'gun', 'D5').rolls(6, 5).rolls(6, 6)
  for (const [to, counter] of [
    ['D6', 'D6 -1'],
    ['D7', 'D7 -1'],
    ['D8', 'D7 -1'],
  ] as const) {
    t.answer('move', stepOf(t, 'x l', to))
    t.answer('firstFire', { type: 'hold' })
    expect([to, acquired(t, 'gun')]).toEqual([to, counter])
  }
})

test('SK-3.2.4-59 a Gun marked “No IF” has no Intensive Fire', () => {
  const gun = { ...ourPack().ordnance.guns.get('ge-AT75L')! }
  const { kind: _kind, label: _label, counterName, provenance, ...printed } = gun
  const entry = { ...printed, name: counterName, noIntensiveFire: true, ...provenance }
  const pack = { name: 'One Gun', counters: { format: 'firegroup-aslsk-counters', version: 1, guns: [entry] } } as unknown as NonNullable<
    TableOptions['pack']
  >
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D9 US: x=6-6-6`, { ...options, pack })
  shell(t, 'gun', 'D9').rolls(6, 5)
  mayNotShell(t, 'gun', 'D9', { rule: '3.2.4', message: /No IF/ }, { intensive: true })
})

test('SK-1.2.6-04 a large Gun is not set up in a building, and a leader alone mans none', () => {
  const scenario = withGroups('axis', [
    {
      id: 'ge',
      name: 'The battery',
      units: [
        { type: 'ge-crew-2-2-8', count: 1 },
        { type: 'ge-L-8-0', count: 1 },
      ],
      weapons: [{ type: 'ge-AA88L', count: 1 }],
      arrival: { kind: 'setup', area: { columns: ['F', 'I'] } },
    },
  ])
  const game = started(scenario)
  const crew = game.state.units.find(({ type }) => type === 'ge-crew-2-2-8')!.id
  const leader = game.state.units.find(({ side, type }) => side === 'axis' && type === 'ge-L-8-0')!.id
  const weapon = game.state.weapons.find(({ type }) => type === 'ge-AA88L')!.id
  const setUp = (hex: string, unit: number, ca?: number) => ({
    type: 'place',
    units: [
      { unit: crew, hex },
      { unit: leader, hex },
    ],
    weapons: [{ weapon, unit, ...(ca === undefined ? {} : { ca }) }],
  })
  expect(game.problems('axis', setUp('F3', crew))[0]!.message).toMatch(/too large for the building/)
  expect(game.problems('axis', setUp('H5', leader))[0]!.message).toMatch(/needs a squad, half squad or crew/)
  expect(game.problems('axis', setUp('H5', crew, 4))).toEqual([])
  game.decide('axis', setUp('H5', crew, 4))
  expect(game.state.weapons[weapon]!.ordnance!.ca).toBe(4)
})
