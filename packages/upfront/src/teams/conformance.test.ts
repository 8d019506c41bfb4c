import { freezePlain, KeyedChance, keyFromSeed, OBSERVER, startGame } from '@firegroup/kernel'
import { conformance, depth } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { placeOf } from './seats.ts'
import { upfrontTeams } from './system.ts'

const radio = (carrier: number) => ({ secondaryWeapons: [{ weapon: 'radio' as const, carrier }] })
/** Every day a handful of men; in the deep run whole squads. */
const few = <S extends { readonly men: readonly number[] }>(side: S): S => (depth.isDeep ? side : { ...side, men: side.men.slice(0, 4) })
const small = (allied: 'American' | 'Russian') => {
  const { sides, ...rest } = testScenario('German', allied, { rulesThrough: 40, decks: 1, victory: { type: 'mostVP' } })
  return { ...rest, sides: { axis: few(sides.axis), allied: few(sides.allied) } }
}
const left = small('American')
const right = small('Russian')

/** Hands leak to nobody, team mates included: the kit compares what each seat is shown with what it may know, in both games. */
const sideBySide = freezePlain({
  format: 'firegroup-scenario',
  version: 1,
  system: 'upfront-teams',
  id: 'side-by-side',
  name: 'Side by side',
  briefing: { text: 'Two squads beside two others.' },
  first: 'axis',
  games: [
    { ...left, sides: { axis: { ...left.sides.axis, ...radio(4) }, allied: { ...left.sides.allied, ...radio(4) } } },
    { ...right, sides: { axis: { ...right.sides.axis, ...radio(4) }, allied: right.sides.allied } },
  ],
})

// the kit looks at every decision from seven places in two games: that is for the deep run
if (depth.isDeep) conformance(upfrontTeams, { scenarios: { sideBySide }, games: 1, maxDecisions: 12_000, candidatesChecked: 10 })

test('UF-41.7-01 what a seat is shown is the same whatever its team mates, its enemies and the decks hold', () => {
  const started = startGame(upfrontTeams, { scenario: sideBySide }, { key: keyFromSeed('teams') })
  if (!started.ok) throw new Error(started.problems[0]!.message)
  const game = started.value
  const chance = new KeyedChance(keyFromSeed('who plays'))
  let changed = false
  for (let n = 0; n < 120 && !game.outcome; n++) {
    const [open] = game.open
    const candidates = [...open!.question.candidates()]
    game.take(open!.seat, candidates[chance.pick(candidates)])
    if (n % 12 !== 0) continue
    for (const seat of [...upfrontTeams.seats, OBSERVER]) {
      const other = upfrontTeams.clone(game.state)
      upfrontTeams.resample(other, seat, chance)
      expect(upfrontTeams.view(other, seat)).toEqual(upfrontTeams.view(game.state, seat))
      // and what it is not shown was exchanged
      for (const [i, { sides }] of other.games.entries())
        if (placeOf(seat)?.game !== i) changed ||= sides.axis.hand.join() !== game.state.games[i]!.sides.axis.hand.join()
    }
  }
  expect(changed).toBe(true)
})
