import { CHARGE } from '../armour/close-combat.ts'
import { CHARGE_KILLS, ELAN } from '../data/campaign.ts'
import type { UpfrontEvent } from '../events.ts'
import type { UpfrontState } from '../state.ts'

/** What a man did in a mission that counts: 42.43. */
export interface Deed {
  readonly man: number
  readonly elan: number
  readonly what: string
}

/** 42.43: what the events of a mission say of everybody. */
export function deedsOf(s: UpfrontState, events: readonly UpfrontEvent[]): readonly Deed[] {
  const deeds: Deed[] = []
  const tanks: TankDeed[] = []
  const add = (man: number, elan: number, what: string) => deeds.push({ man, elan, what })
  events.forEach((event, i) => {
    // 33.9: also to make him forget his wound
    if (event.type === 'hero' || event.type === 'forgetsWound') add(event.man, ELAN.hero, 'a hero')
    else if (event.type === 'combat') {
      if (fallsIn(events, i, event.defender)) add(event.attacker, ELAN.killedInCombat, 'won hand to hand')
      if (fallsIn(events, i, event.attacker)) add(event.defender, ELAN.killedInCombat, 'won hand to hand')
    } else if (event.type === 'detonates') {
      if (hurtAfter(s, events, i, event.group) >= CHARGE_KILLS) add(event.man, ELAN.charge, 'placed a charge')
    } else if (event.type === 'vehicleFought' || event.type === 'magneticMine') tankDeed(events, i, event, tanks)
    else if (event.type === 'shot' && event.result === 'hit') shotDeed(s, events, i, event, tanks)
    else if (event.type === 'infiltrationEnds' && event.rule === '20.531') {
      const unpinned = caughtBefore(s, events, i, event.group)
      if (unpinned > 0) add(event.man, unpinned, 'fired from among them')
    }
  })
  for (const { man, elan } of tanks) add(man, elan, 'stopped a tank')
  for (const { id, fate } of s.men) if (fate === '') endOf(s, id, add)
  return deeds
}

/** 42.43: whether a man, or one of the crew of a gun, was killed in a round of close combat; a prisoner was not. */
function fallsIn(events: readonly UpfrontEvent[], at: number, man: number): boolean {
  for (const event of events.slice(at + 1)) {
    if (event.type === 'combat' || event.type === 'turn') return false
    if (event.type === 'manLost' && event.man === man) return event.fate === 'kia'
    if (event.type === 'crewmanLost' && event.man === man) return true
  }
  return false
}

interface TankDeed {
  readonly man: number
  readonly tank: number
  elan: number
}

/** 42.43: nobody earns both for stopping a vehicle and for destroying it: the better counts. */
function gain(tanks: TankDeed[], man: number, tank: number, elan: number): void {
  const before = tanks.find((deed) => deed.man === man && deed.tank === tank)
  if (!before) tanks.push({ man, tank, elan })
  else before.elan = Math.max(before.elan, elan)
}

/** 42.43: a vehicle destroyed by hand, or with a mine or a charge; stopped for good is two less, and only stunned (28.93, 28.44) is nothing. */
function tankDeed(
  events: readonly UpfrontEvent[],
  at: number,
  event: Extract<UpfrontEvent, { type: 'vehicleFought' | 'magneticMine' }>,
  tanks: TankDeed[],
): void {
  const [man, tank] = event.type === 'magneticMine' ? [event.man, event.against] : [event.attacker, event.man]
  const mined = event.type === 'magneticMine' || event.modifiers.some(({ label }) => label === CHARGE)
  const worth = mined ? ELAN.tank.charge : ELAN.tank.hands
  if (event.result === 'destroyed') gain(tanks, man, tank, worth)
  else if (event.result === 'immobilized' && isStopped(events, at, tank)) gain(tanks, man, tank, worth - ELAN.tank.immobilizedLess)
}

function isStopped(events: readonly UpfrontEvent[], at: number, tank: number): boolean {
  const next = events.slice(at + 1).find(({ type }) => type === 'immobilized' || ANOTHER.includes(type))
  return next?.type === 'immobilized' && next.man === tank
}

/** What begins another attack. */
const ANOTHER: readonly string[] = [
  'turn',
  'shot',
  'aims',
  'fires',
  'fireMission',
  'overruns',
  'vehicleFought',
  'magneticMine',
  'detonates',
]

const TUBES: readonly string[] = ['bazooka', 'panzerschreck', 'PIAT']

/** 42.43: or with a tube: what came of the shot until the next. Destroyed and stopped are never both counted. */
function shotDeed(
  s: UpfrontState,
  events: readonly UpfrontEvent[],
  at: number,
  { man, target }: Extract<UpfrontEvent, { type: 'shot' }>,
  tanks: TankDeed[],
): void {
  const weapon = s.setting.pack.weapons[s.men[man]!.weapon]?.class ?? ''
  const aimed = events.slice(0, at).findLast((event) => event.type === 'aims' && event.man === man)
  const faust = aimed?.type === 'aims' && /panzerfaust/i.test(aimed.weapon)
  if (!TUBES.includes(weapon) && !faust) return
  for (const event of events.slice(at + 1)) {
    if (ANOTHER.includes(event.type)) return
    if (event.type === 'manLost' && event.group === target && s.setting.roster[event.man]!.machine?.type === 'afv')
      gain(tanks, man, event.man, ELAN.tank.tube)
    else if (event.type === 'immobilized') gain(tanks, man, event.man, ELAN.tank.tube - ELAN.tank.immobilizedLess)
  }
}

/** 42.43: who is alive when it is over. */
function endOf(s: UpfrontState, id: number, add: (man: number, elan: number, what: string) => void): void {
  const man = s.men[id]!
  if (s.winner === man.side) add(id, ELAN.won, 'won')
  if (man.wounded) add(id, ELAN.wounded, 'wounded')
  if (!man.pinned) add(id, ELAN.unpinned, 'unshaken')
}

/** Men of the target who were lost or pinned by what went off. */
function hurtAfter(s: UpfrontState, events: readonly UpfrontEvent[], from: number, group: number): number {
  const hit = new Set<number>()
  for (const event of events.slice(from + 1)) {
    if (event.type === 'infiltrationEnds' || event.type === 'turn') break
    if (event.type === 'manLost' && event.group === group) hit.add(event.man)
    if (event.type === 'pinned' && s.men[event.man]?.side !== s.groups[group]?.side) continue
    if (event.type === 'pinned') hit.add(event.man)
  }
  return hit.size
}

/** 42.43: the unpinned men of the group that was fired on, if anything came of it; the attack is the one just before. */
function caughtBefore(s: UpfrontState, events: readonly UpfrontEvent[], before: number, group: number): number {
  let [unpinned, effect] = [0, false]
  for (let i = before - 1; i >= 0; i--) {
    const event = events[i]!
    if (event.type === 'fires') return effect && event.target === group ? unpinned : 0
    if (event.type === 'attacked' && event.group === group && event.morale !== undefined) unpinned++
    if ((event.type === 'manLost' || event.type === 'pinned') && s.men[event.man]?.side === s.groups[group]?.side) effect = true
    if (event.type === 'turn') return 0
  }
  return 0
}
