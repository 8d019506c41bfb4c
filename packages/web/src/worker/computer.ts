/** The page's end of the worker: asks it for decisions and for risks, and keeps its copy of the game up to date. */
import type { AslskEvent, AslskState, FireDeclaration, FirePreview } from '@firegroup/aslsk'
import { type Game, type OpenQuestion, type Seat, saveGame } from '@firegroup/kernel'
import type { Computer } from '@firegroup/table'
import type { FromWorker, ToWorker } from './messages.ts'

export interface Risk {
  readonly place: number
  /** Of 1. */
  readonly harm: number
  /** The residual fire that lies there, which is not in `harm`. */
  readonly residual: number
  /** The hexes of those who could fire. */
  readonly seenFrom: readonly number[]
}

export type Fates = FirePreview['targets']

export interface WorkerPort {
  postMessage(message: ToWorker): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  terminate(): void
}

export class WorkerComputer implements Computer {
  readonly #port: WorkerPort
  readonly #waiting = new Map<number, { resolve: (decision: unknown) => void; reject: (error: Error) => void }>()
  #game: Game<AslskState, AslskEvent> | null = null
  /** The decisions that the worker knows, by identity: what was taken back is noticed. */
  #known: readonly unknown[] | null = null
  #nextId = 1
  #risk: { readonly id: number; readonly tell: (risk: Risk) => void } | null = null

  constructor(port: WorkerPort) {
    this.#port = port
    port.onmessage = ({ data }) => this.#heard(data)
  }

  attach(game: Game<AslskState, AslskEvent>): void {
    this.#game = game
    this.#known = null
  }

  choose(open: OpenQuestion, level: string): Promise<unknown> {
    const id = this.#nextId++
    const news = this.#news()
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#port.postMessage({ type: 'choose', id, news, seat: open.seat, level })
    })
  }

  /** Tells the risk of each hex within reach as it is found; the next call, or `stopRisks`, ends it. */
  risks(units: readonly number[], mode: 'assault' | 'double' | undefined, tell: (risk: Risk) => void): void {
    const id = this.#nextId++
    this.#risk = { id, tell }
    this.#port.postMessage({ type: 'risk', id, news: this.#news(), units, mode })
  }

  /** What may become of each target of an attack. */
  fates(seat: Seat, declared: FireDeclaration): Promise<Fates> {
    const id = this.#nextId++
    const news = this.#news()
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (fates) => resolve(fates as Fates), reject })
      this.#port.postMessage({ type: 'fates', id, news, seat, declared })
    })
  }

  stopRisks(): void {
    if (!this.#risk) return
    this.#risk = null
    this.#port.postMessage({ type: 'stopRisk' })
  }

  close(): void {
    this.#port.terminate()
  }

  #news(): { from: number; decisions: Game<AslskState, AslskEvent>['log'] } {
    const game = this.#game
    if (!game) throw new Error('No game is attached.')
    const { log } = game
    const known = this.#known
    const goesOn = known !== null && known.length <= log.length && known.every((decision, i) => decision === log[i]!.decision)
    this.#known = log.map(({ decision }) => decision)
    if (goesOn) return { from: known.length, decisions: log.slice(known.length) }
    this.#port.postMessage({ type: 'open', save: saveGame(game) })
    return { from: log.length, decisions: [] }
  }

  #heard(message: FromWorker): void {
    if (message.type === 'risk') {
      if (this.#risk?.id === message.id) this.#risk.tell(message)
      return
    }
    if (message.type === 'riskDone') return
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.type === 'chosen') waiting?.resolve(message.decision)
    else if (message.type === 'fates') waiting?.resolve(message.fates)
    else {
      this.#known = null
      waiting?.reject(new Error(message.message))
    }
  }
}

export function startComputer(): WorkerComputer {
  return new WorkerComputer(
    new Worker(new URL('./computer.worker.ts', import.meta.url), { type: 'module', name: 'computer' }) as WorkerPort,
  )
}
