import { enemyOf, type LnltState } from '../state.ts'

/** LG-92: two dice of one player that fall alike. */
export function isDoubles(dice: readonly number[]): boolean {
  return dice.length === 2 && dice[0] === dice[1]
}

/** 19.1: doubles of anybody bring one plane: that of the side with the initiative, if it has one that may come and got none in this turn. */
export function bringAir(s: LnltState): void {
  const { air, turn, initiative } = s
  if (!air) return
  for (const side of [initiative, enemyOf(initiative)]) {
    if (air.arrived[side] === turn) continue
    const index = air.missions.findIndex((mission) => mission.side === side && !mission.flown && mission.turn <= turn)
    if (index < 0) continue
    air.arrived[side] = turn
    air.missions[index]!.flown = true
    air.due.push(index)
    return
  }
}
