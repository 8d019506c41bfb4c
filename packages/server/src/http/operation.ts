/** For whoever runs the server: whether it is well, and its figures. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Metrics } from '../metrics.ts'
import { digestOf } from '../secrets.ts'
import type { Database } from '../store/database.ts'
import { isThisComputer } from './admission.ts'
import { Refusal } from './errors.ts'

interface OperationParts {
  readonly db: Database
  readonly metrics: Metrics
  /** What opens the figures to others than this computer; without it, nobody else sees them. */
  readonly metricsToken?: string | undefined
  /** It finishes what it has begun, and takes nothing new. */
  readonly isStopping: () => boolean
}

export function operationRoutes(app: FastifyInstance, { db, metrics, metricsToken, isStopping }: OperationParts): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (route === undefined) return
    metrics.requests.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })

  const health = async (): Promise<{ readonly ok: true }> => {
    if (isStopping()) throw new Refusal(503, { message: 'The server is about to stop.' })
    try {
      await sql`SELECT 1`.execute(db)
    } catch {
      throw new Refusal(503, { message: 'The database does not answer.' })
    }
    return { ok: true }
  }
  app.get('/health', health)
  app.get('/api/health', health)
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisComputer(request) && !holdsToken(request, metricsToken))
      throw new Refusal(403, { message: 'The figures are for this computer alone, or for whoever has their token.' })
    reply.header('content-type', metrics.contentType)
    return metrics.text()
  })
}

/** Whoever comes through a proxy comes from elsewhere, whatever the proxy says. */
function isFromThisComputer({ ip, headers }: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via'].some((name) => headers[name])
  return !isForwarded && isThisComputer(ip)
}

function holdsToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false
  return timingSafeEqual(Buffer.from(digestOf(headers.authorization ?? '')), Buffer.from(digestOf(`Bearer ${token}`)))
}
