import type { DiceRoll } from '../../context.ts'
import { isDoubles } from '../../context.ts'
import { supplyBy } from '../../ordnance/ammunition.ts'
import type { Luck, Outcome } from '../../ordnance/luck.ts'
import type { Shot } from '../../ordnance/shot.ts'
import type { AimedShot } from '../../ordnance/to-hit.ts'
import type { AslskState } from '../../state.ts'
import { IMPROBABLE, MULTIPLE_HITS } from './data.ts'

/** Dice that show the turret, and dice that show the hull. */
const TURRET: DiceRoll = { coloured: 1, white: 2, total: 3 }
const HULL: DiceRoll = { coloured: 2, white: 1, total: 3 }

/** C3.6, C3.7: an original 2 that misses may still hit, and one that hits Infantry may be critical. */
export function secondChance(s: AslskState, aim: AimedShot, rolled: Outcome, dr: DiceRoll): Luck | undefined {
  const { shot } = aim
  if (shot.by.barrel.smallArms || shot.immobilizing || supplyBy(s, shot, dr.total) === 'none') return undefined
  if (rolled.hits.length === 0) return luck(shot, 'C3.6', 'Improbable Hit', (die) => improbable(aim, rolled, die))
  if (shot.target !== 'itt' || rolled.critical || shot.by.barrel.shaped || rolled.hits[0]!.units.length === 0) return undefined
  return luck(shot, 'C3.7', 'Critical Hit', (die) => ({ ...rolled, critical: die === 1 || 2 * die <= aim.th }))
}

/** C3.6: 1 is critical, 2 hits the turret, 3 the hull; men have neither. */
function improbable({ groups }: AimedShot, rolled: Outcome, die: number): Outcome {
  if (die > IMPROBABLE.hull) return rolled
  const hits = groups.slice(0, 1)
  const critical = die === IMPROBABLE.critical && hits[0]!.units.length > 0
  return { hits, critical, th: critical ? rolled.th : die === IMPROBABLE.turret ? TURRET : HULL }
}

function luck({ by }: Shot, rule: string, label: string, outcome: Luck['outcome']): Luck {
  return {
    label,
    outcome,
    tell: (g, die) => {
      const { critical, hits } = outcome(die)
      g.emit({ type: 'gun-card:luck', rule, of: { what: label, weapon: by.weapon.id, die, critical, hit: hits.length > 0 } })
    },
  }
}

/** C3.8: doubles of a small calibre that hit, and not critically, are two hits. */
export function twoHits(_: AslskState, { by: { barrel } }: Shot, dr: DiceRoll, critical: boolean): boolean {
  if (barrel.smallArms || barrel.shaped || critical || !isDoubles(dr)) return false
  return barrel.caliber >= MULTIPLE_HITS.least && barrel.caliber <= MULTIPLE_HITS.most
}
