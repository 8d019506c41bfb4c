import { locationNamed } from '../map/location.ts'
import { ordnanceCandidates } from '../ordnance/candidates.ts'
import { shotFrom } from '../ordnance/declaration.ts'
import { ordnancePreview } from '../ordnance/preview.ts'
import { enemyOf, type LnltState, type Location, type Unit } from '../state.ts'
import { attackOf, machineGunCandidates } from '../vehicles/machine-guns.ts'
import { fireCandidates } from './candidates.ts'
import { attackFrom, type FireContext } from './declaration.ts'
import { attackPreview, type FirePreview } from './preview.ts'

/** A place that could fire at movers, with the worst that it has. */
export interface Threat {
  readonly from: Location
  /** The gun by its name; '' for small arms and machine guns. */
  readonly gun: string
  /** How likely that single shot harms a mover, of 1: the mean over those at whom it is aimed. */
  readonly harm: number
}

/** 5.3: who could fire at those who have just moved there, the worst first: small arms, the machine guns of vehicles, and guns. */
export function threatsTo(s: LnltState, movers: readonly number[], at: Location): readonly Threat[] {
  const context: FireContext = {
    side: enemyOf(s.units[movers[0]!]!.side),
    occasion: 'opportunity',
    units: (_unit: Unit) => true,
    window: { at, movers },
  }
  const worst = new Map<Location, Threat>()
  const add = (from: Location, gun: string, harm: number): void => {
    const known = worst.get(from)
    if (known === undefined || harm > known.harm) worst.set(from, { from, gun, harm })
  }
  for (const declared of ordnanceCandidates(s, context)) {
    const shot = shotFrom(s, declared, context)
    if (shot.target >= 0 && !movers.includes(shot.target)) continue
    const { fate, he, hits, of } = ordnancePreview(s, shot)
    add(shot.from, shot.gun.name, fate ? 1 - fate.none : he ? (hits / of) * harmTo(movers, he) : 0)
  }
  for (const declared of machineGunCandidates(s, context))
    if (isAimedAt(movers, declared.target)) {
      const attack = attackOf(s, context, declared)
      add(attack.from, '', harmTo(movers, attackPreview(s, attack)))
    }
  // the first attack from each place is the one with everything that it has
  const fired = new Set<string>()
  for (const declared of fireCandidates(s, context)) {
    const key = `${declared.from} ${declared.target}`
    if (fired.has(key) || !isAimedAt(movers, declared.target)) continue
    fired.add(key)
    add(locationNamed(s.setting, declared.from), '', harmTo(movers, attackPreview(s, attackFrom(s, declared, context))))
  }
  return [...worst.values()].sort((a, b) => b.harm - a.harm)
}

function isAimedAt(movers: readonly number[], target: number | undefined): boolean {
  return target === undefined || movers.includes(target)
}

function harmTo(movers: readonly number[], { targets }: FirePreview): number {
  const harms = targets.flatMap(({ unit, odds }) => (movers.includes(unit) && odds.of > 0 ? [1 - odds.none / odds.of] : []))
  return harms.reduce((sum, each) => sum + each, 0) / Math.max(1, harms.length)
}
