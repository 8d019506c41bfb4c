/** Routes of notices: what somebody wants to be told, in which browsers, and at which address. */
import { flag, integer, oneOf, optional, record, text } from '@firegroup/kernel'
import type { FastifyInstance } from 'fastify'
import { endpointProblem } from '../notices/addresses.ts'
import { addressProblem } from '../notices/mail.ts'
import type { Notices } from '../notices/notices.ts'
import { isZone } from '../notices/quiet.ts'
import { deviceIdOf } from '../notices/wishes.ts'
import { Allowance } from './allowance.ts'
import { malformed, notFound, Refusal } from './errors.ts'
import { read } from './read.ts'
import type { Visitors } from './visitors.ts'

const minute = integer(0, 1439)
const wishSchema = record({
  turns: flag(),
  reminders: flag(),
  quiet: optional(record({ from: minute, to: minute })),
  zone: text({ max: 60 }),
})
const base64url = (max: number) => text({ max, pattern: /^[\w-]+=*$/, what: 'base64url' })
const deviceSchema = record({
  endpoint: text({ max: 1000 }),
  p256dh: base64url(120),
  auth: base64url(60),
  wording: oneOf('sentence', 'plain'),
})
const renewSchema = record({ endpoint: text({ max: 1000 }), p256dh: base64url(120), auth: base64url(60) })
const mailSchema = record({ address: text({ max: 200 }) })
const linkSchema = record({ link: text({ max: 200 }) })

interface Parts {
  readonly notices: Notices
  readonly now: () => string
}

export function noticeRoutes(app: FastifyInstance, { notices, now }: Parts, visitors: Visitors): void {
  const { wishes, outbox } = notices
  const { mail, inside = false } = notices.options
  const tests = new Allowance(3, 0.02)
  const letters = new Allowance(3, 1 / 1200)

  app.get('/api/notices', async (request) => {
    const visitor = await visitors.knownVisitor(request)
    const { person } = visitor
    const devices = await wishes.devicesOf(person.id)
    return {
      key: notices.keys.vapid.publicKey,
      mail: mail !== undefined,
      ...(await wishes.of(person.id)),
      devices: devices.map((each) => {
        const { id, device, wording, created } = each
        return { id, device, wording, created, here: wishes.isHere(each, visitor) }
      }),
    }
  })
  app.post('/api/notices/wishes', async (request) => {
    const person = await visitors.known(request)
    const { turns, reminders, quiet, zone } = read(wishSchema, request.body)
    if (!isZone(zone)) throw malformed('There is no such time zone.')
    await wishes.wish(person.id, { turns, reminders, quiet: quiet ?? null, zone })
    return {}
  })

  app.post('/api/notices/devices', async (request) => {
    const visitor = await visitors.knownVisitor(request)
    const { wording, ...subscription } = read(deviceSchema, request.body)
    const wrong = inside ? null : endpointProblem(subscription.endpoint)
    if (wrong) throw malformed(wrong)
    const problem = await wishes.addDevice(visitor, subscription, wording)
    if (problem) throw new Refusal(409, problem)
    return { id: deviceIdOf(subscription.endpoint) }
  })
  /** A push service has given this browser another address. */
  app.post('/api/notices/devices/renew', async (request) => {
    const visitor = await visitors.knownVisitor(request)
    const subscription = read(renewSchema, request.body)
    const wrong = inside ? null : endpointProblem(subscription.endpoint)
    if (wrong) throw malformed(wrong)
    const problem = await wishes.renewDevice(visitor, subscription)
    if (problem) throw new Refusal(409, problem)
    return { id: deviceIdOf(subscription.endpoint) }
  })
  app.post<{ Params: { id: string } }>('/api/notices/devices/:id/remove', async (request) => {
    await wishes.removeDevice(request.params.id, (await visitors.known(request)).id)
    return {}
  })
  app.post('/api/notices/test', async (request) => {
    const person = await visitors.known(request)
    const devices = await wishes.devicesOf(person.id)
    if (devices.length === 0) throw new Refusal(409, { message: 'No browser of yours takes notices yet.' })
    if (!tests.take(person.id)) throw new Refusal(429, { message: 'Three tests are enough for now. Wait a minute.' })
    const due = now()
    await outbox.put(devices.map(({ id }) => ({ kind: 'test', person: person.id, channel: id, due, about: due })))
    await notices.look()
    return {}
  })

  app.post('/api/notices/mail', async (request) => {
    const person = await visitors.known(request)
    if (!mail) throw new Refusal(409, { message: 'This server sends no mail.' })
    if (!person.named) throw new Refusal(409, { message: 'Take a name first: mails go to names, not to guests.' })
    const { address } = read(mailSchema, request.body)
    const problem = addressProblem(address)
    if (problem) throw malformed(problem)
    if (!letters.take(person.id) || !letters.take(`to ${address.toLowerCase()}`))
      throw new Refusal(429, { message: 'Enough mails were sent for now. Try it again in an hour.' })
    await wishes.setAddress(person.id, address)
    const due = now()
    await outbox.put([{ kind: 'confirm', person: person.id, channel: 'mail', due, about: `${address} ${due}` }])
    await notices.look()
    return {}
  })
  app.post('/api/notices/mail/remove', async (request) => {
    await wishes.setAddress((await visitors.known(request)).id, null)
    return {}
  })
  /** Whoever holds the link that was sent to an address has that address. */
  app.post('/api/notices/mail/confirm', async (request) => {
    if (!(await notices.confirm(read(linkSchema, request.body).link))) throw notFound('This link is too old, or for another address.')
    return {}
  })

  /** One click in a mail program: it says so in a form. */
  void app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => done(null, { body }))
    forms.post<{ Params: { link: string } }>('/api/notices/unsubscribe/:link', async (request) => {
      if (!(await notices.unsubscribe(request.params.link)))
        throw notFound('This link is no longer good. Notices are ended in Firegroup, too.')
      return {}
    })
  })
}
