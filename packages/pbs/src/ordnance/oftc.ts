import type { Modifier } from '@firegroup/kernel'
import type { OrdnanceTables, TargetClass } from '../data/ordnance-tables.ts'
import { rowOf } from '../data/schema.ts'
import type { Switches } from '../switches.ts'

/** PBS-OFT-36: the highest modified d10 with which a weapon fires, by the highest TH DR that hits; null where nothing hits. The numbers are ours. */
export function oftcNeed(index: number, { 'oftc-table': { rows } }: OrdnanceTables): number | null {
  return rows.findLast((row) => row.index <= index)?.need ?? null
}

/** What modifies an OFTC, as plain facts. */
export interface OftcFacts {
  readonly vehicle: boolean
  /** Of a vehicle: it shows a side or its rear where that is weaker than its front. */
  readonly weakerShown: boolean
  /** It is at the firing vehicle's own side or rear, where that is weaker. */
  readonly beside: boolean
  /** It is in neither of the two hexes' arc before the firing vehicle, whatever its armour there. */
  readonly outOfFront: boolean
  readonly targetClass: TargetClass | null
  readonly highExplosive: boolean
  /** It has not stopped. */
  readonly rolling: boolean
  /** Some next expenditure lowers the chance to hit or to harm. */
  readonly couldGetWorse: boolean
  /** PBS-ODM-08: what is fired at who has come into the firer's own hex. */
  readonly reaction: boolean
  /** PBS-ODM-22: a hidden stack is being revealed. */
  readonly revealing: boolean
  readonly slipsAway: boolean
  readonly onlyTwoHits: boolean
  readonly secondLook: boolean
  readonly rate: number
  readonly intensive: boolean
  readonly supportMg: boolean
  readonly bump: boolean
  /** Fire inside its own hex would be worse. */
  readonly worseInHex: boolean
  readonly motion: boolean
  /** The value of an acquisition on another target, 0 where there is none. */
  readonly acquiredElsewhere: number
  /** Hexes to the mover, and to what is acquired. */
  readonly range: number
  readonly acquiredRange: number
  readonly airBurst: boolean
  readonly tooNear: boolean
  /** It threatens a Victory Location that is not next to the firer. */
  readonly threat: boolean
  readonly assault: boolean
  readonly placesCharge: boolean
  readonly scout: boolean
  readonly adjacentToDefender: boolean
  readonly concealed: boolean
  readonly mmc: number
}

/** PBS-ODM-01 to 22: what is added to the d10 of an OFTC. */
export function oftcModifiers(f: OftcFacts, { 'oftc-drm': table }: OrdnanceTables, switches: Switches): Modifier[] {
  const found: Modifier[] = []
  const add = (applies: boolean, id: string, times = 1) => {
    if (!applies) return
    const { rule, says, value } = rowOf(table.drm, id)
    found.push({ rule, label: says, value: value * times })
  }
  if (f.vehicle) {
    const poor = f.targetClass === 'D' || (f.highExplosive && f.targetClass === 'C')
    add(f.weakerShown, 'weakerShown')
    add(f.beside, 'beside')
    add(poor, 'inVain')
    add(f.rolling && !f.couldGetWorse && !f.reaction && !f.bump && !f.revealing, 'noWorse')
    add(f.secondLook, 'secondLook')
    add(f.slipsAway && !f.onlyTwoHits, 'slipsAway')
  } else {
    add(f.assault && !f.placesCharge, 'assault')
    add(f.scout, 'scout')
    add(f.adjacentToDefender && !f.concealed && !f.scout, 'adjacent')
    add(f.mmc > 1, 'crowd')
  }
  add(f.rate >= table.rateLeast && !f.intensive && !f.supportMg, 'rate')
  add(f.bump && f.worseInHex, 'bump')
  add(f.motion && switches.motionFirerDrm, 'motion')
  add(f.acquiredElsewhere !== 0 && !isExcused(f, table.nearerWithin), 'acquiredElsewhere', Math.abs(f.acquiredElsewhere))
  add(f.airBurst, 'airBurst')
  add(f.tooNear, 'tooNear')
  add(f.threat, 'threat')
  return found
}

/** PBS-ODM-13: what is acquired elsewhere does not hold a firer back from a vehicle at its side or rear, nor from what is nearer and near. */
function isExcused({ vehicle, outOfFront, range, acquiredRange }: OftcFacts, nearerWithin: number): boolean {
  return (vehicle && outOfFront) || (range < acquiredRange && range <= nearerWithin)
}
