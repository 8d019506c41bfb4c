/** The optional rules that a game is played with, as scenarios name them. */
import { type AslskState, aslsk } from '@firegroup/aslsk'

export function modulesOf({ setting: { modules } }: AslskState): readonly { readonly name: string; readonly says: string }[] {
  return modules.filter(isNamed).map(({ title, sentence }) => ({ name: title, says: sentence }))
}

/** What modules share is on with them, and no scenario names it. */
function isNamed({ id }: { readonly id: string }): boolean {
  return aslsk.modules?.some((module) => module.id === id) === true
}
