import { weaponFire } from '../fire/attack.ts'
import { distance } from '../map/terrain.ts'
import type { LnltState, Location, Side, Unit, Weapon } from '../state.ts'
import { typeOfWeapon } from '../units/units.ts'
import { lineValue, NO_LINE } from './lines.ts'
import { objectivesOf } from './objectives.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/** Any decision of the Rally Phase, as far as its fields are looked at here. */
interface RallyDecision {
  readonly type: string
  readonly unit: number
  readonly weapon: number
  readonly what: string
}

type Preview = (decision: unknown) => unknown

/** 3.0: everybody tries to rally, hex by hex, by the best help there is; then the weapons. */
export function rallyAdvice(s: LnltState, side: Side, preview: Preview): (decision: unknown) => number {
  const { mustTake } = objectivesOf(s, side)
  return (given) => {
    const decision = given as RallyDecision
    switch (decision.type) {
      case 'rally':
        return rallyValue(s, decision, preview(given) as { readonly rallies: number; readonly of: number })
      case 'heal':
        return healValue(s, decision)
      case 'fightOrDie': {
        const { rallies, of } = preview(given) as { readonly rallies: number; readonly of: number }
        return worthOf(s, s.units[decision.unit]!) * ((WEIGHTS.shaken * rallies) / of - WEIGHTS.casualties * (1 - rallies / of))
      }
      case 'recombine':
        return 1
      case 'unjam':
        return 1
      case 'pickUp':
        return 0.5 + firepower(s, s.weapons[decision.weapon]!) / 10
      case 'flip':
        return flipValue(s, s.weapons[decision.weapon]!, mustTake)
      case 'give':
        return -1
      case 'drop':
      case 'destroy':
        return -WEIGHTS.weapon
      default:
        return 0
    }
  }
}

/** 3.0: hex by hex: who goes on from one does not come back to it. */
function rallyValue(s: LnltState, { unit }: RallyDecision, { rallies, of }: { readonly rallies: number; readonly of: number }): number {
  const { at } = s.units[unit]!
  return 2 + rallies / of + (at === s.rallyAt ? 10 : 0)
}

/** 11.3: the worst wound first, then those who could not rally. */
function healValue(s: LnltState, { unit: id, what }: RallyDecision): number {
  const unit = s.units[id]!
  if (what === 'wound') return 1 + worthOf(s, unit) / 20
  return unit.triedRally ? 1 + worthOf(s, unit) / 20 : 0.9
}

/** 1.6.1: a tripod is put up where there is something to fire at, and folded by those who have to go on. */
function flipValue(s: LnltState, weapon: Weapon, mustTake: boolean): number {
  const { tripod, fp } = typeOfWeapon(s, weapon)
  const owner = s.units[weapon.owner]!
  if (tripod === null || owner.shaken) return -1
  const wanted = mustTake ? fp === 0 && seesEnemy(s, owner, tripod.range) : tripod.fp > fp
  return wanted === weapon.assembled ? -1 : 0.5
}

function seesEnemy(s: LnltState, unit: Unit, range: number): boolean {
  const seen: Location[] = []
  for (const { at, side } of s.units) {
    if (side === unit.side || at < 0 || seen.includes(at)) continue
    seen.push(at)
    if (distance(s.setting, unit.at, at) <= range && lineValue(s, unit.at, at) !== NO_LINE) return true
  }
  return false
}

/** 1.6: which weapon a reduced Squad leaves behind: the weaker one. */
export function dropAdvice(s: LnltState): (decision: unknown) => number {
  return (decision) => -firepower(s, s.weapons[(decision as { readonly weapon: number }).weapon]!)
}

function firepower(s: LnltState, weapon: Weapon): number {
  const { tripod, fp } = typeOfWeapon(s, weapon)
  return weapon.jammed ? 0 : Math.max(fp, tripod?.fp ?? 0, weaponFire(s, weapon).fp)
}
