/** What the keys do at the table. */
import type { RefObject } from 'react'
import { FireDraft } from '../../games/aslsk/play/drafts/fire-draft.ts'
import { MoveDraft } from '../../games/aslsk/play/drafts/move-draft.ts'
import { pick } from '../../games/aslsk/play/drafts/pick.ts'
import type { Desk } from '../controller/desk.ts'
import type { SightTool } from '../sight/useSightTool.ts'
import { useKeys } from '../useKeys.ts'

interface AtHand {
  readonly desk: Desk
  readonly sight: SightTool
  /** Takes up the LOS tool at the cursor. */
  readonly look: () => void
  /** The cursor went somewhere else since the draft was last changed: Enter then chooses that hex, and else confirms. */
  readonly strayed: RefObject<boolean>
  readonly next: (by: 1 | -1) => void
  readonly why: () => void
  readonly seeking: boolean
  readonly setSeeking: (seeking: boolean) => void
  readonly logShown: boolean
  readonly setLogShown: (shown: boolean) => void
}

export function usePlayKeys({ desk, sight, look, strayed, next, why, seeking, setSeeking, logShown, setLogShown }: AtHand): void {
  const pickNumber = (number: number): void => {
    strayed.current = false
    pick(desk, number)
  }

  const setMode = (mode: 'assault' | 'double' | undefined): void => {
    if (desk.draft instanceof MoveDraft && desk.draft.units.length > 0) desk.draft.setMode(mode)
  }

  const enter = (event: KeyboardEvent): boolean => {
    const target = event.target instanceof HTMLElement ? event.target : null
    if (target?.closest('button, a, summary, input')) return false
    const onBoard = target?.closest('[data-hex]') && desk.reports.length === 0 && !desk.confirming
    if (onBoard && (strayed.current || sight.on || !desk.draft?.ready)) return false
    desk.confirm()
    return true
  }

  const back = (): void => desk.back()
  const stepBack = (): void => {
    if (seeking) setSeeking(false)
    else if (logShown) setLogShown(false)
    else if (sight.on) sight.putAway()
    else desk.back()
  }

  useKeys({
    Enter: enter,
    Escape: stepBack,
    Backspace: back,
    ' ': (event) => {
      if (desk.open?.question.kind !== 'firstFire' || desk.reports.length > 0) return false
      if (event.target instanceof HTMLElement && event.target.closest('button, a, summary, input')) return false
      desk.endPhase()
      return true
    },
    e: () => desk.endPhase(),
    z: () => desk.undo(),
    n: (event) => next(event.shiftKey ? -1 : 1),
    g: () => setLogShown(!logShown),
    l: () => look(),
    v: () => sight.putAway(),
    f: () => (desk.draft instanceof FireDraft && desk.draft.ready ? desk.confirm() : undefined),
    m: () => setMode(undefined),
    a: () => setMode('assault'),
    d: () => setMode('double'),
    '?': () => why(),
    '/': () => setSeeking(true),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [String(number), () => pickNumber(number)])),
  })
}
