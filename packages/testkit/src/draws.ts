import type { Chance, Question } from '@firegroup/kernel'

/**
 * All that can be drawn of a question, each as often as there are slots for it: every number that the first die could show is tried, and where there is nothing
 * the draw is given up. Each candidate is as likely as the others if each is here once.
 */
export function everyDraw(question: Question<unknown>): unknown[] {
  const found: unknown[] = []
  let slots = 1
  for (let slot = 0; slot < slots; slot++) {
    const look = new OneLook(slot)
    try {
      found.push(question.draw!(look, 'every draw'))
    } catch (error) {
      if (!(error instanceof Empty)) throw error
    }
    slots = look.sides
  }
  return found
}

class Empty extends Error {}

/** Shows one number, and nothing more. */
class OneLook implements Chance {
  position = 0
  sides = 0
  readonly #shows: number

  constructor(shows: number) {
    this.#shows = shows
  }

  die(sides: number): number {
    if (this.position++ > 0) throw new Empty()
    this.sides = sides
    return this.#shows + 1
  }

  pick(): number {
    throw new Error('A draw rolls dice and nothing else.')
  }

  shuffle(): void {
    throw new Error('A draw rolls dice and nothing else.')
  }

  copy(): OneLook {
    return new OneLook(this.#shows)
  }
}
