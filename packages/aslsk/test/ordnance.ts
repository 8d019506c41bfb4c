import type { OrdnanceEvent } from '../src/ordnance/events.ts'
import type { ShotDeclaration } from '../src/ordnance/shot.ts'
import type { AslskTable } from './table.ts'

type ToHit = Extract<OrdnanceEvent, { type: 'toHit' }>

/** A shot, to be decided or refused: `shotAt(t, 'gun', 'J5', { target: 'att' })`; at Infantry unless told. */
export function shotAt(t: AslskTable, weapon: string, at: string, more: Partial<ShotDeclaration> = {}): ShotDeclaration {
  return { type: 'ordnance', weapon: t.weapon(weapon), at, target: 'itt', ...more }
}

/** Whoever is asked fires so. Dice follow with `rolls`: the coloured die of the TH DR first. */
export function shell(t: AslskTable, weapon: string, at: string, more: Partial<ShotDeclaration> = {}): AslskTable {
  return t.answer(t.asked.kind, shotAt(t, weapon, at, more))
}

/** The side that is asked may not fire so. */
export function mayNotShell(
  t: AslskTable,
  weapon: string,
  at: string,
  because: { rule?: string; message?: RegExp },
  more: Partial<ShotDeclaration> = {},
): AslskTable {
  return t.refuses(t.asked.seat, shotAt(t, weapon, at, more), because)
}

/** The last TH DR in figures: the number, the DRM with their reasons, and what came of it. */
export function lastShot(t: AslskTable) {
  const event = t.game.events.map(({ event: each }) => each).findLast((each): each is ToHit => each.type === 'toHit')!
  const [first] = event.groups
  return {
    th: event.th,
    labels: first!.modifiers.map(({ label, value }) => `${label} ${value > 0 ? '+' : ''}${value}`),
    final: first!.final,
    hit: event.groups.some(({ hit }) => hit),
    critical: event.critical >= 0,
  }
}

/** What a Gun has acquired: the hex and the DRM. */
export function acquired(t: AslskTable, weapon: string): string | null {
  const acquisition = t.w(weapon).ordnance!.acquired
  return acquisition && `${t.state.setting.map.grid.idOf(acquisition.at)} ${acquisition.drm}`
}
