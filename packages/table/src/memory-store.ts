import type { LoggedDecision } from '@firegroup/kernel'
import type { KeptOrders } from './orders/standing.ts'
import type { MatchRecord } from './record.ts'
import { type Continuation, type MatchStore, type MatchSummary, refuseStale, StaleWrite, standOf } from './store.ts'

interface Kept {
  /** Everything but the decisions, as text: nobody can change what is kept. */
  readonly rest: string
  /** One text each. */
  readonly decisions: readonly string[]
  readonly after: Continuation['after']
  readonly summary: MatchSummary
}

/** Keeps matches as long as the program runs: for tests, and where nothing better is to be had. */
export class MemoryStore implements MatchStore {
  readonly #kept = new Map<string, Kept>()
  readonly #orders = new Map<string, string>()

  async list(): Promise<readonly MatchSummary[]> {
    return [...this.#kept.values()].map(({ summary }) => summary)
  }

  async load(id: string): Promise<unknown> {
    const kept = this.#kept.get(id)
    if (!kept) return null
    const record = JSON.parse(kept.rest) as MatchRecord
    return { ...record, save: { ...record.save, decisions: kept.decisions.map((text) => JSON.parse(text)) } }
  }

  async save(record: MatchRecord, summary: MatchSummary): Promise<void> {
    const { decisions } = record.save
    const rest = JSON.stringify({ ...record, save: { ...record.save, decisions: [] } })
    this.#kept.set(record.id, { rest, decisions: decisions.map(text), after: standOf(decisions), summary })
  }

  async append(id: string, { after, keep, decisions, checkpoint, practice, ended, summary }: Continuation): Promise<void> {
    const kept = this.#kept.get(id)
    if (!kept) throw new StaleWrite()
    refuseStale(kept.after, after)
    const all = [...kept.decisions.slice(0, keep), ...decisions.map(text)]
    const last = all.at(-1)
    const record = JSON.parse(kept.rest) as MatchRecord
    const practised = { ...(practice ? { practice } : {}), ...(ended ? { ended } : {}) }
    const rest = {
      ...record,
      ...practised,
      played: summary.played,
      save: { ...record.save, checkpoint: checkpoint ?? record.save.checkpoint },
    }
    const now = { decisions: all.length, hash: last === undefined ? undefined : (JSON.parse(last) as LoggedDecision).hash }
    this.#kept.set(id, { rest: JSON.stringify(rest), decisions: all, after: now, summary })
  }

  async remove(id: string): Promise<void> {
    this.#kept.delete(id)
    this.#orders.delete(id)
  }

  async orders(id: string): Promise<{ readonly [seat: string]: unknown }> {
    return JSON.parse(this.#orders.get(id) ?? '{}')
  }

  async keepOrders(id: string, seat: string, kept: KeptOrders): Promise<void> {
    this.#orders.set(id, JSON.stringify({ ...(await this.orders(id)), [seat]: kept }))
  }
}

const text = (decision: unknown): string => JSON.stringify(decision)
