import { grouped, numberWord, plural } from '@firegroup/kernel/words'

/** A side as the scenario calls it; a situation names only its nation, and then it goes by the adjective: 'Germans', 'British'. */
export function peopleOf(side: { readonly name: string; readonly nation: string }, adjective: string, same: RegExp): string {
  if (side.name !== side.nation) return side.name
  return same.test(adjective) ? adjective : `${adjective}s`
}

/** How a game calls its kinds of units. */
interface KindWords<K> {
  readonly several: (kind: K) => string
  readonly single: (kind: K, label: string) => string
}

/** Units of these kinds in a few words: '8-1', 'two squads'; those of one kind but of different values by their values. */
export function itemsByKind<K>(
  types: readonly { readonly kind: K; readonly label: string }[],
  kinds: readonly K[],
  { several, single }: KindWords<K>,
): string[] {
  return kinds.flatMap((kind) => {
    const labels = types.filter((type) => type.kind === kind).map(({ label }) => label)
    if (labels.length > 1 && new Set(labels).size === 1) return [`${numberWord(labels.length)} ${several(kind)}`]
    return grouped(
      labels,
      (label, count) => `${numberWord(count)} ${several(kind)} ${label}`,
      (label) => single(kind, label),
    )
  })
}

/** Several weapons: 'the LMG', 'two MMGs'. */
export function weaponsByName(names: readonly string[]): string[] {
  return grouped(names, plural, (name) => `the ${name}`)
}

/** What there is in a place: 'K5, stone building. Russian: leader 8-1, two squads 4-4-7, MMG. On the ground: LMG. Smoke +2.' */
export function placeWords(
  place: string,
  forces: readonly { readonly adjective: string; readonly counters: readonly string[] }[],
  lying: readonly string[],
  markers: readonly string[],
): string {
  const sides = forces.flatMap(({ adjective, counters }) => (counters.length > 0 ? [`${adjective}: ${counters.join(', ')}`] : []))
  const ground = lying.length > 0 ? [`On the ground: ${grouped(lying, plural).join(', ')}`] : []
  return `${[place, ...sides, ...ground, ...markers].join('. ')}.`
}

/** Words that begin with one of these singulars, with its plural instead: 'squad 4-6-7 broken' to 'squads 4-6-7 broken'. */
export function pluralKind(words: string, kinds: Iterable<readonly [one: string, more: string]>): string {
  for (const [one, more] of kinds) if (words.startsWith(`${one} `)) return more + words.slice(one.length)
  return words
}
