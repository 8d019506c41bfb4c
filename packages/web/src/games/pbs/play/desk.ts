/** What the panel reads of the desk. */
import type { AslskState } from '@firegroup/aslsk'
import type { PbsDecided, PbsEvent } from '@firegroup/pbs'
import type { Desk } from '../../../play/controller/desk.ts'
import type { HexDraft } from '../../../play/controller/draft.ts'

export type BookDesk = Desk<AslskState, PbsEvent, HexDraft>

/** What the book has decided as far as this seat may know, the newest last. */
export function decidedAt(desk: BookDesk): readonly PbsDecided[] {
  return desk.events.flatMap(({ event }) => (event.type === 'pbsDecided' ? [event] : []))
}

export function nameOf({ setting }: AslskState, hex: number): string {
  return hex >= 0 ? setting.map.grid.idOf(hex) : 'off the map'
}
