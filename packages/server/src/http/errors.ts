/** Refusals as people and programs read them: one sentence that says what is wrong and what to do. */
import type { Problem } from '@firegroup/kernel'

export class Refusal extends Error {
  readonly status: number
  readonly problems: readonly Problem[]

  constructor(status: number, ...problems: readonly Problem[]) {
    super(problems[0]?.message ?? 'Refused.')
    this.status = status
    this.problems = problems
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, { message: what })
export const malformed = (message: string): Refusal => new Refusal(400, { message })
export const unknownVisitor = (): Refusal => new Refusal(401, { message: 'Nobody knows you here yet. Open the page once more.' })
