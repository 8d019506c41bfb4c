import type { Rules } from '@firegroup/kernel'
import { type DiceRoll, type Lnlt, roll } from '../context.ts'
import type { DamageCause } from '../hooks.ts'
import { nameOf } from '../map/location.ts'
import { addToSalvo } from '../ordnance/salvo.ts'
import type { LnltState, Unit } from '../state.ts'
import { damageCheck } from '../units/damage.ts'
import { addMark, removeMark } from '../units/marks.ts'
import { isLeader, leadershipOf } from '../units/morale.ts'
import { isVehicle, type VehicleUnit } from '../vehicles/vehicle.ts'
import { jams } from '../weapons/jam.ts'
import { afterAttack } from '../weapons/use.ts'
import { type Attack, hasMortar } from './attack.ts'
import { attackFrom, type FireContext, type FireDeclaration } from './declaration.ts'
import type { FireEvent, TargetTotal } from './events.ts'
import { figure, totalsOf } from './resolution.ts'

/** 5.0: a declared attack, from the dice to the last Damage Check. */
export function* fireAttack(g: Lnlt, declared: FireDeclaration, context: FireContext): Rules<void> {
  const attack = attackFrom(g.state, declared, context)
  if (attack.occasion !== 'opportunity')
    g.state.impulse?.shots.push({
      from: attack.from,
      at: attack.at,
      kind: attack.means === 'team' ? 'apart' : 'group',
      leader: attack.leader,
    })
  yield* resolveAttack(g, attack, context.assaulters)
}

/** 5.0: both dice, the totals, the markers of those who fired, and what becomes of the targets. Snipers and whoever fires by himself come here too. */
export function* resolveAttack(g: Lnlt, attack: Attack, assaulters: readonly number[] = []): Rules<void> {
  const s = g.state
  const { totals, natural } = rollAttack(g, attack)
  markFired(g, attack, assaulters)
  if (s.missile) spoilMissile(s.missile, totals)
  const steady = attack.targets.filter((id) => !s.units[id]!.shaken)
  const places = attack.targets.map((id) => s.units[id]!.at)
  yield* takeChecks(g, attack, totals)
  const hit = totals.some(({ difference }) => difference > 0)
  afterAttack(g, attack, hit)
  const shaken = steady.filter((id) => s.units[id]!.shaken && s.units[id]!.at === places[attack.targets.indexOf(id)])
  const struck = { natural, hit, places: [...new Set(places.filter((_, i) => s.units[attack.targets[i]!]!.side !== attack.side))] }
  for (const attacked of s.setting.hooks.attacked) {
    const follows = attacked(g, attack, shaken, struck)
    if (follows) yield* follows
  }
}

/** 14.4: whoever guides a missile and has to check lets it go. */
function spoilMissile(missile: { readonly unit: number; spoiled: boolean }, totals: readonly TargetTotal[]): void {
  if (totals.some(({ unit, difference }) => unit === missile.unit && difference > 0)) missile.spoiled = true
}

/** 5.0: one die each; 1.6.2: a weapon that jams takes its FP out of this very attack. */
function rollAttack(g: Lnlt, attack: Attack): { readonly totals: readonly TargetTotal[]; readonly natural: number } {
  const s = g.state
  const { attackRoll, defenceRoll, jammed } = throwDice(g, attack)
  const figured = figure(s, attack, jammed)
  const targets = totalsOf(figured, attackRoll.total, defenceRoll.total)
  g.emit({
    type: 'attack',
    ...toldAs(attack),
    by: attack.side,
    from: attack.from,
    at: attack.at,
    leader: attack.leader,
    parts: figured.parts,
    firepower: figured.firepower,
    modifiers: figured.modifiers,
    attackDice: attackRoll.dice,
    defenceDice: defenceRoll.dice,
    targets,
  })
  return { totals: targets, natural: attackRoll.total }
}

/** 5.0, 1.6.2: the dice of both, and the weapon that they jam, or -1. */
export function throwDice(
  g: Lnlt,
  attack: Attack,
): { readonly attackRoll: DiceRoll; readonly defenceRoll: DiceRoll; readonly jammed: number } {
  const place = nameOf(g.state.setting, attack.at)
  const attackRoll = roll(g, diceOf(g.state, attack), `attack on ${place}`, String, attack.side)
  const defenceRoll = roll(g, 'defence', `defence of ${place}`, String)
  return { attackRoll, defenceRoll, jammed: jams(g, attack, attackRoll.total, defenceRoll.total) }
}

/** 5.0, 11.4, 1.6.5, 18.1: which dice an attack has. */
export function diceOf(s: LnltState, attack: Attack): 'attack' | 'sniper' | 'mortar' {
  if (attack.means === 'sniper') return 'sniper'
  return attack.means === 'mortar' || attack.shells?.mortar || hasMortar(s, attack) ? 'mortar' : 'attack'
}

