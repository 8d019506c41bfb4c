/** A program with a token of somebody who has a name. */
import { randomBytes } from 'node:crypto'
import { commitmentTo } from '@firegroup/table'
import { Player } from './player.ts'

export class Program {
  readonly owner: Player
  readonly token: string
  readonly #part = randomBytes(32).toString('hex')

  private constructor(owner: Player, token: string) {
    this.owner = owner
    this.token = token
  }

  static async of(address: string, name: string): Promise<Program> {
    const owner = new Player(address)
    await owner.post('/api/visit')
    await owner.post('/api/name', { name, password: 'correct horse battery' })
    const { body } = await owner.post<{ readonly token: string }>('/api/account/tokens', { label: 'a bot' })
    return new Program(owner, body.token)
  }

  async call<T>(path: string, body?: unknown): Promise<{ readonly status: number; readonly body: T }> {
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' }
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${this.owner.address}/api/v1${path}`, init)
    return { status: answer.status, body: (await answer.json()) as T }
  }

  /** Both are ready and tell their parts of the key. */
  async begin(table: string, friend: Program): Promise<void> {
    for (const each of [this, friend]) await each.call(`/tables/${table}/say`, { type: 'ready', commitment: commitmentTo(each.#part) })
    for (const each of [this, friend]) await each.call(`/tables/${table}/say`, { type: 'tell', nonce: each.#part })
  }
}
