import { groupsAsked, hexRepertoire, OPENING_STYLES } from '@firegroup/hexgame'
import type { AslskQuestion } from '../questions.ts'
import { deployments } from '../scenario/suggestions.ts'
import type { AslskState, Side } from '../state.ts'
import { advisorIn } from './advisor.ts'
import approaches from './approaches.json' with { type: 'json' }
import { MANNERS } from './manner.ts'
import openings from './openings.json' with { type: 'json' }

export const repertoire = hexRepertoire({
  kinds: ['setup', 'enter'],
  deploy(way, s: AslskState, seat, question) {
    const { about } = question as AslskQuestion<'setup' | 'enter'>
    const groups = groupsAsked(s.setting.groups, about.groups, seat)
    return deployments(s, seat as Side, groups, [OPENING_STYLES[way]!])[0]
  },
  /** Whoever must reach something, or keep the other from it. */
  taskOf: (s, seat) => (s.setting.scenario.victory.side === seat ? 'attacker' : 'defender'),
  advisors: MANNERS.map(advisorIn),
  openings,
  approaches,
})
