/** Names as people choose them, and passwords as far as they are asked for. */
import type { Problem } from '@firegroup/kernel'

const SHORTEST_PASSWORD = 10
const LONGEST_PASSWORD = 200
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}_ .-]{1,23}$/u

/** By what a name is found: written alike is the same name. */
export const keyOfName = (name: string): string => name.normalize('NFKC').toLowerCase()

export function nameProblem(name: string): Problem | null {
  return NAME.test(name) ? null : { message: 'A name has 2 to 24 letters, digits, spaces or . _ -, and begins with a letter or digit.' }
}

export function passwordProblem(password: string): Problem | null {
  if (password.length < SHORTEST_PASSWORD) return { message: `A password has at least ${SHORTEST_PASSWORD} characters.` }
  return password.length > LONGEST_PASSWORD ? { message: `A password has at most ${LONGEST_PASSWORD} characters.` } : null
}

export const takenProblem = (name: string): Problem => ({ message: `The name ${name} is taken. Choose another.` })
