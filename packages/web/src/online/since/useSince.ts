/** What a table tells somebody who comes back: asked for once when it is opened, and put away when he goes on. */
import { patched } from '@firegroup/table'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useRoute } from '../../app/route.ts'
import type { AnyDesk, AnyRecord, AnyState } from '../../games/game.ts'
import { gameOf } from '../../games/index.ts'
import { attachTo } from '../../play/seat/attached.ts'
import { api } from '../api.ts'
import { type Digest, digestOf, type Moment } from './digest.ts'

export interface Told {
  readonly game: AnyRecord
  readonly digest: Digest
  readonly moments: readonly Moment<AnyState>[]
  /** When he was last here. */
  readonly at: string | null
  readonly takenBack: boolean
}

/** So long the table waits for it, in milliseconds. */
const PATIENCE = 1500
/** So long a standpoint lies there before it counts as seen. */
const SEEN_AFTER = 1000

/** 'asking' for a moment, what is to be told, or null; `close` goes on to the table. */
export function useSince(id: string, desk: AnyDesk): { readonly told: Told | 'asking' | null; readonly close: () => void } {
  const route = useRoute()
  const decides = route.place === 'table' && route.view === 'decide'
  const wanted = route.place === 'table' && route.view === 'since'
  const [told, setTold] = useState<Told | 'asking' | null>(decides ? null : 'asking')
  useEffect(() => {
    if (decides) return
    let gone = false
    const timer = setTimeout(() => !gone && setTold((now) => (now === 'asking' && !wanted ? null : now)), PATIENCE)
    tellSince(id, desk).then(
      (found) => {
        const isWorth = found !== null && !desk.standpoint.outcome && found.digest.entries.length > (wanted ? 0 : 1)
        if (!gone) setTold(isWorth ? found : null)
      },
      () => !gone && setTold(null),
    )
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [id, desk, decides, wanted])
  useSeen(id, told === null ? desk : null)
  const close = useCallback(() => setTold(null), [])
  return { told, close }
}

/** Steps of a move are news only by where they lead. */
const STEPS: ReadonlySet<string> = new Set(['moves', 'moveEnds'])

async function tellSince(id: string, desk: AnyDesk): Promise<Told | null> {
  const { at, takenBack, before, moments: patches } = await api.since(id)
  if (patches.length === 0) return null
  const { system, tell, bars, desk: tests } = desk.game
  const game = await gameOf(system.id).parts.record()
  const attach = attachTo(system, desk.seating.beginning)
  const moments: Moment<AnyState>[] = []
  let bare: unknown = null
  for (const { events, patch } of patches) {
    bare = patched(bare, patch)
    moments.push({ state: attach(bare), events })
  }
  const digest = digestOf(moments, before, {
    tell,
    isNews: (event) => (bars.isNews(event) || tests.role(event) === 'begins') && !STEPS.has(event.type),
    traces: (s, event) => system.traces?.(s, event) ?? [],
  })
  return { game, digest, moments, at, takenBack }
}

const NOTHING = (): (() => void) => () => undefined

/** What lies on the table before somebody who looks at it is seen. */
function useSeen(id: string, desk: AnyDesk | null): void {
  const version = useSyncExternalStore(desk ? (changed) => desk.subscribe(changed) : NOTHING, () => desk?.standpoint.version ?? -1)
  useEffect(() => {
    if (!desk || version < 0 || !desk.seating.humans.includes(desk.standpoint.viewer)) return
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return
      const { standpoint } = desk
      void api.seen(id, standpoint.version, standpoint.events.length).catch(() => undefined)
    }, SEEN_AFTER)
    return () => clearTimeout(timer)
  }, [id, desk, version])
}
