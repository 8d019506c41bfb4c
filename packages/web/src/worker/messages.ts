/** What the page and the computer's worker say to each other. */
import type { FireDeclaration, FirePreview } from '@firegroup/aslsk'
import type { LoggedDecision, Save, Seat } from '@firegroup/kernel'

/** A game to think about, as it stands. */
interface Open {
  readonly type: 'open'
  readonly save: Save
}

/** What has been decided since the worker last heard of it; `from` is how many decisions it must know already. */
interface News {
  readonly from: number
  readonly decisions: readonly LoggedDecision[]
}

interface Choose {
  readonly type: 'choose'
  readonly id: number
  readonly news: News
  readonly seat: Seat
  readonly level: string
}

/** How dangerous each hex within reach is. Answered hex by hex. */
interface AskRisk {
  readonly type: 'risk'
  readonly id: number
  readonly news: News
  readonly units: readonly number[]
  readonly mode: 'assault' | 'double' | undefined
}

/** What may become of each target of an attack: exact, and too slow for the page. */
interface AskFates {
  readonly type: 'fates'
  readonly id: number
  readonly news: News
  readonly seat: Seat
  readonly declared: FireDeclaration
}

interface StopRisk {
  readonly type: 'stopRisk'
}

export type ToWorker = Open | Choose | AskRisk | AskFates | StopRisk

export type FromWorker =
  | { readonly type: 'chosen'; readonly id: number; readonly decision: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | {
      readonly type: 'risk'
      readonly id: number
      readonly place: number
      readonly harm: number
      readonly residual: number
      readonly seenFrom: readonly number[]
    }
  | { readonly type: 'fates'; readonly id: number; readonly fates: FirePreview['targets'] }
  | { readonly type: 'riskDone'; readonly id: number }
