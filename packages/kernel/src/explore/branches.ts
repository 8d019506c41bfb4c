/** A point where chance decides: what it can come to, and which of these is gone through now. */
export interface Branch {
  chosen: number
  /** One for each thing that it can come to: the dice, or the place in a bag, that stand for it. */
  readonly results: readonly (readonly number[])[]
  /** In how many of `of` ways each comes about. */
  readonly weights: readonly bigint[]
  readonly of: bigint
}

/** What a roll or a draw comes to for what follows: those with the same answer need not be told apart. */
export type ComesTo<T> = (rolled: T) => string | number | boolean

/** The last branch after `from` that has something left takes it; those behind it are yet to be met. */
export function nextPath(path: Branch[], from: number): boolean {
  while (path.length > from) {
    const last = path[path.length - 1]!
    if (last.chosen + 1 < last.results.length) {
      path[path.length - 1] = { ...last, chosen: last.chosen + 1 }
      return true
    }
    path.pop()
  }
  return false
}

export function rollBranch(count: number, sides: number, comesTo: ComesTo<readonly number[]> | undefined): Branch {
  return branchOver(facesOf(count, sides), comesTo)
}

export function drawBranch<T>(bag: readonly T[], comesTo: ComesTo<T> | undefined): Branch {
  return branchOver(
    bag.map((_, i) => [i]),
    comesTo && (([i]) => comesTo(bag[i!]!)),
  )
}

function branchOver(all: readonly (readonly number[])[], comesTo: ComesTo<readonly number[]> | undefined): Branch {
  const of = BigInt(all.length)
  if (!comesTo) return { chosen: 0, results: all, weights: all.map(() => 1n), of }
  const meanings = new Map<string | number | boolean, number>()
  const results: (readonly number[])[] = []
  const ways: number[] = []
  for (const each of all) {
    const meaning = comesTo(each)
    const known = meanings.get(meaning)
    if (known !== undefined) ways[known]!++
    else {
      meanings.set(meaning, results.length)
      results.push(each)
      ways.push(1)
    }
  }
  return { chosen: 0, results, weights: ways.map(BigInt), of }
}

const FACES = new Map<string, readonly (readonly number[])[]>()

/** All falls of some dice, in order. */
function facesOf(count: number, sides: number): readonly (readonly number[])[] {
  const name = `${count}d${sides}`
  const known = FACES.get(name)
  if (known) return known
  let falls: readonly (readonly number[])[] = [[]]
  for (let die = 0; die < count; die++) falls = falls.flatMap((fall) => Array.from({ length: sides }, (_, face) => [...fall, face + 1]))
  FACES.set(name, falls)
  return falls
}
