/** A finished match checked by this browser's own rules: its seals, its key, every roll and every set-up. Nothing is taken on the server's word. */
import { type Game, type GameEvent, restoreGame, type Seat } from '@firegroup/kernel'
import { commitmentTo, type MatchRecord, recordDigest, type Seal, type Seals, sealedKey, setUpProblem } from '@firegroup/table'
import type { AnyState } from '../../games/game.ts'
import { gameOf } from '../../games/index.ts'
import { thinkingOf } from '../../games/thinking.ts'

export interface Roll {
  readonly seat: Seat | null
  readonly dice: readonly number[]
}

export interface SealCheck {
  /** A seat; null for the server. */
  readonly seat: Seat | null
  readonly sealed: string
  readonly opened: string
  readonly fits: boolean
}

export interface Checked {
  readonly seals: readonly SealCheck[]
  readonly keyFits: boolean
  readonly key: string
  readonly rolls: readonly Roll[]
  readonly decisions: number
  readonly setUps: number
  readonly setUpProblem: string | null
  /** Whether the seals are those that this browser saw while the match was played; null where it saw none. */
  readonly asSeen: boolean | null
  /** The first thing that does not follow. */
  readonly failed: string | null
  readonly ms: number
}

interface Watching {
  /** Told how many decisions are played again, and of how many. */
  readonly progress: (done: number, of: number) => void
  readonly cancelled: () => boolean
  readonly seen: Seals | null
}

const SLICE_MS = 14

export async function check(record: MatchRecord, { progress, cancelled, seen }: Watching): Promise<Checked> {
  const started = performance.now()
  const { seal, save } = record
  const seals = seal ? sealsOf(seal) : []
  const { key } = save.chance
  const keyFits = seal ? sealedKey(seal.secret, seal.nonces) === key : false
  const rolls: Roll[] = []
  const failed = await replayed(record, rolls, progress, cancelled)
  const moved = seal ? setUpProblem(seal, save.decisions) : null
  const changed = seal?.digest !== undefined && seal.digest !== recordDigest(record) ? 'The file is not as the server made it.' : null
  return {
    seals,
    keyFits,
    key,
    rolls,
    decisions: save.decisions.length,
    setUps: seal?.setUps?.length ?? 0,
    setUpProblem: moved,
    asSeen: seen && seal ? isSame(seen, seal) : null,
    failed: failed ?? changed,
    ms: performance.now() - started,
  }
}

export const isGood = ({ seals, keyFits, setUpProblem: moved, asSeen, failed }: Checked): boolean =>
  seals.length > 0 && seals.every(({ fits }) => fits) && keyFits && moved === null && asSeen !== false && failed === null

function sealsOf({ secret, commitments, nonces }: Seal): SealCheck[] {
  const one = (seat: Seat | null, sealed: string, opened: string): SealCheck => ({
    seat,
    sealed,
    opened,
    fits: commitmentTo(opened) === sealed,
  })
  return [
    one(null, commitments.server, secret),
    ...Object.entries(commitments.seats).map(([seat, sealed]) => one(seat, sealed, nonces[seat] ?? '')),
  ]
}

function isSame(seen: Seals, { commitments, setUps = [] }: Seal): boolean {
  const seats = Object.entries(seen.seats).every(([seat, sealed]) => commitments.seats[seat] === sealed)
  const placed = seen.setUps.every((each) =>
    setUps.some(({ decision, commitment }) => decision === each.decision && commitment === each.commitment),
  )
  return seen.server === commitments.server && seats && placed
}

/** Plays the match again, die by die; what does not follow, or null. */
async function replayed(
  { save }: MatchRecord,
  rolls: Roll[],
  progress: Watching['progress'],
  cancelled: () => boolean,
): Promise<string | null> {
  const [{ system, desk }, { rollOf }] = await Promise.all([gameOf(save.system).parts.play(), thinkingOf(save.system)])
  const hear = (event: GameEvent, state: AnyState): void => {
    const dice = desk.dice(event)
    if (dice.length > 0) rolls.push({ seat: rollOf(state, event)?.seat ?? null, dice })
  }
  const restored = restoreGame(system, save, {
    whole: true,
    decisions: 0,
    keep: { history: true, events: false, hashes: true },
    listener: hear,
  })
  if (!restored.ok) return restored.problems[0]?.message ?? 'The match can’t be read.'
  const game = restored.value
  let sliceEnd = performance.now() + SLICE_MS
  for (const [i, { seat, decision, hash }] of save.decisions.entries()) {
    const before = rolls.length
    const problem = taken(game, seat, decision)
    if (problem) return `Decision ${i + 1} can’t be made when the match is played again: ${problem}`
    if (hash !== undefined && game.log.at(-1)?.hash !== hash)
      return rolls.length > before
        ? `Roll ${before + 1} does not follow from the key: decision ${i + 1} led somewhere else. Export it and tell us.`
        : `Decision ${i + 1} led somewhere else than the rules lead now. Export it and tell us.`
    if (performance.now() < sliceEnd) continue
    progress(i + 1, save.decisions.length)
    await new Promise((done) => setTimeout(done))
    if (cancelled()) return 'Cancelled.'
    sliceEnd = performance.now() + SLICE_MS
  }
  return null
}

function taken(game: Game<AnyState, GameEvent>, seat: Seat, decision: unknown): string | null {
  try {
    const verdict = game.decide(seat, decision)
    return verdict.ok ? null : (verdict.problems[0]?.message ?? 'It is not legal.')
  } catch (error) {
    return (error as Error).message
  }
}
