/** The table's parts with Lock 'n Load's own types. */
import type { LnltEvent, LnltState } from '@firegroup/lnlt'
import type { Desk } from '../../../play/controller/desk.ts'
import type { Desktop, HexDraft } from '../../../play/controller/draft.ts'
import type { Report } from '../../../play/controller/report.ts'

export type LnltDesk = Desk<LnltState, LnltEvent, HexDraft>
export type LnltDesktop = Desktop<LnltState>
export type LnltReport = Report<LnltEvent>

/** Any decision as the questions of these rules make them. */
export interface Decision {
  readonly type: string
}
