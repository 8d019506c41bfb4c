/** What men alone can do to a vehicle that has just spent MP: fire at its exposed crew, and CC Reaction Fire in its own hex. */
import { isUnseen } from '../../../concealment/unseen.ts'
import { fireCandidates } from '../../../fire/candidates.ts'
import { attackFrom, type Occasion } from '../../../fire/declaration.ts'
import { type FirePreview, firePreview } from '../../../fire/preview.ts'
import type { AslskState, Location } from '../../../state.ts'
import type { Vehicle } from '../../../units/units.ts'
import { type ReactionPreview, reactionAttack } from '../../close-combat/reaction.ts'

export interface MenThreat {
  readonly unit: number
  readonly from: Location
  readonly at: 'crew' | 'closeCombat'
  /** Of 1. */
  readonly harm: number
}

/** 7.10, 7.12: of each hex the attack that is most likely to Stun or Shock it, or worse; that its crew buttons up harms nobody. */
export function crewThreats(s: AslskState, vehicle: Vehicle, occasion: Occasion): MenThreat[] {
  if (!vehicle.vehicle.exposed) return []
  const worst = new Map<Location, { readonly unit: number; readonly preview: FirePreview }>()
  for (const declared of fireCandidates(s, occasion)) {
    if (declared.firers.some(({ unit }) => isUnseen(s.units[unit]!))) continue // 8.3.2: nobody knows what they have
    const [first] = declared.firers
    const { at } = s.units[first!.unit]!
    const preview = firePreview(s, attackFrom(s, occasion, declared))
    if ((worst.get(at)?.preview.anyEffect ?? -1) < preview.anyEffect) worst.set(at, { unit: first!.unit, preview })
  }
  return [...worst].flatMap(([from, { unit, preview }]) => {
    const odds = preview.targets.find((each) => each.unit === vehicle.id)?.odds
    const harm = odds ? 1 - (odds.unharmed + odds.pinned) / odds.of : 0
    return harm > 0 ? [{ unit, from, at: 'crew', harm }] : []
  })
}

/** 3.3.4: the best that those in its hex can do; they must dare to first. */
export function closeThreats(s: AslskState, vehicle: Vehicle, occasion: Occasion): MenThreat[] {
  const found: MenThreat[] = []
  for (const decision of reactionAttack.candidates(s, occasion)) {
    if (decision.vehicle !== vehicle.id || decision.by.some((id) => isUnseen(s.units[id]!))) continue
    const { paatc, attack } = reactionAttack.preview!(s, occasion, decision) as ReactionPreview
    const succeeds = (attack.eliminated + (attack.immobilized ?? 0)) / attack.of
    const harm = succeeds * (paatc ? paatc.passes / paatc.of : 1)
    if (harm > 0) found.push({ unit: decision.by[0]!, from: vehicle.at, at: 'closeCombat', harm })
  }
  return found.sort((a, b) => b.harm - a.harm).slice(0, 1)
}
