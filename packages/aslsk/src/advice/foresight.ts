import type { OpenQuestion } from '@firegroup/kernel'
import { type AslskState, OFFBOARD } from '../state.ts'

const serious = { thought: 4, width: 4, ahead: 0 }

/**
 * What is worth a second thought. Setting up decides more than anything later and is done once, so it gets by far the most; where units move and who fires
 * at whom comes next. The Rally Phase is plain at first sight; on routs and advances trials tell nothing that first sight does not.
 */
export const foresight = {
  attention: {
    setup: { thought: 40, width: 24, ahead: 0 },
    enter: { thought: 20, width: 6, ahead: 0 },
    prepFire: serious,
    move: { thought: 3, width: 4, ahead: 0 },
    firstFire: serious,
    defensiveFire: serious,
    advancingFire: serious,
    closeCombat: { thought: 1, width: 5, ahead: 0 },
  },
  otherwise: { thought: 0, width: 1, ahead: 0 },
  isSettled,
  pointOfAdvice: 0.004,
  surprise: 0.03,
}

/** The share of a game after which it shows how units were set up or came in. */
const DEPLOYMENT_SHOWS = 0.6

/** When it is the same Player Turn again a turn later: both sides have had their say, and no counter shows who has fired. Of a deployment, later. */
function isSettled(now: AslskState, _open: OpenQuestion, since: AslskState): boolean {
  if (isDeployment(since)) return now.turn >= since.turn + Math.ceil(DEPLOYMENT_SHOWS * since.setting.scenario.turns)
  return (now.turn > since.turn && now.attacker === since.attacker) || now.turn > since.turn + 1
}

function isDeployment({ phase, units }: AslskState): boolean {
  return phase === 'setup' || units.some(({ at, entry }) => at === OFFBOARD && entry < 0)
}
