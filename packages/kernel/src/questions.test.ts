import { expect, expectTypeOf, test } from 'vitest'
import { type Askable, byKind, type OpenIn, type QuestionIn, type QuestionOf, type QuestionTable, typed } from './questions.ts'
import { LEGAL, type Question, type Rules } from './rules.ts'
import { Runtime } from './runtime.ts'
import { record, text } from './schema.ts'
import { ScriptedChance } from './scripted-chance.ts'
import type { GameEvent } from './system.ts'

interface Questions {
  readonly move: { readonly decision: { readonly to: string }; readonly about: { readonly from: string }; readonly preview: number }
  readonly rest: { readonly decision: { readonly where: string } }
}
type G = Runtime<object, GameEvent, Questions>

const move: QuestionOf<Questions, 'move'> = {
  kind: 'move',
  title: 'Where to?',
  rule: '1',
  schema: record({ to: text() }),
  about: { from: 'A1' },
  candidates: () => [{ to: 'B2' }],
  problems: () => LEGAL,
  preview: ({ to }) => to.length,
}
const rest: QuestionOf<Questions, 'rest'> = {
  kind: 'rest',
  title: 'Where?',
  rule: '2',
  schema: record({ where: text() }),
  candidates: () => [{ where: 'A1' }],
  problems: () => LEGAL,
}
const foreign: Question<{ readonly to: string }> = { ...move, kind: 'swim' }

function* rules(g: G): Rules<string> {
  const { to } = yield* g.ask('red', move)
  const both = yield* g.askAll([{ seat: 'red', question: rest }])
  return to + both[0]!.where
}

test('a runtime asks the questions of its system and gives back what they ask for; any other does not compile', () => {
  const owner = { decisionCount: 0, keepsEvents: false, checkpoint() {}, noWayBack() {}, record() {} }
  const run = rules(new Runtime<object, GameEvent, Questions>({}, new ScriptedChance([]), owner))
  run.next([])
  run.next([{ to: 'B2' }])
  expect(run.next([{ where: 'A1' }]).value).toBe('B2A1')
  expectTypeOf(foreign).not.toExtend<Askable<Questions>>()
  expectTypeOf(foreign).toExtend<Askable<unknown>>()
})

test('an open question has its type back by its kind', () => {
  const open: OpenIn<Questions> = typed<Questions>({ seat: 'red', question: move as Question<unknown> })
  expectTypeOf(open.question).toEqualTypeOf<QuestionIn<Questions>>()
  const from = open.question.kind === 'move' ? open.question.about.from : 'nowhere'
  expect(from).toBe('A1')
})

test('a table over the kinds answers every question', () => {
  const table: QuestionTable<Questions, string> = {
    move: ({ about, preview }) => `${about.from} ${preview({ to: 'C3' })}`,
    rest: ({ title }) => title,
  }
  expect(byKind<Questions, string>(table, move)).toBe('A1 2')
  expect(byKind<Questions, string>(table, rest)).toBe('Where?')
})
