import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { last, preview, shoot } from '../../../test/fire.ts'
import { fogTable, status } from '../../../test/fog-table.ts'
import { hold, stepOf } from '../../../test/moves.ts'
import { type AslskTable, table } from '../../../test/table.ts'
import { canSee } from '../../map/los.ts'
import { withModule } from '../../scenario/begin.ts'
import type { Side } from '../../state.ts'
import { hasAdvantage } from './advantage.ts'

const claim = (hex: string) => ({ type: 'claimWall', hex })
const drop = (hex: string) => ({ type: 'dropWall', hex })
const pass = { type: 'pass' }
const held = (t: AslskTable, side: Side, hex: string) => hasAdvantage(t.state, side, t.place(hex))
const sees = (t: AslskTable, from: string, to: string) => canSee(t.state, t.place(from), t.place(to))
const cover = (t: AslskTable, at: string, firers: string) =>
  preview(t, at, firers).modifiers.map(({ label, value }) => `${label} ${value > 0 ? '+' : ''}${value}`)
/** The example ends here; the game would go on. */
const open = (t: AslskTable) => t.asks(t.asked.seat, t.asked.kind)

/** A row of hexes on each side of a straight wall; the Germans come from the north. */
const CHURCH = `
  E5 US: open=6-6-6    G5 woods; US: woods=7-4-7    E4 wooden building    G4 stone building
  D2 German: elite=8-3-8    G3 German: line=4-6-7    A9 US: 8-0`
const wall = { columns: 10, rows: 10, modules: ['wall-bocage'], hexsides: ['E4/E5 wall', 'G4/G5 wall'] } as const

example(
  'EX-AID-26a AID-WA-16 the 6-6-6 in the open has Mandatory Wall Advantage: the 8-3-8 in the building has its TEM and can’t claim the wall',
  (seat) => {
    const t = seat(table(CHURCH.replace('D2 German', 'D3 German'), { ...wall, phase: 'movement', attacker: 'axis' }))
    expect(t.state.markers).toEqual([])
    t.answer('move', stepOf(t, 'elite', 'E4', { mode: 'assault' }))
    expect(t.state.markers).toMatchObject([{ kind: 'wallAdvantage', side: 'allied', at: t.place('E5') }])
    expect(cover(t, 'E4', 'open')).toEqual(['wooden building in E4 +2'])
    hold(t).refuses('axis', claim('E4'), { rule: 'B9.32', message: /enemy across the wall/ })
    open(t)
  },
)

example(
  'EX-AID-26b the 7-4-7 in the woods has none and can’t claim it in the German MPh; the 4-6-7 takes it at once for +2, or keeps the church for +3',
  (seat) => {
    const t = seat(table(CHURCH, { ...wall, phase: 'movement', attacker: 'axis' }))
    t.answer('move', stepOf(t, 'line', 'G4', { mode: 'assault' }))
    expect(held(t, 'allied', 'G5')).toBe(false)
    t.asks('axis', 'choice').answer('choice', claim('G4'))
    expect(cover(t, 'G4', 'woods')).toEqual(['wall of G4 +2'])
    open(t)
    const keeps = seat(table(CHURCH, { ...wall, phase: 'movement', attacker: 'axis' }))
    keeps.answer('move', stepOf(keeps, 'line', 'G4', { mode: 'assault' })).answer('choice', pass)
    keeps.refuses('allied', claim('G5'), { rule: 'B9.322', message: /own Movement or Advance Phase/ })
    expect(cover(keeps, 'G4', 'woods')).toEqual(['stone building in G4 +3'])
    open(keeps)
    const later = seat(table(CHURCH.replace('G3 German', 'G4 German'), { ...wall, phase: 'advance', attacker: 'axis' }))
    later.answer('advance', claim('G4'))
    expect(held(later, 'axis', 'G4')).toBe(true)
    open(later)
    const into = seat(table(CHURCH.replace('G3 German', 'G4 German'), { ...wall, phase: 'advance', attacker: 'axis' }))
    into.answer('advance', { type: 'advance', units: [into.unit('line')], to: 'G5' })
    expect([held(into, 'axis', 'G5'), held(into, 'allied', 'G5')]).toEqual([false, false])
    open(into)
  },
)

