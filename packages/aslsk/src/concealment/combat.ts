import type { Aslsk } from '../context.ts'
import { type AslskState, enemyOf, type Location, SIDES, type Side } from '../state.ts'
import { hasUnits, infantryAt, infantryOf } from '../units/units.ts'
import { exposeInSight, placeConcealed, reveal } from './reveal.ts'

/** 6.4, 8.3.3: hidden units into whose hex the enemy has advanced come onto the map concealed, and may ambush him. */
export function placeHiddenFighters(g: Aslsk): undefined {
  const s = g.state
  if (!s.setting.fog) return
  placeConcealed(
    g,
    s.units.filter((unit) => unit.hidden && unit.at >= 0 && hasUnits(s, enemyOf(unit.side), unit.at)),
    '8.3.3',
  )
}

/** 8.3.2: somebody in a Close Combat is concealed: whom his leaders fight with is told when that is over. */
export function isFoughtUnseen(s: AslskState, at: Location): boolean {
  return s.setting.fog && infantryAt(s, at).some((unit) => unit.concealed)
}

/** 8.3: whoever fights without having ambushed the enemy is seen by him, if anybody there can look. */
export function exposeFighters(g: Aslsk, at: Location, ambusher: Side | null): void {
  const s = g.state
  if (!isFoughtUnseen(s, at)) return
  for (const side of SIDES) {
    if (side === ambusher) continue
    const units = infantryOf(s, side, at)
    if (infantryOf(s, enemyOf(side), at).some((unit) => !unit.broken)) reveal(g, units, '8.3')
    else exposeInSight(g, units, '8.3')
  }
}

/** 8.3.2: an ambusher who has left anybody alive is seen. */
export function exposeAmbusher(g: Aslsk, at: Location, ambusher: Side): void {
  const s = g.state
  if (s.setting.fog && hasUnits(s, enemyOf(ambusher), at)) reveal(g, infantryOf(s, ambusher, at), '8.3.2')
}
