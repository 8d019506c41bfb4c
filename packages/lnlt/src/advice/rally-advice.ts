import { weaponFire } from '../fire/attack.ts'
import { distance } from '../map/terrain.ts'
import type { Heal } from '../specialists/healing.ts'
import type { LnltState, Location, Side, Unit, Weapon } from '../state.ts'
import { typeOfWeapon } from '../units/units.ts'
import { byAct, type Decision, type Judge, type Preview } from './judge.ts'
import { lineValue, NO_LINE } from './lines.ts'
import { objectivesOf } from './objectives.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/** 3.0: everybody tries to rally, hex by hex, by the best help there is; then the weapons. */
export function rallyAdvice(s: LnltState, side: Side, preview: Preview<'rally'>): Judge<'rally'> {
  const { mustTake } = objectivesOf(s, side)
  const chance = (decision: Decision<'rally'>): number => {
    const odds = preview(decision)
    return odds !== null && 'rallies' in odds ? (odds.rallies ?? 0) / odds.of : 0
  }
  return byAct(s, side, 'rally', {
    // 3.0: hex by hex: who goes on from one does not come back to it
    rally: (decision) => 2 + chance(decision) + (s.units[decision.unit]!.at === s.rallyAt ? 10 : 0),
    heal: (decision) => healValue(s, decision),
    fightOrDie: (decision) => {
      const passes = chance(decision)
      return worthOf(s, s.units[decision.unit]!) * (WEIGHTS.shaken * passes - WEIGHTS.casualties * (1 - passes))
    },
    recombine: () => 1,
    unjam: () => 1,
    pickUp: ({ weapon }) => 0.5 + firepower(s, s.weapons[weapon]!) / 10,
    flip: ({ weapon }) => flipValue(s, s.weapons[weapon]!, mustTake),
    give: () => -1,
    drop: () => -WEIGHTS.weapon,
    destroy: () => -WEIGHTS.weapon,
    done: () => 0,
  })
}

/** 11.3: the worst wound first, then those who could not rally. */
function healValue(s: LnltState, { unit: id, what }: Heal): number {
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
export function dropAdvice(s: LnltState): Judge<'dropWeapon'> {
  return ({ weapon }) => -firepower(s, s.weapons[weapon]!)
}

function firepower(s: LnltState, weapon: Weapon): number {
  const { tripod, fp } = typeOfWeapon(s, weapon)
  return weapon.jammed ? 0 : Math.max(fp, tripod?.fp ?? 0, weaponFire(s, weapon).fp)
}
