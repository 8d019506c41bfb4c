/** A game's own parts as the app keeps them: loaded once each, and without a word of what its states are. */
import type { GameEvent } from '@firegroup/kernel'
import type { Glossary } from '../learn/glossary.ts'
import type { Draft } from '../play/controller/draft.ts'
import type { GameLearn, GameParts, GamePlay } from './game.ts'
import { modulesOf } from './modules.ts'
import { once } from './once.ts'
import type { GameRecord } from './record.ts'

export interface OwnParts<S, E extends GameEvent, D extends Draft> extends Pick<GameParts, 'cover' | 'shelf' | 'glossary'> {
  readonly play: () => Promise<GamePlay<S, E, D>>
  readonly record: () => Promise<GameRecord<S, E>>
  readonly learn: () => Promise<GameLearn<S, E>>
}

/** The one place where the types of a game are forgotten: shared code gives its states back to the same game, and never looks inside. */
export function partsOf<S, E extends GameEvent, D extends Draft>(own: OwnParts<S, E, D>): GameParts {
  const { cover, shelf, play, record, learn } = own
  const glossary = once(() => whole(own.glossary))
  const parts = {
    cover: once(cover),
    shelf: once(shelf),
    play: once(async () => ({ ...(await play()), glossary: await glossary() })),
    record: once(async () => ({ ...(await record()), glossary: await glossary() })),
    learn: once(async () => ({ ...(await learn()), glossary: await glossary() })),
    glossary,
  }
  return parts as unknown as GameParts
}

/** A game's glossary with the entries that its modules bring: no part of a game can be without them. */
async function whole(own: () => Promise<Glossary>): Promise<Glossary> {
  const glossary = await own()
  return glossary.including(await modulesOf(glossary.game))
}
