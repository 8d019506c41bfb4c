import { patrol } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { example, playExample } from './example.ts'
import { ScriptedTable } from './scripted-table.ts'

const newTable = () => new ScriptedTable(patrol, { scenario: { length: 8 } }).rolls(1, 1)

example('an example is a test of its own', (seat) => {
  seat(newTable()).decide('red', 'pace', { pace: 'rush' }).asks('blue', 'pace')
})

test('an example that leaves a table open fails', () => {
  expect(() => playExample((seat) => void seat(newTable()))).toThrow(`red is asked 'pace' and the script does not answer`)
})

test('every table of an example is looked at', () => {
  const open = (seat: <T extends { done(): void }>(table: T) => T) => {
    seat(newTable()).asks('red', 'pace').asks('blue', 'pace')
    seat(newTable()).asks('red', 'pace')
  }
  expect(() => playExample(open)).toThrow(`blue is asked 'pace' and the script does not answer`)
})

test('an example without a table proves nothing, and fails', () => {
  expect(() => playExample(() => undefined)).toThrow('The example set up no table.')
})
