import { LEGAL, type Problem, type Rules, refuse } from '@firegroup/kernel'
import { type Acting, type AslskAct, askFor } from '../../../acts.ts'
import type { Aslsk } from '../../../context.ts'
import { VEHICLES_IN_A_HEX } from '../../../data/vehicle-movement.ts'
import { nameOf } from '../../../map/terrain.ts'
import type { AslskState, Side } from '../../../state.ts'
import { isVehicle, type Vehicle } from '../../../units/units.ts'
import { ownVehicles } from '../../../vehicles/status.ts'
import { wreck } from '../../../vehicles/wrecks.ts'
import { unitInPlace } from '../../../words/names.ts'
import { id } from '../acts/fields.ts'

export interface FlipDecision {
  readonly type: 'flip'
  readonly unit: number
}

/** 3.3.2: of two vehicles of a side that share a hex at the end of the MPh their owner turns one to its wreck side. */
export const flipVehicle: AslskAct<Acting, FlipDecision> = {
  type: 'flip',
  rule: '3.3.2',
  fields: { unit: id },
  candidates: (s, { side }) => crowded(s, side).map((unit) => ({ type: 'flip', unit: unit.id })),
  problems: (s, { side }, { unit }) => flipProblems(s, side, unit),
  perform(g, _, { unit }) {
    wreck(g, g.state.units[unit] as Vehicle, '3.3.2', 'two vehicles in one hex')
    return undefined
  },
  describe: (s, { unit }) => `Give up ${unitInPlace(s, unit)}`,
}

function flipProblems(s: AslskState, side: Side, who: number): readonly Problem[] {
  const unit = s.units[who]
  return unit && isVehicle(unit) && crowded(s, side).includes(unit)
    ? LEGAL
    : refuse('3.3.2', 'It shares its hex with no other vehicle of yours.')
}

/** 3.3.2: the vehicles of the first hex in which a side has too many. */
function crowded(s: AslskState, side: Side): readonly Vehicle[] {
  const own = ownVehicles(s, side).filter(({ at }) => at >= 0)
  for (const unit of own) {
    const here = own.filter(({ at }) => at === unit.at)
    if (here.length > VEHICLES_IN_A_HEX) return here
  }
  return []
}

/** 3.3.2: until no two vehicles of the ATTACKER share a hex. */
export function* thinOut(g: Aslsk): Rules<void> {
  const acts = g.state.setting.acts.overstacked
  const asked = { side: g.state.attacker }
  for (;;) {
    const here = crowded(g.state, asked.side)
    if (here.length === 0) return
    g.checkpoint()
    const place = nameOf(g.state, here[0]!.at)
    const head = {
      kind: 'overstacked',
      title: `Two of your vehicles end the Movement Phase in ${place}. Which one is given up?`,
      rule: '3.3.2',
    } as const
    const decision = yield* askFor(g, asked.side, acts.question(g.state, asked, head))
    acts.perform(g, asked, decision)
  }
}