example('EX-AID-26c if the 4-6-7 did not claim, the American may at the end of his RPh, and the German only if he did not', (seat) => {
  const rally = { ...wall, phase: 'rally', step: 'rally.wallAdvantage', attacker: 'allied' } as const
  const stands = CHURCH.replace('G3 German', 'G4 German')
  const t = seat(table(stands, rally))
  t.asks('allied', 'choice').answer('choice', claim('G5'))
  expect([held(t, 'allied', 'G5'), held(t, 'axis', 'G4')]).toEqual([true, false])
  t.asks('allied', 'prepFire')
  const left = seat(table(stands, rally))
  left.answer('choice', pass).asks('axis', 'choice').answer('choice', claim('G4'))
  expect([held(left, 'allied', 'G5'), held(left, 'axis', 'G4')]).toEqual([false, true])
  open(left)
})

/** A hedge; the Germans are to its south, one of them hidden in the grain. */
const HEDGE = `
  C5 German: clear=5-4-8    F5 grain; German: c=2-2-8 crew hidden    C4    F4
  C3 British: p3=4-5-8    F3 British: q5=4-5-7    A9 German: 8-0`
const hedge = {
  columns: 10,
  rows: 10,
  month: 7,
  modules: ['wall-bocage'],
  hexsides: ['C4/C5 hedge', 'F4/F5 hedge'],
  phase: 'movement',
  attacker: 'allied',
} as const

example('EX-AID-27a the 5-4-8 has Mandatory Wall Advantage: it fires with FFMO and no hedge, and the hedge protects it', (seat) => {
  const t = seat(table(HEDGE, hedge))
  t.answer('move', stepOf(t, 'p3', 'C4', { mode: 'assault' }))
  shoot(t, 'C4', 'clear').rolls(6, 6)
  expect(last(t).labels).toEqual(['FFMO: moving in Open Ground -1'])
  hold(t)
  open(t)
  const fire = seat(table(HEDGE.replace('C3 British', 'C4 British'), { ...hedge, phase: 'advancingFire' }))
  expect(cover(fire, 'C5', 'p3')).toEqual(['hedge of C5 +1'])
  open(fire)
})

example(
  'EX-AID-27b the hidden Germans may show themselves and have the hedge at once, though it is the enemy’s MPh; or stay hidden',
  (seat) => {
    const t = seat(table(HEDGE, hedge))
    t.answer('move', stepOf(t, 'q5', 'F4', { mode: 'assault' }))
    expect(held(t, 'axis', 'F5')).toBe(false)
    t.asks('axis', 'firstFire').answer('firstFire', { type: 'reveal', hex: 'F5' })
    expect([held(t, 'axis', 'F5'), held(t, 'allied', 'F4')]).toEqual([true, false])
    expect(cover(t, 'F4', 'c')).toEqual(['FFMO: moving in Open Ground -1'])
    open(t)
  },
)

example('EX-AID-27c into whose hex the British advance comes onto the map concealed, with -2 on its ambush dr', (seat) => {
  const t = seat(fogTable(HEDGE.replace('F3 British', 'F4 British'), { ...hedge, phase: 'advance' }))
  t.answer('advance', { type: 'advance', units: [t.unit('q5')], to: 'F5' })
    .pass()
    .rolls(6, 1)
  expect(status(t, 'c')).toBe('concealed')
  const ambush = t.game.events.map(({ event }) => event).find((event) => event.type === 'ambush')
  expect(ambush?.rolls.find(({ side }) => side === 'axis')?.modifiers).toMatchObject([{ value: -2 }])
  open(t)
})

