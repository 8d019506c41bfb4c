import { targetsAt } from '../fire/attack.ts'
import { gunNumbered } from '../ordnance/guns.ts'
import { type OrdnancePreview, ordnancePreview } from '../ordnance/preview.ts'
import type { LnltState } from '../state.ts'

/** 14.4: what the missile that is on its way would do if nobody disturbed whoever guides it; null where none is. */
export function missilePreview(s: LnltState): OrdnancePreview | null {
  const { missile } = s
  const unit = missile ? s.units[missile.unit]! : undefined
  const gun = missile && unit ? gunNumbered(s, unit, missile.gun) : undefined
  if (!missile || !unit || !gun || unit.at < 0) return null
  const { at, target, leader, barricade } = missile
  const targets = target >= 0 ? [target] : barricade === undefined ? targetsAt(s, unit.side, at) : []
  return ordnancePreview(s, {
    side: unit.side,
    occasion: 'fire',
    unit,
    gun,
    from: unit.at,
    at,
    target,
    ...(barricade === undefined ? {} : { barricade }),
    targets,
    moving: [],
    leader,
    crew: 1,
    lay: null,
  })
}
