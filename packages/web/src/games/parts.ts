/** A game's own parts as the app keeps them: loaded once each, and without a word of what its states are. */
import type { GameEvent } from '@firegroup/kernel'
import type { Draft } from '../play/controller/draft.ts'
import type { GameLearn, GameParts, GamePlay, GameRecord } from './game.ts'

export interface OwnParts<S, E extends GameEvent, D extends Draft> extends Pick<GameParts, 'cover' | 'shelf' | 'glossary'> {
  readonly play: () => Promise<GamePlay<S, E, D>>
  readonly record: () => Promise<GameRecord<S, E>>
  readonly learn: () => Promise<GameLearn<S, E>>
}

/** The one place where the types of a game are forgotten: shared code gives its states back to the same game, and never looks inside. */
export function partsOf<S, E extends GameEvent, D extends Draft>(own: OwnParts<S, E, D>): GameParts {
  const { cover, shelf, play, record, learn, glossary } = own
  const parts = {
    cover: once(cover),
    shelf: once(shelf),
    play: once(play),
    record: once(record),
    learn: once(learn),
    glossary: once(glossary),
  }
  return parts as unknown as GameParts
}

/** Loads once; what failed may be tried again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
