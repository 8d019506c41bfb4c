import type { MatchRecord, MatchStore, MatchSummary } from './record.ts'

/** Keeps matches as long as the program runs: for tests, and where nothing better is to be had. */
export class MemoryStore implements MatchStore {
  readonly #kept = new Map<string, { readonly text: string; readonly summary: MatchSummary }>()

  async list(): Promise<readonly MatchSummary[]> {
    return [...this.#kept.values()].map(({ summary }) => summary)
  }

  async load(id: string): Promise<unknown> {
    const kept = this.#kept.get(id)
    return kept ? JSON.parse(kept.text) : null
  }

  async save(record: MatchRecord, summary: MatchSummary): Promise<void> {
    this.#kept.set(record.id, { text: JSON.stringify(record), summary })
  }

  async remove(id: string): Promise<void> {
    this.#kept.delete(id)
  }
}
