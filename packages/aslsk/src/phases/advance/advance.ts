import { enterConcealed, exposeAdvanced, leaveHiding } from '../../concealment/moves.ts'
import type { Aslsk } from '../../context.ts'
import { placeOf } from '../../map/terrain.ts'
import { NOWHERE, OFFBOARD } from '../../state.ts'
import { facesArmour, paatc, takesPaatc } from '../close-combat/paatc.ts'
import { desperateNextToEnemies } from '../rout/enemies.ts'
import { relocate } from '../rout/weapons.ts'
import { advanceCosts, becomesCx } from './cost.ts'

/**
 * 3.7: one hex, also where the enemy is. Whom it costs all his MF, he is CX (2.0). A MMC that goes for an enemy vehicle must pass a PAATC first; if it does not, nobody who
 * would have gone with it goes now.
 */
export function advanceUnits(g: Aslsk, decision: { readonly units: readonly number[]; readonly to: string }): void {
  const s = g.state
  const to = placeOf(s, decision.to)
  const units = decision.units.map((id) => s.units[id]!)
  const from = units[0]!.at
  const checks = units.find((unit) => takesPaatc(s, unit))
  if (checks && facesArmour(s, checks, to) && !paatc(g, checks, '3.7')) return
  const exhausted: number[] = []
  leaveHiding(g, units)
  if (from === OFFBOARD) enterConcealed(s, units)
  for (const { unit, cost, mf } of advanceCosts(s, units, to)) if (becomesCx(cost, mf)) exhausted.push(unit)
  for (const unit of units) {
    if (from === OFFBOARD) unit.entry = NOWHERE
    relocate(s, unit, to)
    unit.advanced = true
    unit.crestSide = -1
    if (exhausted.includes(unit.id)) unit.cx = true
  }
  g.emit({ type: 'advances', rule: '3.7', units: decision.units, from, to, exhausted })
  exposeAdvanced(g, units)
  desperateNextToEnemies(g)
}
