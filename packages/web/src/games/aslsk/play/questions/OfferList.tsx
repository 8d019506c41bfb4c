/** Whatever has no view of its own: rallies, repairs, recoveries and the small choices. */
import type { Modifier } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { signed } from '../../../../play/controller/draft.ts'
import type { ListDraft, Option } from '../../../../play/controller/list-draft.ts'
import { ListView } from '../../../../play/dock/ListView.tsx'
import { UnitFace } from '../faces.tsx'
import type { AslskDesk, AslskDesktop } from '../kinds.ts'

export function OfferList({ desk, draft }: { readonly desk: AslskDesk; readonly draft: ListDraft<AslskDesktop['s']> }): ReactNode {
  return <ListView desk={desk} draft={draft} face={(option) => faceOf(desk, option)} facts={factsOf} chance={chanceOf} />
}

function faceOf(desk: AslskDesk, { decision }: Option): ReactNode {
  const { unit, leader } = decision as { unit?: number; leader?: number }
  const id = unit ?? leader
  return id === undefined ? null : <UnitFace s={desk.s} id={id} size={36} />
}

interface Odds {
  readonly rallies?: number
  readonly succeeds?: number
  readonly repaired?: number
  readonly of?: number
  readonly morale?: number
  readonly modifiers?: readonly Modifier[]
}

function chanceOf({ preview }: Option): number | null {
  const odds = preview as Odds | null
  const good = odds?.rallies ?? odds?.succeeds ?? odds?.repaired
  return good === undefined || odds?.of === undefined ? null : good / odds.of
}

function factsOf({ preview }: Option): string {
  const odds = preview as Odds | null
  if (odds?.morale === undefined) return ''
  const drm = (odds.modifiers ?? []).reduce((sum, { value }) => sum + value, 0)
  return `needs ${odds.morale - drm} or less${odds.modifiers && odds.modifiers.length > 0 ? `: ${modifierWords(odds.modifiers)}` : ''}`
}

const modifierWords = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ label, value }) => `${signed(value)} ${label}`).join(', ')
