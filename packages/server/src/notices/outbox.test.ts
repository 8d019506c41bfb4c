import { describe, expect, test } from 'vitest'
import { databases } from '../../test/databases.ts'
import { endpointProblem, isInside, lookupOutside } from './addresses.ts'
import { noticeOptionsFrom } from './from-env.ts'
import { openLink, sealLink } from './keys.ts'
import { span } from './letters.ts'
import { addressProblem } from './mail.ts'
import { later, Outbox } from './outbox.ts'
import { quietUntil } from './quiet.ts'

describe.each(databases())('on %s', (_, open) => {
  test('a notice is there once however often it is written down; two processes never send the same, and what one of them drops the other picks up', async () => {
    await using base = await open()
    let now = '2026-11-16T12:00:00.000Z'
    const person = { id: 'p', name: 'p', taken_name: null, password: null, created: now, seen: now, banned: 0 }
    await base.db.insertInto('people').values(person).execute()
    const [one, two] = [new Outbox(base.db, base.dialect, () => now), new Outbox(base.db, base.dialect, () => now)]
    const notices = Array.from({ length: 30 }, (_, i) => ({ kind: 'test', person: 'p', channel: 'c', due: now, about: String(i) }) as const)
    await Promise.all([one.put(notices), two.put(notices)])
    const claimed = await Promise.all([one.claim(), two.claim()])
    const ids = claimed.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...ids, ...(await one.claim()).map(({ id }) => id)]).toHaveLength(30)
    await one.sent(ids[0]!)
    now = later(now, 61_000)
    const again = [...(await two.claim()), ...(await two.claim())].map(({ id }) => id)
    expect(again).toHaveLength(29)
    expect(again).not.toContain(ids[0])
    // sent is sent: writing it down once more changes nothing
    await one.put(notices)
    now = later(now, 61_000)
    for (let left = await one.claim(); left.length > 0; left = await one.claim()) for (const { id } of left) await one.over(id)
    expect(await base.db.selectFrom('notices').select('id').where('state', '!=', 'over').execute()).toEqual([{ id: ids[0] }])
  })
})

test('quiet hours end in the morning of whoever has them, over midnight and in his own zone', () => {
  const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Berlin' }
  const at = (time: string): string | undefined => quietUntil(night, new Date(`2026-11-16T${time}:30Z`))?.toISOString()
  expect(at('20:59')).toBeUndefined()
  expect(at('21:00')).toBe('2026-11-17T06:00:00.000Z')
  expect(at('05:59')).toBe('2026-11-16T06:00:00.000Z')
  expect(at('06:00')).toBeUndefined()
  expect(quietUntil({ from: 0, to: 0, zone: 'UTC' }, new Date())).toBeNull()
})

test('nobody sends the server into its own house', async () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
  ])
    expect([address, isInside(address)]).toEqual([address, true])
  for (const address of ['93.184.216.34', '2606:2800:220:1::1']) expect([address, isInside(address)]).toEqual([address, false])
  for (const endpoint of [
    'http://push.example/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'nonsense',
  ])
    expect([endpoint, endpointProblem(endpoint)]).toEqual([endpoint, expect.any(String)])
  expect(endpointProblem('https://fcm.googleapis.com/fcm/send/abc')).toBeNull()
  // a name that looks harmless and leads inside
  const error = await new Promise((resolve) => lookupOutside('localhost', {}, (problem) => resolve(problem)))
  expect(error).toMatchObject({ message: expect.stringContaining('own network') })
})

test('a link holds for one person, one purpose and some days', () => {
  const now = '2026-11-16T12:00:00.000Z'
  const link = sealLink('secret', 'stop', 'tom', 3, now)
  expect(openLink('secret', 'stop', link, now)).toBe('tom')
  expect(openLink('secret', 'confirm', link, now)).toBeNull()
  expect(openLink('other', 'stop', link, now)).toBeNull()
  expect(openLink('secret', 'stop', link.replace('tom', 'ann'), now)).toBeNull()
  expect(openLink('secret', 'stop', link, '2026-11-25T12:00:00.000Z')).toBeNull()
})

test('spans of time, addresses and what stands in the environment are read as they are meant', () => {
  expect([90_000, 7 * 3_600_000, 28 * 3_600_000, 48 * 3_600_000].map(span)).toEqual(['1 min', '7 h', '1 day 4 h', '2 days'])
  expect(['a@b.de', 'a b@c.de', 'a@b', 'a@b.de\r\nBcc: x@y.de'].map((each) => addressProblem(each) === null)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(noticeOptionsFrom({ FIREGROUP_SMTP: 'smtp://mail', FIREGROUP_MAIL_FROM: 'a@b.de' }, ['https://play.example'])).toEqual({
    url: 'https://play.example',
    mail: { url: 'smtp://mail', from: 'a@b.de' },
  })
  expect(() => noticeOptionsFrom({ FIREGROUP_SMTP: 'smtp://mail' })).toThrow('FIREGROUP_MAIL_FROM')
})
