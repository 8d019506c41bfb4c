/** One thing that is wrong with a map file: where, and what, as one sentence when joined by a colon. */
export interface MapProblem {
  readonly path: string
  readonly message: string
}

export function describeProblem(problem: MapProblem): string {
  return problem.path === '' ? `The map ${problem.message}.` : `${problem.path}: ${problem.message}.`
}

const MOST_PROBLEMS = 100

/** Reads untrusted JSON piece by piece: a piece that is not what it should be adds a problem and reads as undefined. */
export class Reader {
  readonly problems: MapProblem[] = []

  report(path: string, message: string): undefined {
    if (this.problems.length < MOST_PROBLEMS) this.problems.push({ path, message })
    return undefined
  }

  /** A plain object with no keys but these; own keys only, so "__proto__" is an unknown key like any other. */
  object(value: unknown, path: string, required: readonly string[], optional: readonly string[] = []): Map<string, unknown> | undefined {
    const fields = this.record(value, path)
    if (!fields) return undefined
    const before = this.problems.length
    for (const key of fields.keys()) {
      if (!required.includes(key) && !optional.includes(key)) this.report(path, `has an unknown key ${JSON.stringify(key)}`)
    }
    for (const key of required) if (!fields.has(key)) this.report(path, `lacks the key "${key}"`)
    return this.problems.length === before ? fields : undefined
  }

  record(value: unknown, path: string): Map<string, unknown> | undefined {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return this.report(path, `must be an object, not ${kind(value)}`)
    return new Map(Object.entries(value))
  }

  array(value: unknown, path: string, least: number, most: number): readonly unknown[] | undefined {
    if (!Array.isArray(value)) return this.report(path, `must be a list, not ${kind(value)}`)
    const items: readonly unknown[] = value
    if (items.length < least) return this.report(path, `needs at least ${least} entries and has ${items.length}`)
    if (items.length > most) return this.report(path, `may have at most ${most} entries and has ${items.length}`)
    return items
  }

  integer(value: unknown, path: string, least: number, most: number): number | undefined {
    if (typeof value !== 'number' || !Number.isInteger(value)) return this.report(path, `must be an integer, not ${kind(value)}`)
    if (value < least || value > most) return this.report(path, `must be from ${least} to ${most}, not ${value}`)
    // -0 is an integer to JSON but not to Object.is: one zero is enough.
    return value === 0 ? 0 : value
  }

  text(value: unknown, path: string, longest: number): string | undefined {
    if (typeof value !== 'string') return this.report(path, `must be a text, not ${kind(value)}`)
    if (value.length === 0 || value.length > longest)
      return this.report(path, `must have 1 to ${longest} characters and has ${value.length}`)
    return value
  }

  name(value: unknown, path: string, pattern: RegExp, what: string): string | undefined {
    if (typeof value !== 'string') return this.report(path, `must be a text, not ${kind(value)}`)
    return pattern.test(value) ? value : this.report(path, `${shown(value)} is not ${what}`)
  }

  choice<T extends string>(value: unknown, path: string, choices: readonly T[]): T | undefined {
    const found = choices.find((choice) => choice === value)
    return found ?? this.report(path, `must be ${choices.map((choice) => `"${choice}"`).join(' or ')}, not ${shown(value)}`)
  }
}

function kind(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'number') return `${value}`
  return typeof value === 'string'
    ? `the text ${shown(value)}`
    : value === undefined
      ? 'nothing'
      : typeof value === 'object'
        ? 'an object'
        : `a ${typeof value}`
}

function shown(value: unknown): string {
  if (typeof value !== 'string') return kind(value)
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)
}
