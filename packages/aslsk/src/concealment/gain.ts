import type { Aslsk } from '../context.ts'
import { canSee } from '../map/los.ts'
import { terrainAt } from '../map/terrain.ts'
import { at, type Step } from '../sequence/step.ts'
import type { AslskState, Unit } from '../state.ts'
import { isGoodOrder, isInfantry } from '../units/units.ts'
import { conceal, isOutOfSight } from './reveal.ts'
import { isUnseen } from './unseen.ts'

/** 8.3.1: with the Player Turn of its side. */
export const concealmentSteps: readonly Step[] = [{ key: 'closeCombat.concealment', ...at('8.44'), run: gainConcealment }]

/** 8.3.1: at the end of his Player Turn the ATTACKER's units come under concealment counters where nobody sees them. It costs nothing, so that nobody is asked. */
function gainConcealment(g: Aslsk): undefined {
  const s = g.state
  if (!s.setting.conceals) return
  conceal(
    g,
    s.units.filter((unit) => unit.side === s.attacker && mayGain(s, unit)),
    '8.3.1',
  )
}

function mayGain(s: AslskState, unit: Unit): boolean {
  if (!isInfantry(unit) || !isGoodOrder(unit) || isUnseen(unit)) return false
  if (isOutOfSight(s, unit)) return true
  if (!terrainAt(s, unit.at).concealment) return false
  return !s.units.some(
    (enemy) => enemy.side !== unit.side && enemy.at >= 0 && !enemy.broken && !enemy.hidden && seesOrShares(s, enemy, unit),
  )
}

/** 8.3: after all have set up, those of whom no enemy has a LOS. */
export function concealOutOfSight(g: Aslsk): void {
  const s = g.state
  if (!s.setting.conceals) return
  const enemiesOf = (unit: Unit) => s.units.filter((enemy) => enemy.side !== unit.side && enemy.at >= 0 && !enemy.hidden)
  conceal(
    g,
    s.units.filter(
      (unit) => unit.at >= 0 && isInfantry(unit) && !isUnseen(unit) && !enemiesOf(unit).some((enemy) => seesOrShares(s, enemy, unit)),
    ),
    '8.3',
  )
}

function seesOrShares(s: AslskState, enemy: Unit, unit: Unit): boolean {
  return enemy.at === unit.at || canSee(s, enemy.at, unit.at)
}