/** Americans stand for the Chinese, who have no counters, to the south of the walls, Japanese to the north; the 3-3-7 in F6 has a wall to E5 and one to G5. */
const CHINA = `
  C6 US: cc=6-6-6    E6 stone building; US: ff=6-6-6    F5 US: both=6-6-6
  E5 stone building; Japanese: wa=4-4-7    C5 stone building    G5 stone building    F3 Japanese: far=3-4-8, l=9-1
  C4 Japanese: dd1=3-4-7    G4 Japanese: dd4=4-4-8    I9 US: 8-0`
const walls = {
  columns: 10,
  rows: 10,
  modules: ['wall-bocage'],
  hexsides: ['C5/C6 wall', 'E5/F5 wall', 'G5/F5 wall', 'F5/F4 wall', 'E5/E6 wall'],
  phase: 'movement',
  attacker: 'axis',
  markers: [{ kind: 'wallAdvantage', at: 'E5', side: 'axis', value: 63 }],
} as const

example('EX-AID-28a the 5-3-7 has Mandatory Wall Advantage over the 3-4-7 in the building', (seat) => {
  const t = seat(table(CHINA, walls))
  t.answer('move', stepOf(t, 'dd1', 'C5', { mode: 'assault' }))
  expect([held(t, 'allied', 'C6'), held(t, 'axis', 'C5')]).toEqual([true, false])
  expect(cover(t, 'C5', 'cc')).toEqual(['stone building in C5 +3'])
  open(t)
})

example(
  'EX-AID-28b AID-WA-03 the 3-3-7 has none, for the 4-4-7 holds a side of its hex; the 4-4-8 may claim it; against fire from afar the wall still counts',
  (seat) => {
    const t = seat(table(CHINA, walls))
    expect(held(t, 'allied', 'F5')).toBe(false)
    t.answer('move', stepOf(t, 'dd4', 'G5', { mode: 'assault' }))
    t.asks('axis', 'choice').answer('choice', claim('G5'))
    hold(t)
    expect([held(t, 'axis', 'G5'), held(t, 'allied', 'F5')]).toEqual([true, false])
    open(t)
    const fire = seat(table(CHINA, { ...walls, phase: 'prepFire' }))
    expect(cover(fire, 'F5', 'far')).toEqual(['wall of F5 +2'])
    open(fire)
  },
)

example(
  'EX-AID-28c the 4-4-7 has no cover of its house while it holds the wall, and has it when it drops it; the 3-3-7 still can’t have the wall',
  (seat) => {
    const markers = [...walls.markers, { kind: 'wallAdvantage', at: 'G5', side: 'axis', value: 63 } as const]
    const ground = CHINA.replace('G4 Japanese', 'G5 Japanese').replace('C6 US: cc=6-6-6', 'D5 US: cc=6-6-6')
    const t = seat(table(ground, { ...walls, markers, phase: 'prepFire', attacker: 'allied' }))
    t.asks('axis', 'choice')
    t.answer('choice', pass)
    expect(cover(t, 'E5', 'cc')).toEqual([])
    open(t)
    const dropped = seat(table(ground, { ...walls, markers, phase: 'prepFire', attacker: 'allied' }))
    dropped.answer('choice', drop('E5')).answer('choice', pass)
    expect(cover(dropped, 'E5', 'cc')).toEqual(['stone building in E5 +3'])
    expect(held(dropped, 'allied', 'F5')).toBe(false)
    open(dropped)
  },
)

example('EX-AID-28d when a Banzai Charge enters its hex the 5-3-7 loses the wall at once, and the 3-4-7 across it may claim it', (seat) => {
  const ground = CHINA.replace('C4 Japanese', 'C5 Japanese').replace('F3 Japanese: far=3-4-8, l=9-1', 'B6 Japanese: far=3-4-8, l=9-1')
  const t = seat(table(ground, walls))
  expect(held(t, 'allied', 'C6')).toBe(true)
  t.answer('move', { type: 'banzai', leader: t.unit('l'), units: [t.unit('l'), t.unit('far')], target: t.unit('cc') })
  while (t.asked.kind !== 'banzai') t.pass()
  t.answer('banzai', { type: 'charge', units: [t.unit('l'), t.unit('far')], to: 'C6' })
  expect(held(t, 'allied', 'C6')).toBe(false)
  t.asks('axis', 'choice').answer('choice', claim('C5'))
  expect(held(t, 'axis', 'C5')).toBe(true)
  open(t)
})

