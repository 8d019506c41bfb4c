import { type GameEvent, parseSave, type System, verifySave } from '@firegroup/kernel'

/**
 * What is wrong with a save that was made by these rules once and is kept in the repository: null while it still plays, move for move. A new field in the
 * state, another die or another question in the middle breaks the games of everyone who has one going.
 */
export function goldenProblem<S, E extends GameEvent>(system: System<S, E>, json: string): string | null {
  const read = parseSave(json)
  if (!read.ok) return read.problems[0]!.message
  if (read.value.rules < system.version) return openProblem(system)
  const verified = verifySave(system, read.value)
  if (verified.ok) return null
  return `A game saved by version ${system.version} of the ${system.id} rules can no longer be played: ${verified.problems[0]!.message} Migrate it (a higher version and a step in migrations), or leave the new field absent where it says nothing.`
}

function openProblem<S, E extends GameEvent>({ id, version }: System<S, E>): string {
  return `The rules of ${id} are of version ${version} now: check that their migrations open this save, then write another.`
}
