import { depth } from '@firegroup/testkit'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { phone, violations, visit } from './browser.ts'
import { onlineServer } from './online-server.ts'

/** Only the browser of it: this app is served by the real server. */
const app = servedApp()
const server = onlineServer('localhost')

/** A device that has a fingerprint reader, and holds these keys. */
async function authenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  return { cdp, authenticatorId }
}

test('a guest takes a name with a passkey from the dashed line, and signs in with it on a phone', async () => {
  const { page } = await visit(app.browser, `${server.url}#/online`)
  const { cdp, authenticatorId } = await authenticator(page)
  await page.getByRole('link', { name: 'Take a name with a passkey' }).click()
  await page.getByLabel('Name', { exact: true }).fill('tom_w')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Take it with a passkey' }).click()
  await page.getByRole('heading', { name: 'Keep these codes' }).waitFor()
  const [code] = await page.getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('8 are left.').waitFor()
  expect(await violations(page)).toEqual([])

  // the key goes to the phone as a password manager carries it
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  const { page: other } = await visit(app.browser, `${server.url}#/online/account`, phone)
  const there = await authenticator(other)
  await there.cdp.send('WebAuthn.addCredential', { authenticatorId: there.authenticatorId, credential: credentials[0]! })
  await other.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await other.getByRole('heading', { name: 'tom_w' }).waitFor()
  expect(await violations(other)).toEqual([])
  await other.getByRole('button', { name: 'Sign out here' }).click()

  // without the key: a code, once
  await other.getByRole('button', { name: 'With a recovery code instead' }).click()
  await other.getByLabel('Your name').fill('tom_w')
  await other.getByLabel('Recovery code').fill(code!)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.getByText('7 are left.').waitFor()
  await page.context().close()
  await other.context().close()
}, 120_000)

test.runIf(depth.isDeep)(
  'after the first decision that was sent somebody is asked whether he shall be told of others; a notice is shown only where the app is not seen',
  async () => {
    const { page } = await visit(app.browser, `${server.url}#/online/first-light`, { serviceWorkers: 'allow' })
    const context = page.context()
    const cdp = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId))
    })
    await cdp.send('ServiceWorker.enable')
    const link = await page.getByLabel('The link to this table').inputValue()
    await page.getByRole('radio', { name: /Germans/ }).check({ force: true })
    const { page: friend } = await visit(app.browser, link)
    for (const each of [friend, page]) await each.getByRole('button', { name: 'I am ready' }).click()
    const asked = page.getByRole('heading', { name: 'Shall we tell you when it is your turn?' })
    await page.getByRole('button', { name: /Set up here/ }).waitFor()
    expect(await asked.count()).toBe(0)
    await page.getByRole('button', { name: /Set up here/ }).click()
    await asked.waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Not now' }).click()
    expect(await asked.count()).toBe(0)

    await context.grantPermissions(['notifications'])
    const registrationId = await registered
    const told = {
      kind: 'show',
      tag: 't 7',
      title: 'marina_k moves into J5: fire or hold?',
      body: 'Karpovka, turn 3.',
      to: '#/table/t',
      choices: true,
    }
    const push = (said: object) =>
      cdp.send('ServiceWorker.deliverPushMessage', { origin: new URL(server.url).origin, registrationId, data: JSON.stringify(said) })
    const shown = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, tag }) => `${tag}: ${title}`),
      )
    await push(told)
    expect(await shown()).toEqual([])
    await page.goto('about:blank')
    await push(told)
    await page.goto(`${server.url}#/online`)
    await expect.poll(shown).toEqual([`t 7: ${told.title}`])
    await push({ kind: 'withdraw', tag: 't 7' })
    await expect.poll(shown).toEqual([])
    await context.close()
    await friend.context().close()
  },
  120_000,
)
