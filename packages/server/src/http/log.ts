/** What a server writes down, a line of JSON each: which route was asked, how it ended and how long it took. Never what was said, and no secret. */
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

export interface Logging {
  readonly level: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Where the lines go; standard error where it is not given. */
  readonly stream?: { write(line: string): void }
}

/** Whatever else is written down one day: these fields never are. */
const SECRETS = ['password', 'token', 'code', 'invitation', 'watching', 'nonce', 'secret', 'cookie', 'authorization', 'key', 'url']

export function loggerOf(logging: Logging | undefined): NonNullable<FastifyServerOptions['logger']> {
  if (!logging || logging.level === 'silent') return false
  const { level, stream = process.stderr } = logging
  return {
    level,
    stream,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    serializers: { err: ({ name, message, stack }: Error) => ({ name, message, stack: stack ?? '' }) as never },
  }
}

/** One line for every request but those for files. The route is named as it is written in the program: what stands in its place may be nobody's business. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (route === undefined && reply.statusCode < 400) return
    const line = {
      method: request.method,
      route: route ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address: request.ip,
    }
    if (reply.statusCode >= 500) app.log.error(line, 'request failed')
    else if (reply.statusCode === 401 || reply.statusCode === 403 || reply.statusCode === 429) app.log.warn(line, 'request refused')
    else app.log.info(line, 'request')
  })
}