/** 11.4: a Sniper's attack is told as his, whenever he fires; all others by their occasion. */
function toldAs({ occasion, means }: Attack): Pick<Extract<FireEvent, { type: 'attack' }>, 'rule' | 'kind'> {
  if (means === 'mortar') return { rule: '18.1', kind: 'mortar' }
  if (means === 'shells') return { rule: '18.2', kind: 'shells' }
  if (means === 'mines') return { rule: '21.4', kind: 'mines' }
  if (means === 'claymore') return { rule: '23.2.1', kind: 'claymore' }
  if (means === 'air' || means === 'crash') return { rule: means === 'air' ? '19.1.2' : '19.1.1', kind: means }
  if (means === 'sniper') return { rule: '5.0', kind: 'sniper' }
  if (means === 'ordnance') return { rule: '14.1', kind: occasion }
  if (means === 'overrun') return { rule: '15.3', kind: occasion }
  return { rule: occasion === 'opportunity' ? '5.3' : '5.0', kind: occasion }
}

/** 5.0, 5.0.1: who fired or led is marked Fired, instead of Ops Complete (4.1); not those who go on moving after Assault Fire. */
function markFired(g: Lnlt, attack: Attack, assaulters: readonly number[]): void {
  const units = attack.firers.map(({ unit }) => unit)
  if (attack.leader >= 0) units.push(attack.leader)
  const fired = units.filter((id) => !assaulters.includes(id))
  for (const id of fired) {
    removeMark(g.state.units[id]!, 'opsComplete')
    addMark(g.state.units[id]!, 'fired')
  }
  for (const { weapons } of attack.firers) for (const id of weapons) g.state.weapons[id]!.used = true
  for (const { unit, inherent, weapons } of attack.firers) addToSalvo(g.state, g.state.units[unit]!, inherent, weapons.length)
  if (fired.length > 0) g.emit({ type: 'marked', rule: '5.0', units: fired, mark: 'fired' })
}

/** 5.0: Leaders check first, then all the others. */
function* takeChecks(g: Lnlt, attack: Attack, totals: readonly TargetTotal[]): Rules<void> {
  yield* checkInTurn(g, totals, (unit, difference, unchecked) =>
    isVehicle(unit) ? strikeVehicle(g, unit, difference, attack) : damageCheck(g, unit, difference, causeOf(attack, unit), unchecked),
  )
}

/** LG-14: shells of one's own side are no enemy fire. */
function causeOf({ means, side }: Attack, unit: Unit): DamageCause {
  if (means === 'sniper' || means === 'mines') return means
  if (means === 'crash') return 'ownShells'
  return unit.side === side ? 'ownShells' : 'fire'
}

/** 17.2: a vehicle and those aboard, in the hands of their own rules. */
function* strikeVehicle(g: Lnlt, unit: VehicleUnit, difference: number, attack: Attack): Rules<void> {
  for (const hit of g.state.setting.hooks.vehicleHit) yield* hit(g, unit, difference, attack)
}

/** 5.0: all who are hit, in their order. `unchecked` are Leaders who have yet to pass their own check. */
export function* checkInTurn(
  g: Lnlt,
  totals: readonly TargetTotal[],
  check: (unit: Unit, difference: number, unchecked: readonly number[]) => Rules<unknown>,
): Rules<void> {
  const s = g.state
  const due = totals.filter(({ difference }) => difference > 0)
  const leaders = leadersFirst(
    s,
    due.map(({ unit }) => unit),
  )
  const order = [...leaders, ...due.map(({ unit }) => unit).filter((id) => !leaders.includes(id))]
  const places = order.map((id) => s.units[id]!.at)
  for (let i = 0; i < order.length; i++) {
    const unit = s.units[order[i]!]!
    g.milestone(() =>
      order
        .slice(i)
        .map((id) => `${id}:${due.find((target) => target.unit === id)!.difference}`)
        .join(),
    )
    if (unit.at !== places[i]) continue
    const { difference } = due.find((target) => target.unit === unit.id)!
    yield* check(unit, difference, order.slice(i + 1, leaders.length))
  }
}

/** LG-13: the Leaders among the targets, in the order that helps their side most: the highest LM first. */
function leadersFirst(s: LnltState, targets: readonly number[]): number[] {
  const leaders: Unit[] = []
  for (const id of targets) if (isLeader(s, s.units[id]!)) leaders.push(s.units[id]!)
  return leaders.sort((a, b) => leadershipOf(s, b) - leadershipOf(s, a) || a.id - b.id).map(({ id }) => id)
}
