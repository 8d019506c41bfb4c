import { expect, test } from 'vitest'
import * as broken from '../../test/broken-systems.ts'
import type { Trial } from '../trial.ts'
import { checks } from './index.ts'

type Name = keyof typeof checks

const trial = (system: broken.Broken): Trial<broken.PatrolState, broken.PatrolEvent> => ({
  system,
  scenario: { length: 12 },
  seed: '',
  games: 20,
  maxDecisions: 200,
  candidatesChecked: 40,
})

test.each(Object.keys(checks) as Name[])('%s finds nothing in an honest game', (name) => {
  expect(() => checks[name].run(trial(broken.honest))).not.toThrow()
})

const faults: [what: string, system: broken.Broken, name: Name, complaint: RegExp][] = [
  ['an endless game', broken.endless, 'ends', /^Endless game: no outcome after 200 decisions/],
  ['a dead end', broken.deadEnd, 'ends', /^Dead end after decision \d+: \w+ is asked '\w+' and nothing is possible/],
  ['a winner who does not play', broken.strangeWinner, 'ends', /^The winner 'green' is not at the table/],
  ['an illegal candidate', broken.illegalCandidate, 'candidates', /candidate {"type":"fly"} for '\w+' is illegal: decision/],
  [
    'a candidate that is drawn too often',
    broken.partialDraw,
    'candidates',
    /^What is drawn of '\w+' after decision \d+ are not its candidates/,
  ],
  ['an act that is legal and never offered', broken.hiddenAct, 'acts', /^'press' allows {"type":"accept"}, but offers no 'accept'/],
  ['problems() that change the state', broken.changingProblems, 'candidates', /^Asking about '\w+' changed the state/],
  ['play() that is not re-entrant', broken.notReentrant, 'saves', /^The game restored after decision \d+ asks another question/],
  ['a clone that forgets', broken.forgetfulClone, 'saves', /after decision|diverges|does not fit/],
  ['a counter outside the state', broken.hiddenCounter, 'replays', /^The game diverges at save\.decisions\[\d+\]/],
  ['rules that change the decision they were given', broken.changedDecision, 'replays', /save\.decisions\[\d+\]/],
  ['a decision of any shape taken', broken.anythingGoes, 'malformed', /accepted/],
  ['a legal decision that the rules can’t play', broken.unplayable, 'mutated', /^Legal, but not playable: .* What is that\?/],
  ['a counter outside the state', broken.hiddenCounter, 'undo', /did not lead back to the state before|led somewhere else/],
  ['a copy that shares its parts', broken.sharedClone, 'clones', /^Changing the copy made after decision \d+ changed its original/],
  ['a copy that is not equal', broken.forgetfulClone, 'clones', /^The copy made after decision \d+ is not equal/],
  ['no copy at all', broken.noClone, 'forks', /fork after decision \d+/],
  ['a view that tells a secret', broken.leakingView, 'secrets', /^red can tell what it can't know: .*ammunition/],
  ['candidates that tell a secret', broken.leakingCandidates, 'secrets', /^red can tell what it can't know/],
  ['a question that tells a secret', broken.leakingQuestion, 'secrets', /^blue can tell what it can't know: .*about/],
  ['an event that tells a secret', broken.leakingEvent, 'secrets', /^red can tell what it can't know: .*blue has/],
  ['a refusal that tells a secret', broken.leakingRefusal, 'secrets', /^red can tell what it can't know: .*answer to \d magazines/],
  ['an undo that tells a secret', broken.leakingUndo, 'secrets', /^red can tell what it can't know: .*undo/],
  ['hidden facts exchanged with a trace', broken.tracedResample, 'secrets', /^red can tell what it can't know: its own copy of the state/],
  ['an observer’s copy that is the truth', broken.blindToObservers, 'secrets', /^observer can tell what it can't know: its own copy/],
  ['a window that tells a secret', broken.tellingWindow, 'windows', /by who is asked: after {"type":"step"} it is '\w+ \w+' who is asked/],
  ['a fraction in the state', broken.floatInState, 'plainData', /^state\.length must be a whole number, not 20\.5/],
  ['a map in an event', broken.mapInEvent, 'plainData', /^event 'map'\.units must be a plain object/],
  ['an event that goes on changing', broken.changingEvent, 'plainData', /'look', was changed after it had happened/],
]

test.each(faults)('%s is found', (_what, system, name, complaint) => {
  expect(() => checks[name].run(trial(system))).toThrow(complaint)
})

test('there is a fault to be found for every check', () => {
  expect(new Set(faults.map(([, , name]) => name))).toEqual(new Set(Object.keys(checks)))
})
