/** What whoever runs a server can see of it from outside, for Prometheus: counts and times, of nobody in particular. */
import type { Told } from '@firegroup/table'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface Watched {
  readonly rooms: { readonly count: number }
  readonly matches: { readonly count: number }
  readonly computers: { readonly queued: number }
}

export class Metrics {
  readonly #registry = new Registry()
  readonly frames: Counter
  readonly sockets: Gauge
  readonly requests: Histogram<'method' | 'route' | 'status'>
  readonly #rulings: Counter<'verdict'>
  readonly #refusals: Counter

  constructor({ rooms, matches, computers }: Watched) {
    const registers = [this.#registry]
    this.frames = new Counter({ name: 'firegroup_frames_total', help: 'Frames that came in by sockets.', registers })
    this.sockets = new Gauge({ name: 'firegroup_sockets', help: 'Sockets that are open.', registers })
    this.requests = new Histogram({
      name: 'firegroup_request_seconds',
      help: 'Requests by route and status, with the time they took.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    })
    this.#rulings = new Counter({
      name: 'firegroup_decisions_total',
      help: 'Decisions that were answered, by verdict: made, stale or refused.',
      labelNames: ['verdict'],
      registers,
    })
    this.#refusals = new Counter({ name: 'firegroup_refusals_total', help: 'Frames that were refused.', registers })
    this.#watch('firegroup_rooms', 'Tables that somebody has open.', () => rooms.count)
    this.#watch('firegroup_matches_awake', 'Matches in memory.', () => matches.count)
    this.#watch('firegroup_thoughts_queued', 'Decisions that computer players have not begun to think about.', () => computers.queued)
    collectDefaultMetrics({ register: this.#registry })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  /** Something was told to somebody. */
  told(told: Told): void {
    if (told.type === 'refused') this.#refusals.inc()
    else if (told.type === 'chair' && told.message.type === 'ruling') {
      const { ruling } = told.message
      this.#rulings.inc({ verdict: ruling.ok ? 'made' : ruling.stale ? 'stale' : 'refused' })
    }
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }

  #watch(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read())
      },
    })
  }
}
