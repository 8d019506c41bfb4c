/** The table's parts with the Starter Kit's own types. */
import type { AslskEvent, AslskState } from '@firegroup/aslsk'
import type { Desk } from '../../../play/controller/desk.ts'
import type { Desktop, HexDraft } from '../../../play/controller/draft.ts'
import type { Report } from '../../../play/controller/report.ts'

export type AslskDesk = Desk<AslskState, AslskEvent, HexDraft>
export type AslskDesktop = Desktop<AslskState>
export type AslskReport = Report<AslskEvent>
