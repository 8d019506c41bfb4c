/** When the dock of a game on a map shows what the game is about. */
import { DeploymentDraft } from '../controller/deployment-draft.ts'
import type { HexDraft } from '../controller/draft.ts'
import { ListDraft } from '../controller/list-draft.ts'

/** While no unit is chosen. Lists and set-ups have something to choose from at once: there it stands below. */
export function idleOnMap(draft: HexDraft): 'above' | 'below' | null {
  if (draft instanceof ListDraft || draft instanceof DeploymentDraft) return 'below'
  const chosen = draft.marks.some(({ tone }) => tone === 'selected' || tone === 'target') || draft.path.length > 0 || draft.lines.length > 0
  return chosen ? null : 'above'
}
