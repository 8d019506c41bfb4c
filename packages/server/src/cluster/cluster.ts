/** This process among those that share its database: which tables are its own, and how it speaks with the others. */
import type { Told } from '@firegroup/table'
import type { Person } from '../people/people.ts'
import type { OpenDatabase } from '../store/database.ts'
import { ALONE, type Leases } from './leases.ts'
import { Post } from './post.ts'
import { type Attendance, type Letter, Relay } from './relay.ts'
import { SharedLeases } from './shared-leases.ts'

export interface ClusterEvents {
  /** Lets somebody of another process in at a table of ours; null where it is not ours. */
  admit(table: string, person: Person, send: (told: Told) => void, lost: () => void): Promise<Attendance | null>
  /** Another process has changed something about a table. */
  tell(table: string): Promise<void>
  /** A table was ours and is no longer. */
  lost(table: string): void
  /** A table whose process has died: whoever takes it goes on with it. */
  orphaned(table: string): Promise<void>
}

export interface Cluster {
  readonly leases: Leases
  start(events: ClusterEvents): Promise<void>
  /** Somebody here opens a table that is at another process. */
  enter(owner: string, table: string, person: Person, send: (told: Told) => void, lost: () => void): Attendance
  /** Tells the other processes that something about a table was changed here. */
  changed(table: string): void
  close(): Promise<void>
}

/** So many tables of processes that died are taken at a beat. */
const ADOPTED_AT_ONCE = 20

export function clusterOf({ db, url }: OpenDatabase): Cluster {
  return url === undefined ? NO_CLUSTER : shared(new SharedLeases(db), url)
}

/** A process that has its database for itself. */
const NO_CLUSTER: Cluster = {
  leases: ALONE,
  start: async () => undefined,
  enter: () => {
    throw new Error('There is no other process.')
  },
  changed: () => undefined,
  close: async () => undefined,
}

function shared(leases: SharedLeases, url: string): Cluster {
  let relay: Relay | null = null
  let adopting = false
  const post = new Post(
    url,
    leases.self,
    (from, letter) => relay?.hear(from, letter as Letter),
    () => relay?.living(new Set()),
  )
  const send = (to: string | null, letter: Letter): void => post.send(to, letter)
  const adopt = async (events: ClusterEvents): Promise<void> => {
    if (adopting) return
    adopting = true
    try {
      for (const table of await leases.orphans(ADOPTED_AT_ONCE)) await events.orphaned(table)
    } catch {
      // at the next beat once more
    } finally {
      adopting = false
    }
  }
  return {
    leases,
    async start(events) {
      relay = new Relay({ send, admit: (...guest) => events.admit(...guest), changed: (table) => void events.tell(table) })
      leases.onLost((table) => events.lost(table))
      leases.onBeat((living) => {
        relay?.living(living)
        void adopt(events)
      })
      await post.open()
      await leases.start()
    },
    enter: (owner, table, person, told, lost) => relay!.enter(owner, table, person, told, lost),
    changed: (table) => send(null, { type: 'changed', table }),
    async close() {
      await leases.close()
      relay?.close()
      await post.close()
    },
  }
}
