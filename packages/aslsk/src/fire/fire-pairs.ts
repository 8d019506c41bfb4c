import { adjacent, neighbours } from '../map/terrain.ts'
import type { AslskState, Location } from '../state.ts'
import { fireCandidates, fireOfGroup, partOf } from './candidates.ts'
import type { FireDeclaration, Occasion } from './declaration.ts'
import type { Part } from './groups.ts'
import { Pairs } from './pairs.ts'
import { firingPosts, type Post, reachesAndSees } from './posts.ts'
import { placesToNotice } from './target-places.ts'

/**
 * All fire attacks of a fire phase, by the hex that fires and the one that is fired at. A group of hexes that fire together stands with the first of them, behind
 * what that fires by itself.
 */
export class FirePairs extends Pairs<Post, FireDeclaration> {
  readonly #s: AslskState
  readonly #occasion: Occasion
  readonly #posts: readonly Post[]
  #listed: readonly FireDeclaration[] | undefined
  #byPlace: Map<Location, number> | undefined
  #last: { readonly of: Post; readonly at: Location; readonly part: Part | null } | undefined

  constructor(s: AslskState, occasion: Occasion) {
    super()
    this.#s = s
    this.#occasion = occasion
    this.#posts = firingPosts(s, occasion)
    if (this.#posts.length === 0) return
    const among = placesToNotice(s, occasion).withMenByColumn
    for (const post of this.#posts) this.addReach(post, post.place, post.reach, among, mostBySelf(post) + (this.#posts.length > 1 ? 1 : 0))
  }

  list(): readonly FireDeclaration[] {
    this.#listed ??= fireCandidates(this.#s, this.#occasion)
    return this.#listed
  }

  protected nth(of: Post, at: Location, n: number): FireDeclaration | null {
    const part = this.#partOf(of, at)
    if (part === null) return null
    return n < mostBySelf(of) ? (part.found[n] ?? null) : this.#groupFrom(of, at, part)
  }

  /** What a hex fires at another; null where that is out of its reach or sight. Whoever looks into one slot after the other asks for the same again. */
  #partOf(of: Post, at: Location): Part | null {
    if (this.#last?.of === of && this.#last.at === at) return this.#last.part
    const part = reachesAndSees(this.#s, of, at) ? partOf(this.#s, this.#occasion, of.place, at) : null
    this.#last = { of, at, part }
    return part
  }

  /** 3.2.2: the group of all hexes that are linked with this one, if it is the first of them. */
  #groupFrom(first: Post, at: Location, own: Part): FireDeclaration | null {
    if (!isLink(own)) return null
    const begin = this.#indexOf(first.place)!
    const parts = new Map([[begin, own]])
    const met = new Set([begin])
    for (const [from] of parts)
      for (const beside of this.#beside(this.#posts[from]!)) {
        if (met.has(beside)) continue
        met.add(beside)
        const part = this.#partOf(this.#posts[beside]!, at)
        if (!part || !isLink(part)) continue
        if (beside < begin) return null
        parts.set(beside, part)
      }
    if (parts.size === 1) return null
    const inOrder = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part)
    return fireOfGroup(this.#s, this.#occasion, at, inOrder)
  }

  /** A.8: what is ADJACENT to Locations inside hexes is another matter than where ways lead. */
  #beside({ place }: Post): readonly number[] {
    const s = this.#s
    const around = s.setting.places
      ? this.#posts.flatMap((post) => (adjacent(s, place, post.place) ? [post.place] : []))
      : neighbours(s, place)
    return around.flatMap((other) => this.#indexOf(other) ?? [])
  }

  #indexOf(place: Location): number | undefined {
    this.#byPlace ??= new Map(this.#posts.map((post, i) => [post.place, i]))
    return this.#byPlace.get(place)
  }
}

/** Whether a hex may be one of a group. */
function isLink({ asOne, links }: Part): boolean {
  return asOne && links
}

/**
 * What can come of one hex at most, as `partOf` goes about it. Without Weapons its units fire as one or each for itself; with Weapons there is what is left to a
 * leader with a MG, each unit as it would fire and without its Weapon, and each Weapon with a leader and without.
 */
function mostBySelf({ units, weapons }: Post): number {
  return weapons === 0 ? units : 2 + units + Math.min(units, weapons) + 2 * weapons
}
