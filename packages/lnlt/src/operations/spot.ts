import type { Opening } from '../acts.ts'
import { locationNamed } from '../map/location.ts'
import { attemptToSpot, type SpotDecision, spotCandidates, spotPreview, spotProblems, spotShape } from '../spotting/attempt.ts'
import { unitInPlace } from '../words/names.ts'

/** 10.1.1: one spotting attempt before anything is declared; it is no impulse, and alone it is a pass (LG-22). */
export const spotOpening: Opening<SpotDecision> = {
  type: 'spot',
  rule: '10.1.1',
  fields: spotShape,
  candidates: spotCandidates,
  problems: (s, side, decision) => spotProblems(s, side, decision),
  preview: (s, _side, decision) => spotPreview(s, decision),
  perform(g, _side, { unit, at }) {
    attemptToSpot(g, unit, locationNamed(g.state.setting, at))
    return undefined
  },
  describe: (s, { unit, at }) => `Try to spot ${at} with ${unitInPlace(s, unit)}`,
}
