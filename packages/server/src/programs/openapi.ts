/** The document of the API, made of the very list that answers it. */
import { listOf, record, text } from '@firegroup/kernel'
import { type ProgramRoute, ROUTES } from './routes.ts'

export const BASE = '/api/v1'

const problems = record({ problems: listOf(record({ message: text({ max: 1000 }) })) }).json()
const REFUSED: { readonly [status: string]: string } = {
  400: 'The body does not fit the schema.',
  401: 'The token is missing, unknown or revoked.',
  404: 'There is no such table for you.',
  409: 'The rules or the table refuse it.',
  429: 'Too many requests.',
}

export function openApi(): object {
  const paths: { [path: string]: { [method: string]: object } } = {}
  for (const route of ROUTES) paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Firegroup',
      version: '1',
      description:
        'Play at online tables from a program of your own. A decision counts as one of the page, and a program is told what its seat may know.',
    },
    servers: [{ url: BASE }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'Made in your account, told once, revoked there.' } },
      schemas: { Problems: problems },
    },
  }
}

function operationOf({ name, summary, about, body, answer, streams, path }: ProgramRoute): object {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, each]) => ({
    name: each,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const type = streams ? 'application/x-ndjson' : 'application/json'
  const refusals = Object.entries(REFUSED).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Problems' } } } },
  ])
  return {
    operationId: name,
    summary,
    ...(about ? { description: about } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body.json() } } } } : {}),
    responses: { 200: { description: answer, content: { [type]: {} } }, ...Object.fromEntries(refusals) },
  }
}
