import type { Situation } from './format.ts'
import { differences, show } from './partial.ts'
import type { SituationResult } from './result.ts'

/** What a situation expects and did not get, as sentences; none if it passes. `numbered` are the events with numbers for hexes and cards, which an expectation may use as well. */
export function unmet(given: Situation, result: SituationResult, numbered: readonly unknown[]): string[] {
  const refusals = given.decisions.flatMap(({ rule }, i) => (rule === undefined ? [] : refusalByRule(result, i, rule)))
  const { expect } = given
  if (!expect) return refusals
  const { events, position, asked, answers, refused, outcome } = expect
  return [
    ...refusals,
    ...(refused?.rule === undefined ? [] : refusalByRule(result, refused.decision, refused.rule)),
    ...(events ? eventsInOrder(events, result.events, numbered) : []),
    ...(position === undefined ? [] : differences(position, result.position, 'position')),
    ...(asked ? isAsked(asked, result) : []),
    ...(answers ? differences(answers, result.answers ?? [], 'answers') : []),
    ...(outcome === undefined ? [] : differences(outcome, result.outcome, 'outcome')),
    ...(result.unusedDice.length > 0 ? [`dice: ${result.unusedDice.join(', ')} were left over.`] : []),
  ]
}

/** Each must be there, in this order; others may lie between. */
function eventsInOrder(wanted: readonly unknown[], events: readonly unknown[], numbered: readonly unknown[]): string[] {
  let from = 0
  for (const [i, pattern] of wanted.entries()) {
    const fits = (event: unknown) => differences(pattern, event, '').length === 0
    const at = events.findIndex((event, n) => n >= from && (fits(event) || fits(numbered[n])))
    if (at < 0) {
      const [near] = events.slice(from).filter((event) => sameType(event, pattern))
      const hint = near ? ` The nearest: ${differences(pattern, near, 'it').join(' ')}` : ''
      return [`events: there is none like expect.events[${i}] ${show(pattern)}${from > 0 ? ' after the one before it' : ''}.${hint}`]
    }
    from = at + 1
  }
  return []
}

function sameType(a: unknown, b: unknown): boolean {
  return (a as { type?: unknown } | null)?.type === (b as { type?: unknown } | null)?.type
}

function isAsked({ seat, kind }: { seat: string; kind: string }, { asked }: SituationResult): string[] {
  if (asked.some((open) => open.seat === seat && open.kind === kind)) return []
  const instead = asked.map((open) => `${open.seat} is asked '${open.kind}'`).join(' and ') || 'nobody is asked anything'
  return [`asked: ${seat} should be asked '${kind}', but ${instead}.`]
}

function refusalByRule({ refused }: SituationResult, decision: number, rule: string): string[] {
  const problems = refused.find((refusal) => refusal.decision === decision)?.problems ?? []
  if (problems.some((problem) => problem.rule === rule)) return []
  const instead = problems.map((problem) => `${problem.rule ?? 'its form'} (${problem.message})`).join(', ')
  return [`decisions[${decision}] should be refused by ${rule}, but is by ${instead}.`]
}
