import { keyFromSeed, startGame } from '@firegroup/kernel'
import { playRandomly } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { brokenInvariant } from '../../test/invariants.ts'
import { table } from '../../test/table.ts'
import type { UpfrontState } from '../state.ts'
import { upfront } from '../system.ts'
import { describeDecision, describeEvents } from '../words/index.ts'

const FIELDS = [
  `axis A[3] Buildings: Ant(morale 5) carries demolitionCharge, Bee infiltrates A, Cat(weapon lmgGerman), Hen assists 3, Cow
   axis B[3] Woods: Dog infiltrates A, Elk, Pup(weapon BAR) infiltrates B, Kid
   allied A[2] Brush, lies BAR: Owl infiltrates A, Emu(weapon lmgRussian), Yak assists 2, Gnu carries demolitionCharge
   allied B[2] Hill: Pig pinned berserk, Rat, Fox(weapon flamethrower), Asp pinned`,
  `axis A[3] Stream: Ant(morale 5) carries radio, Bee infiltrates A, Cat(weapon mmgGerman), Hen assists 3, Cow
   axis B[3] Brush, Move+: Dog with BAR captured carries rifleBolt, Elk
   allied A[2] Brush, Move=, Move=: Owl, Emu(weapon mortar60), Yak assists 2
   allied B[2] Marsh, Wire: Pig pinned berserk, Rat, Fox(weapon flamethrower), Asp pinned`,
]
const GAMES = 12

/** What holds of infiltrators, crews and weapons between decisions; the first thing that does not. */
function brokenAtCloseQuarters(s: UpfrontState): string | null {
  for (const man of s.men) {
    if (man.infiltrates >= 0 && (s.groups[man.infiltrates]!.gone || man.fate !== '' || man.pinned))
      return `man ${man.id} has infiltrated nothing`
    if (man.assists >= 0 && (man.fate !== '' || s.men[man.assists]!.fate !== '')) return `man ${man.id} assists nobody`
    if (man.jammed && man.weapon === '') return `man ${man.id} has jammed nothing`
    if (man.secondary !== '' && man.weapon !== '' && !s.setting.pack.weapons[man.weapon]!.sw) return `man ${man.id} has no hand free`
  }
  for (const group of s.groups) if (group.gone && group.weapons.length > 0) return `weapons lie with nobody`
  return null
}

describe('random games at close quarters', () => {
  test.each([0, 1])('field %i: everyone is somewhere, candidates are legal, and everything can be told', (field) => {
    for (let i = 0; i < GAMES; i++) {
      const hands = { axis: 'Move, Concealed 1, Hero', allied: 'Move, Fire 3/5, Concealed 2' }
      const active = i % 2 === 0 ? ('axis' as const) : ('allied' as const)
      const { situation } = table(FIELDS[field]!, { active, step: 'turn.berserk', nations: { allied: 'Russian' }, decks: 2, hands })
      const started = startGame(upfront, { situation }, { key: keyFromSeed(`close ${i}`) })
      if (!started.ok) throw new Error(started.problems[0]!.message)
      playRandomly(started.value, {
        seed: `close ${i}`,
        maxDecisions: 6000,
        before: ({ state }, { open: { question }, decision }) => {
          expect(brokenInvariant(state) ?? brokenAtCloseQuarters(state)).toBeNull()
          expect(question.problems(decision)).toEqual([])
          expect(describeDecision(state, question.kind, decision)).not.toBe('')
        },
      })
      const { state, events } = started.value
      expect(
        describeEvents(
          state,
          events.map(({ event }) => event),
        ),
      ).toHaveLength(events.length)
    }
  })
})
