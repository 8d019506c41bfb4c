import { type Game, type GameEvent, type Keep, keyFromSeed, parseSave, restoreGame, saveGame, startGame } from '@firegroup/kernel'
import { type Benchmark, median, milliseconds, perSecond } from '../harness.ts'
import { cloneSkirmish, type Move, makeMove, moveProblems, newSkirmish, nextMove, type SkirmishState, skirmish } from '../skirmish.ts'

const DECISIONS = 20_000
const CLONES = 20_000

export const benchmarks: readonly Benchmark[] = [
  { id: 'clone.60units', unit: '/s', run: clonesPerSecond },
  // as a computer player searches: every decision checked, the history kept to fork from, no hashes
  { id: 'kernel.overhead.us', unit: 'µs', run: () => overhead({ history: true, events: true, hashes: false }) },
  // as a match is played: a hash of the whole state after every decision as well
  { id: 'kernel.overhead.hashed.us', unit: 'µs', run: () => overhead({ history: true, events: true, hashes: true }) },
  { id: 'restore.500.ms', unit: 'ms', run: restoreWholeGame },
]

function clonesPerSecond(): number {
  const state = newSkirmish(DECISIONS)
  const kept = new Array<SkirmishState>(16).fill(state)
  const rate = perSecond(CLONES, () => {
    // Each copy is made of an earlier one, changed and kept for a while, as a search does: nothing of the work can be optimised away.
    for (let i = 0; i < CLONES; i++) {
      const copy = cloneSkirmish(kept[(i + 3) & 15]!)
      makeMove(copy, nextMove(copy))
      kept[i & 15] = copy
    }
  })
  if (state.moved !== 0 || kept.some((copy) => copy.moved === 0)) throw new Error('The clones are not independent copies.')
  return rate
}

/** Microseconds that a decision takes through the kernel, less those that the same rules take as plain function calls. */
function overhead(keep: Keep): number {
  const decisions = keep.hashes ? DECISIONS / 10 : DECISIONS
  const moves = movesOf(decisions)
  const bare = () => playBare(newSkirmish(decisions), moves)
  const through = () => playThrough(newGame(decisions, keep), moves)
  bare()
  through()
  return median(9, () => ((milliseconds(through) - milliseconds(bare)) * 1000) / decisions)
}

/** From the file's text to a game that can be played on: every one of its 500 decisions is checked and made again, every hash compared. */
function restoreWholeGame(): number {
  const played = newGame(501, { history: true, events: true, hashes: true })
  playThrough(played, movesOf(500))
  const text = JSON.stringify(saveGame(played))
  const restore = () => {
    const save = parseSave(text)
    const game = save.ok ? restoreGame(skirmish, save.value, { whole: true }) : save
    if (!game.ok) throw new Error(game.problems[0]?.message)
    if (game.value.decisionCount !== 500 || game.value.hash() !== played.hash()) throw new Error('The restored game is another one.')
  }
  restore()
  return median(9, () => milliseconds(restore))
}

function movesOf(count: number): Move[] {
  const state = newSkirmish(count)
  return Array.from({ length: count }, () => {
    const move = nextMove(state)
    makeMove(state, move)
    return move
  })
}

function playBare(state: SkirmishState, moves: readonly Move[]): void {
  for (const move of moves) {
    if (moveProblems(state, move).length) throw new Error('The bare game refused a move.')
    makeMove(state, move)
  }
}

function playThrough<E extends GameEvent>(game: Game<SkirmishState, E>, moves: readonly Move[]): void {
  for (const move of moves) {
    const verdict = game.decide(game.state.side === 0 ? 'attacker' : 'defender', move)
    if (!verdict.ok) throw new Error(verdict.problems[0]?.message)
  }
}

function newGame(limit: number, keep: Keep) {
  const game = startGame(skirmish, { scenario: { limit } }, { key: keyFromSeed('bench') }, keep)
  if (!game.ok) throw new Error(game.problems[0]?.message)
  return game.value
}
