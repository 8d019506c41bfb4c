/** The table's parts with Up Front's own types. Places are the ids of groups. */

import type { Problem } from '@firegroup/kernel'
import type { Card, UpfrontEvent, UpfrontState } from '@firegroup/upfront'
import type { Desk } from '../../../play/controller/desk.ts'
import type { Desktop, Draft } from '../../../play/controller/draft.ts'
import type { Report } from '../../../play/controller/report.ts'

/** What every draft tells the table and the hand, besides what all drafts do. */
export interface UpfrontDraft extends Draft {
  /** The own group that it is about; -1 for none. */
  readonly group: number
  /** The enemy group that it is aimed at; -1 for none. */
  readonly target: number
  /** The cards in play with it. */
  readonly cards: readonly Card[]
  /** The men whom it is about. */
  readonly men: readonly number[]
  /** What can be chosen now, as far as it can be told: groups, and cards. */
  isOpen(group: number): boolean
  /** Why a card can't be used now; null when it can. */
  whyNot(card: Card): Problem | null
  chooseCard(card: Card): Problem | null
  /** A card is put down on a group, as by hand: both are chosen. */
  drop(card: Card, group: number): Problem | null
  /** Why it can't be put down there; null when it can, or while that is not known. */
  whyNotOn(card: Card, group: number): Problem | null
  chooseMan(man: number): Problem | null
}

export type UpfrontDesk = Desk<UpfrontState, UpfrontEvent, UpfrontDraft>
export type UpfrontDesktop = Desktop<UpfrontState>
export type UpfrontReport = Report<UpfrontEvent>
