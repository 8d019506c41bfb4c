import type { Told } from '@firegroup/table'
import type { Cluster, ClusterEvents } from '../cluster/cluster.ts'
import type { Lease } from '../cluster/leases.ts'
import type { Attendance } from '../cluster/relay.ts'
import type { Person } from '../people/people.ts'
import type { AtHand } from '../tables/presence.ts'
import { Room, type RoomParts } from './room.ts'

type Send = (told: Told) => void

/** The rooms in which somebody is, at this process; those at others are reached through it. */
export class Rooms implements ClusterEvents {
  readonly #parts: RoomParts
  readonly #cluster: Cluster
  readonly #rooms = new Map<string, Room>()
  /** Who is told when a table is lost to another process. */
  readonly #losing = new Map<string, Set<() => void>>()

  constructor(parts: RoomParts, cluster: Cluster) {
    this.#parts = parts
    this.#cluster = cluster
  }

  get count(): number {
    return this.#rooms.size
  }

  at(id: string): Room {
    let room = this.#rooms.get(id)
    if (!room) {
      room = new Room(id, this.#parts)
      this.#rooms.set(id, room)
    }
    return room
  }

  /** Those who have a table open at this process. */
  present(id: string): readonly AtHand[] {
    return [...(this.#rooms.get(id)?.guests ?? [])]
  }

  left(id: string): void {
    if (this.#rooms.get(id)?.empty) this.#rooms.delete(id)
  }

  /** Somebody opens a table, whichever process has it. `lost` says that it went to another: he opens it once more then. */
  async enter(id: string, person: Person, send: Send, lost: () => void): Promise<Attendance> {
    const lease = await this.#cluster.leases.take(id)
    return typeof lease === 'string' ? this.#cluster.enter(lease, id, person, send, lost) : this.#enterHere(id, lease, person, send, lost)
  }

  /** The match of a table is taken from it before anything was decided. */
  gatherAgain(id: string): void {
    this.#rooms.get(id)?.gatherAgain()
  }

  sweep(): void {
    for (const room of this.#rooms.values()) room.sweep()
  }

  /** A table was changed by somebody who may not be in it. */
  async changed(id: string): Promise<void> {
    this.#cluster.changed(id)
    await this.tell(id)
  }

  async admit(id: string, person: Person, send: Send, lost: () => void): Promise<Attendance | null> {
    const lease = await this.#cluster.leases.take(id)
    return typeof lease === 'string' ? null : this.#enterHere(id, lease, person, send, lost)
  }

  async tell(id: string): Promise<void> {
    const room = this.#rooms.get(id)
    await room?.tell()
  }

  lost(id: string): void {
    this.#rooms.delete(id)
    void this.#parts.matches.drop(id)
    const losing = this.#losing.get(id) ?? []
    this.#losing.delete(id)
    for (const lost of losing) lost()
  }

  /** Computers go on; people come back by themselves. */
  async orphaned(id: string): Promise<void> {
    const { tables, matches } = this.#parts
    const found = await tables.find(id)
    const asked = found?.table.stage === 'playing' ? await tables.waiting(id) : []
    const goesOn = found?.seats.some(({ seat, computer }) => computer !== null && asked.includes(seat)) ?? false
    if (goesOn) {
      const entered = await matches.enter(id)
      if (typeof entered === 'string') return
      entered.match.goOn()
      entered.leave()
    } else {
      const lease = await this.#cluster.leases.take(id)
      if (typeof lease !== 'string') lease.leave()
    }
  }

  async #enterHere(id: string, lease: Lease, person: Person, send: Send, lost: () => void): Promise<Attendance> {
    const losing = this.#losing.get(id) ?? new Set()
    this.#losing.set(id, losing)
    losing.add(lost)
    const out = (): void => {
      losing.delete(lost)
      if (losing.size === 0 && this.#losing.get(id) === losing) this.#losing.delete(id)
      this.left(id)
      lease.leave()
    }
    try {
      const { hear, leave } = await this.at(id).enter(person, send)
      let isHere = true
      return {
        hear,
        leave: () => {
          if (!isHere) return
          isHere = false
          leave()
          out()
        },
      }
    } catch (error) {
      out()
      throw error
    }
  }
}
