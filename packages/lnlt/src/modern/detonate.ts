import { integer, LEGAL, optional, type Problem, type Rules, text, variants } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { type Attack, targetsAt } from '../fire/attack.ts'
import { resolveAttack } from '../fire/fire-attack.ts'
import { attackPreview } from '../fire/preview.ts'
import { nameOf } from '../map/location.ts'
import type { LnltQuestion } from '../questions.ts'
import { enemyOf, type LnltState, type Location, type Marker, type Side } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { isUnarmored, isVehicle, vehicleType } from '../vehicles/vehicle.ts'
import { claymoresOf, detonationProblem, RULE } from './claymores.ts'

/** 23.2.1: a Claymore is set off at those who come near, or none is. */
export type Detonation = Detonate | { readonly type: 'hold' }

interface Detonate {
  readonly type: 'detonate'
  /** Where it lies. */
  readonly from: string
  /** The unarmored vehicle that it is fired at; left out: all the others there. */
  readonly target?: number | undefined
}

export const detonationSchema = variants({ detonate: { from: text({ max: 40 }), target: optional(integer(0, 9999)) }, hold: {} })

/** What has come into the reach of Claymores. */
interface Near {
  readonly side: Side
  readonly units: readonly number[]
  readonly at: Location
  readonly from: Location
}

/** 23.2.1, LG-41: before any Opportunity Fire, each by itself, one after the other. Contribution to `hooks.entered`. */
export function enterClaymores(g: Lnlt, units: readonly number[], at: Location, from: Location): Rules<void> | undefined {
  const near: Near = { side: enemyOf(g.state.units[units[0]!]!.side), units, at, from }
  return claymoresOf(g.state, near.side).length === 0 ? undefined : detonate(g, near)
}

function* detonate(g: Lnlt, near: Near): Rules<void> {
  const s = g.state
  for (;;) {
    if (shotsOf(s, near).length === 0) return
    const decision = yield* g.ask(near.side, detonationQuestion(s, near))
    if (decision.type === 'hold') return
    const marker = markerOf(s, near, decision)!
    const attack = attackOf(s, near, marker, decision)
    s.markers = s.markers.filter((other) => other !== marker)
    g.emit({ type: 'claymore', rule: RULE, side: near.side, at: marker.at, what: 'fired' })
    yield* resolveAttack(g, attack)
  }
}

const HOLD: Detonation = { type: 'hold' }

function detonationQuestion(s: LnltState, near: Near): LnltQuestion<'claymore'> {
  return {
    kind: 'claymore',
    title: `They come into ${nameOf(s.setting, near.at)}: set off a Claymore?`,
    rule: RULE,
    schema: detonationSchema,
    about: { at: nameOf(s.setting, near.at), units: near.units },
    candidates: () => [...shotsOf(s, near), HOLD],
    problems: (decision) => {
      if (decision.type === 'hold') return LEGAL
      const problem = shotProblem(s, near, decision)
      return problem ? [problem] : LEGAL
    },
    preview: (decision) => {
      if (decision.type === 'hold') return null
      const marker = markerOf(s, near, decision)
      return marker ? attackPreview(s, attackOf(s, near, marker, decision)) : null
    },
  }
}

function shotsOf(s: LnltState, near: Near): Detonate[] {
  const vehicles = near.units.filter((id) => s.units[id]!.vehicle)
  const shots: Detonate[] = []
  for (const marker of claymoresOf(s, near.side)) {
    const from = nameOf(s.setting, marker.at)
    for (const shot of [{ type: 'detonate', from }, ...vehicles.map((target) => ({ type: 'detonate', from, target }))] as Detonate[])
      if (shotProblem(s, near, shot) === null) shots.push(shot)
  }
  return shots
}

function markerOf(s: LnltState, { side }: Near, { from }: Detonate): Marker | undefined {
  return claymoresOf(s, side).find((marker) => nameOf(s.setting, marker.at) === from)
}

function shotProblem(s: LnltState, near: Near, decision: Detonate): Problem | null {
  const marker = markerOf(s, near, decision)
  if (!marker) return { rule: RULE, message: 'No Claymore of yours lies there.' }
  const far = detonationProblem(s, marker, near.at, near.from)
  return far ?? targetProblem(s, near, decision.target)
}

/** 23.2.1: Leg units as anybody fires at them, or one unarmored vehicle; those who have just come must be among them. */
function targetProblem(s: LnltState, { side, units, at }: Near, target: number | undefined): Problem | null {
  if (target === undefined)
    return targetsAt(s, side, at).some((id) => units.includes(id)) ? null : { rule: RULE, message: 'No man on foot has come there.' }
  const unit = s.units[target]
  if (!unit || !isVehicle(unit) || unit.at !== at || !units.includes(target))
    return { rule: RULE, message: 'No such vehicle has come there.' }
  return isUnarmored(vehicleType(s, unit))
    ? null
    : { rule: RULE, message: `A Claymore does nothing to the ${typeOf(s, unit).name}: it is armored.` }
}

function attackOf(s: LnltState, { side, units, at }: Near, { at: from, value }: Marker, { target }: Detonate): Attack {
  const targets = target === undefined ? targetsAt(s, side, at) : [target]
  return {
    side,
    occasion: 'opportunity',
    means: 'claymore',
    from,
    at,
    firers: [],
    leader: -1,
    targets,
    moving: units.filter((id) => targets.includes(id)),
    shells: { fp: value, mortar: false },
  }
}
