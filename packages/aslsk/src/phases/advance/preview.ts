import { unseenEnemies } from '../../concealment/unseen.ts'
import { placeOf } from '../../map/terrain.ts'
import { type AslskState, type CombatInProgress, cloneState, enemyOf, type Location, type Side } from '../../state.ts'
import { hasUnits } from '../../units/units.ts'
import { type AmbushOdds, ambushOdds } from '../close-combat/ambush.ts'
import { everyoneOnEveryone } from '../close-combat/candidates.ts'
import { hasVehicle, newExchange } from '../close-combat/exchange.ts'
import { facesArmour, type PaatcOdds, paatcOdds, takesPaatc } from '../close-combat/paatc.ts'
import { bestBlow, type CombatOdds, combatOdds } from '../close-combat/preview.ts'
import { usualStacks } from '../close-combat/stacks.ts'
import type { Advance } from './acts.ts'
import { type AdvanceCost, advanceCosts, becomesCx } from './cost.ts'

/** The Close Combat that an advance would lead to, were it fought by those who are there then: without ambush, all on all. */
export interface CombatForecast {
  readonly ambush: AmbushOdds | null
  /** Null when nobody of the side can attack so, as when all are broken or leaders alone. */
  readonly attack: CombatOdds | null
  readonly reply: CombatOdds | null
}

/** What an advance would cost and lead to. */
export interface AdvancePreview {
  readonly units: readonly (AdvanceCost & { readonly becomesCx: boolean })[]
  /** 3.7: what must be passed before; left out where nothing must. */
  readonly paatc?: PaatcOdds
  readonly combat: CombatForecast | null
}

export function advancePreview(s: AslskState, side: Side, { units: ids, to: hex }: Advance): AdvancePreview {
  const to = placeOf(s, hex)
  const costs = advanceCosts(
    s,
    ids.flatMap((id) => s.units[id] ?? []),
    to,
  )
  const units = costs.map(({ unit, cost, mf }) => ({ unit, cost, mf, becomesCx: becomesCx(cost, mf) }))
  const checks = ids.map((id) => s.units[id]!).find((unit) => unit && takesPaatc(s, unit))
  const check = checks && to >= 0 && facesArmour(s, checks, to) ? { paatc: paatcOdds(s, checks) } : {}
  return { units, ...check, combat: to >= 0 && hasUnits(s, enemyOf(side), to) ? forecastOf(s, side, units, to) : null }
}

/** 8.3.2: who is concealed there nobody knows, and so nothing can be told. */
function forecastOf(s: AslskState, side: Side, units: AdvancePreview['units'], to: Location): CombatForecast {
  return unseenEnemies(s, side, to).length > 0 ? { ambush: null, attack: null, reply: null } : forecast(s, side, units, to)
}

function forecast(s: AslskState, side: Side, units: AdvancePreview['units'], to: Location): CombatForecast {
  const after = cloneState(s)
  for (const { unit: id, becomesCx: exhausted } of units) {
    const unit = after.units[id]!
    unit.at = to
    unit.advanced = true
    if (exhausted) unit.cx = true
  }
  const combat: CombatInProgress = {
    at: to,
    restacked: [],
    stacks: usualStacks(after, to),
    ambushRolled: false,
    ambusher: null,
    designated: [],
    attacks: [],
  }
  if (hasVehicle(after, to)) {
    const exchange = { ...combat, exchange: newExchange(after, to) }
    return { ambush: ambushOdds(after, to), attack: bestBlow(after, side, exchange), reply: bestBlow(after, enemyOf(side), exchange) }
  }
  const oddsOf = (by: Side): CombatOdds | null => {
    const attack = everyoneOnEveryone(after, by, combat)
    return attack ? combatOdds(after, attack) : null
  }
  return { ambush: ambushOdds(after, to), attack: oddsOf(side), reply: oddsOf(enemyOf(side)) }
}
