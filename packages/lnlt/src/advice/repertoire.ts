import { groupsAsked, hexRepertoire, OPENING_STYLES } from '@firegroup/hexgame'
import type { LnltQuestion } from '../questions.ts'
import { deployments, type Style } from '../scenario/suggestions.ts'
import type { LnltState, Side } from '../state.ts'
import { advisorIn } from './advisor.ts'
import approaches from './approaches.json' with { type: 'json' }
import { MANNERS } from './manners.ts'
import { objectivesOf } from './objectives.ts'
import openings from './openings.json' with { type: 'json' }

/** Whoever sets up away from the enemy or waits for him has his weapons on their tripods. */
const STYLES: readonly Style[] = OPENING_STYLES.map((style) => ({ ...style, assembled: style.enemy >= -1 }))

export const repertoire = hexRepertoire({
  kinds: ['setup'],
  deploy(way, s: LnltState, seat, question) {
    const { about } = question as LnltQuestion<'setup'>
    if (!about.onMap) return undefined
    const groups = groupsAsked(s.setting.groups, about.groups, seat)
    return deployments(s, seat as Side, groups, [STYLES[way]!])[0]
  },
  /** Whoever must take something, or keep what he has. */
  taskOf: (s, seat) => (objectivesOf(s, seat as Side).mustTake ? 'attacker' : 'defender'),
  advisors: MANNERS.map(advisorIn),
  openings,
  approaches,
})
