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
  const add = (man: number, elan: number, what: string) => deeds.push({ man, elan, what })
  events.forEach((event, i) => {
    if (event.type === 'hero') add(event.man, ELAN.hero, 'a hero')
    else if (event.type === 'combat') {
      if (event.attackerTotal > event.defenderTotal) add(event.attacker, ELAN.killedInCombat, 'won hand to hand')
      else if (event.defenderTotal > event.attackerTotal) add(event.defender, ELAN.killedInCombat, 'won hand to hand')
    } else if (event.type === 'detonates') {
      if (hurtAfter(s, events, i, event.group) >= CHARGE_KILLS) add(event.man, ELAN.charge, 'placed a charge')
    } else if (event.type === 'vehicleFought' || event.type === 'magneticMine') tankDeed(event, add)
    else if (event.type === 'shot' && event.result === 'hit') shotDeed(s, events, i, event, add)
    else if (event.type === 'infiltrationEnds' && event.rule === '20.531') {
      const unpinned = caughtBefore(s, events, i, event.group)
      if (unpinned > 0) add(event.man, unpinned, 'fired from among them')
    }
  })
  for (const { id, fate } of s.men) if (fate === '') endOf(s, id, add)
  return deeds
}

type Add = (man: number, elan: number, what: string) => void

/** 42.43: a vehicle destroyed by hand, or with a mine; stopped for good is two less. */
function tankDeed(event: Extract<UpfrontEvent, { type: 'vehicleFought' | 'magneticMine' }>, add: Add): void {
  if (event.result !== 'destroyed' && event.result !== 'immobilized') return
  const [man, worth] = event.type === 'magneticMine' ? [event.man, ELAN.tank.charge] : [event.attacker, ELAN.tank.hands]
  add(man, worth - (event.result === 'immobilized' ? ELAN.tank.immobilizedLess : 0), 'stopped a tank')
}

const TUBES: readonly string[] = ['bazooka', 'panzerschreck', 'PIAT']

/** 42.43: or with a tube: what came of the shot until the next. Destroyed and stopped are never both counted. */
function shotDeed(
  s: UpfrontState,
  events: readonly UpfrontEvent[],
  at: number,
  { man, target }: Extract<UpfrontEvent, { type: 'shot' }>,
  add: Add,
): void {
  const weapon = s.setting.pack.weapons[s.men[man]!.weapon]?.class ?? ''
  const aimed = events.slice(0, at).findLast((event) => event.type === 'aims' && event.man === man)
  const faust = aimed?.type === 'aims' && /panzerfaust/i.test(aimed.weapon)
  if (!TUBES.includes(weapon) && !faust) return
  let stopped = false
  for (const event of events.slice(at + 1)) {
    if (event.type === 'shot' || event.type === 'turn') break
    if (event.type === 'manLost' && event.group === target && s.setting.roster[event.man]!.machine?.type === 'afv') {
      add(man, ELAN.tank.tube, 'stopped a tank')
      return
    }
    if (event.type === 'immobilized') stopped = true
  }
  if (stopped) add(man, ELAN.tank.tube - ELAN.tank.immobilizedLess, 'stopped a tank')
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
