import { flag, LEGAL, type Rules, record } from '@firegroup/kernel'
import type { AslskForm } from '../acts.ts'
import { exposeInSight } from '../concealment/reveal.ts'
import { type Aslsk, type DiceRoll, rollDice } from '../context.ts'
import { canSee } from '../map/los.ts'
import type { AslskQuestion } from '../questions.ts'
import type { Unit, Weapon } from '../state.ts'
import { leadership, moraleCheck, withLeaderLosses } from '../units/morale.ts'
import { canLead, isLeader, weaponTypeOf } from '../units/units.ts'
import { checkBreakdown } from '../weapons/breakdown.ts'
import { type Attack, type Firer, firingPlaces, unitOf } from './attack.ts'
import { isConnected } from './declaration.ts'
import type { FirepowerPart } from './events.ts'
import { markFirers, recordShots } from './marks.ts'
import { keepRate } from './rate.ts'
import { placeResidual } from './residual.ts'
import { figure } from './resolution.ts'
import { isProtective, weaponMode } from './shot-mode.ts'
import { announce, strike } from './strike.ts'

/** 3.2.2, 3.2.3: a declared attack, from the check of its lines of sight to the counters that it leaves. */
export function* fireAttack(g: Aslsk, declared: Attack): Rules<void> {
  recordShots(g.state, declared)
  const { firers, directors } = declared
  exposeInSight(
    g,
    [...firers.map(({ unit }) => unit), ...directors].map((id) => unitOf(g.state, id)),
    '8.3',
  )
  const attack = withoutBlocked(g, declared)
  if (attack === null) {
    wasted(g, declared)
    return
  }
  const parts = attack === declared ? [attack] : yield* regroup(g, attack)
  for (const part of parts) yield* resolveAttack(g, part)
}

function* resolveAttack(g: Aslsk, attack: Attack): Rules<void> {
  const s = g.state
  const figured = figure(s, attack)
  const dr = rollDice(g, 'fire attack', undefined, { at: attack.at })
  const { column, cowered } = announce(g, figured, dr, '3.2.3')
  const protective = attack.firers.filter((firer) => isProtective(s, attack, firer)).map((firer) => unitOf(s, firer.unit))
  const sustained = sustainedWeapons(g, attack)
  strike(g, figured, dr)
  const broken = checkBreakdown(g, figured.parts, dr.total, (weapon) => sustained.has(weapon))
  const kept = yield* keepRate(g, figured, dr, cowered > 0, broken, sustained)
  markFirers(g, attack, cowered > 0, kept)
  if (attack.expenditure) placeResidual(g, figured, column, cowered, [...kept, ...broken])
  finalProtectiveFire(g, attack, protective, dr)
}

/** 3.3.3 FPF: the attack's own DR, with leadership alone, is a NMC for those who fired so and for whoever directed them. */
export function finalProtectiveFire(g: Aslsk, attack: Attack, firers: readonly Unit[], dice: DiceRoll): void {
  const leaders = attack.directors.map((id) => unitOf(g.state, id))
  if (firers.length > 0) checkProtective(g, leaders, firers, dice)
}

/** 3.3.3 FPF: the NMC itself, for these leaders first, who help the others. */
export function checkProtective(g: Aslsk, leaders: readonly Unit[], firers: readonly Unit[], dice: DiceRoll): void {
  withLeaderLosses(g, () => {
    for (const unit of [...leaders, ...firers]) {
      if (unit.at < 0) continue
      const helper = isLeader(g.state, unit) ? undefined : leaders.find((leader) => leader.at === unit.at && canLead(g.state, leader))
      moraleCheck(g, unit, { what: 'FPF NMC', rule: '3.3.3', modifiers: helper ? leadership(g.state, helper, '3.3.3') : [], dice })
    }
  })
}

/** 3.3.3, 3.4: Weapons used in SFF, FPF or as First Fire marked ones: their breakdown number is lower, and they have no rate. */
function sustainedWeapons(g: Aslsk, attack: Attack): Set<Weapon> {
  const found = new Set<Weapon>()
  for (const { unit, inherent, weapons } of attack.firers)
    for (const id of weapons) {
      const weapon = g.state.weapons[id]!
      if (weaponMode(g.state, attack, unitOf(g.state, unit), inherent, weapon) !== 'full') found.add(weapon)
    }
  return found
}

/** 3.2.1, 3.2.2: members without a line of sight drop out, having fired; null if nobody is left. */
function withoutBlocked(g: Aslsk, attack: Attack): Attack | null {
  const s = g.state
  const blocked = firingPlaces(s, attack).filter((place) => !canSee(s, place, attack.at))
  if (blocked.length === 0) return attack
  g.emit({ type: 'noLos', rule: '3.2.1', by: attack.by, at: attack.at, from: blocked })
  const stays = (id: number) => !blocked.includes(unitOf(s, id).at)
  const firers = attack.firers.filter((firer) => stays(firer.unit))
  if (firers.length === 0) return null
  const lost: Attack = {
    ...attack,
    firers: attack.firers.filter((firer) => !stays(firer.unit)),
    directors: attack.directors.filter((id) => !stays(id)),
  }
  wasted(g, lost)
  return { ...attack, firers, directors: attack.directors.filter(stays) }
}

/** 3.2.2: what is left of a group must still attack: where it is still adjacent as a smaller group or hex by hex, as its owner chooses; else apart. */
function* regroup(g: Aslsk, attack: Attack): Rules<Attack[]> {
  const s = g.state
  const places = firingPlaces(s, attack)
  if (places.length < 2) return [attack]
  if (isConnected(s, places) && (yield* g.ask(attack.by, regroupQuestion)).together) return [attack]
  return places.map((place) => ({
    ...attack,
    firers: attack.firers.filter((firer) => unitOf(s, firer.unit).at === place),
    directors: attack.directors.filter((id) => unitOf(s, id).at === place),
  }))
}

/** 3.2.2: what is left of a group may attack as one or not. */
export const regroupForm: AslskForm<'regroup', { readonly together: boolean }> = {
  kind: 'regroup',
  rule: '3.2.2',
  schema: record({ together: flag() }),
  candidates: () => [{ together: true }, { together: false }],
  problems: () => LEGAL,
  describe: (_, { together }) => (together ? 'Attack together' : 'Attack hex by hex'),
}

const regroupQuestion: AslskQuestion<'regroup'> = {
  ...regroupForm,
  title: 'Part of the group has no line of sight. Do the others attack together, or hex by hex?',
}

/** 3.2.1, GAP-33: without a line of sight: everyone has fired, and Weapons may still break down. */
function wasted(g: Aslsk, attack: Attack): void {
  const parts: FirepowerPart[] = weaponParts(g, attack.firers)
  if (parts.length > 0) {
    const sustained = sustainedWeapons(g, attack)
    checkBreakdown(g, parts, rollDice(g, 'breakdown of Weapons fired in vain').total, (weapon) => sustained.has(weapon))
  }
  markFirers(g, attack, false, [])
}

function weaponParts(g: Aslsk, firers: readonly Firer[]): FirepowerPart[] {
  return firers.flatMap((firer) =>
    firer.weapons.map((weapon) => {
      const type = weaponTypeOf(g.state, g.state.weapons[weapon]!)
      return { unit: firer.unit, weapon, label: type.name, printed: type.fp, factors: [], fp64: 0 }
    }),
  )
}