/** All hedges bocage: the 8-3-8 in the woods of E6 and the 4-6-7 in the open of G6, with F5 and its half squad between them. */
const NORMANDY = `
  E6 woods; German: elite=8-3-8    G6 German: line=4-6-7    F5 US: hs=3-4-6 hs
  E3 US: seven=7-4-7    G3 US: three=3-4-7 hs    A11 German: 8-0    I1 US: 8-0`
const bocage = {
  columns: 11,
  rows: 12,
  modules: ['wall-bocage'],
  hexsides: ['E6/E5 bocage', 'E6/F5 bocage', 'G6/F5 bocage', 'G6/G5 bocage', 'F5/E5 bocage', 'F5/G5 bocage'],
  markers: [
    { kind: 'wallAdvantage', at: 'E6', side: 'axis', value: 63 },
    { kind: 'wallAdvantage', at: 'G6', side: 'axis', value: 63 },
  ],
} as const

example(
  'EX-AID-29a AID-BOC-14 the half squad sees both, the others each only the German whom they don’t look at along a hedgerow',
  (seat) => {
    const t = seat(table(NORMANDY, { ...bocage, phase: 'prepFire', attacker: 'axis' }))
    expect([sees(t, 'F5', 'E6'), sees(t, 'F5', 'G6')]).toEqual([true, true])
    expect([sees(t, 'E3', 'E6'), sees(t, 'E3', 'G6'), sees(t, 'G3', 'G6'), sees(t, 'G3', 'E6')]).toEqual([true, false, true, false])
    open(t)
  },
)

example('EX-AID-29b both Germans gain concealment at the end of their turn; not if the half squad had Wall Advantage', (seat) => {
  const late = { ...bocage, phase: 'closeCombat', step: 'closeCombat.concealment', attacker: 'axis' } as const
  const text = NORMANDY.replace('A11 German: 8-0', '')
  const t = seat(fogTable(text, late))
  open(t)
  expect([status(t, 'elite'), status(t, 'line')]).toEqual(['concealed', 'concealed'])
  const lost = seat(fogTable(text, { ...late, markers: [{ kind: 'wallAdvantage', at: 'F5', side: 'allied', value: 63 }] }))
  open(lost)
  expect([status(lost, 'elite'), status(lost, 'line')]).toEqual(['seen', 'seen'])
})

example(
  'EX-AID-29c the 8-3-8 fires, drops Wall Advantage and is out of sight; the half squad can’t take it, for the 4-6-7 has it',
  (seat) => {
    const t = seat(table(NORMANDY, { ...bocage, phase: 'prepFire', attacker: 'axis' }))
    shoot(t, 'E3', 'elite').rolls(6, 6)
    t.answer('prepFire', drop('E6'))
    expect([sees(t, 'E3', 'E6'), sees(t, 'G3', 'E6'), held(t, 'allied', 'F5')]).toEqual([false, false, false])
    open(t)
  },
)

example('EX-AID-29d without the half squad the 4-6-7 in the open can’t drop it, but by going into an entrenchment', (seat) => {
  const t = seat(table(NORMANDY.replace('F5 US: hs=3-4-6 hs', ''), { ...bocage, phase: 'prepFire', attacker: 'axis' }))
  t.refuses('axis', drop('G6'), { rule: 'B9.323', message: /no cover in G6/ })
  t.answer('prepFire', drop('E6'))
  expect([sees(t, 'G3', 'G6'), sees(t, 'E3', 'E6')]).toEqual([true, false])
  const dug = withModule(t.state, {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    hooks: { statuses: [(_, unit, is) => (is === 'entrenched' && unit.id === t.unit('line') ? 1 : 0)] },
  })
  expect(canSee(dug, t.place('G3'), t.place('G6'))).toBe(false)
  open(t)
})
