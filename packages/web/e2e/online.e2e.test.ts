import { expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { phone, violations, visit } from './browser.ts'
import { onlineServer } from './online-server.ts'

/** Only the browser of it: this app is served by the real server. */
const app = servedApp()
const server = onlineServer()

test('two people come together by a link, one of them on a phone, play on after the server was killed, and end as they like', async () => {
  const host = await visit(app.browser, `${server.url}#/online`)
  await host.page.getByText('Nobody is waiting.').waitFor()
  expect(await violations(host.page)).toEqual([])
  await host.page.getByRole('link', { name: 'New table' }).first().click()
  // the table is there, and its link is the first thing that works
  const link = await host.page.getByLabel('The link to this table').inputValue()
  await host.page.getByRole('radio', { name: /Germans/ }).check({ force: true })
  await host.page.getByRole('radio', { name: /Live/ }).check({ force: true })
  await host.page.getByText('clock now 25 min + 15 s').waitFor()
  expect(await violations(host.page)).toEqual([])

  const friend = await visit(app.browser, link, phone)
  await friend.page.getByRole('button', { name: 'I am ready' }).click()
  await host.page.getByRole('button', { name: 'I am ready' }).click()
  await friend.page.getByText('the game begins in').waitFor()
  // the Germans set up first; nobody else is asked meanwhile
  await host.page.getByRole('heading', { name: 'Where do your units set up?' }).waitFor()
  expect(await friend.page.getByRole('heading', { name: 'Where do your units set up?' }).count()).toBe(0)
  await friend.page.getByText('is deciding').first().waitFor()
  expect(await violations(host.page)).toEqual([])
  expect(await violations(friend.page)).toEqual([])

  server.kill()
  await host.page.getByText(/Reconnecting/).waitFor()
  await host.page.getByRole('button', { name: /Set up here/ }).click()
  await host.page.getByText('1 decision waits here and will be sent.').waitFor()
  await server.start()
  await host.page.getByText('Sent. Nothing was lost.').waitFor({ timeout: 40_000 })
  await friend.page.getByRole('heading', { name: 'Where do your units set up?' }).waitFor({ timeout: 40_000 })

  await host.page.keyboard.press('d')
  await host.page.getByLabel('Say something').fill('well <b>played</b>')
  await host.page.keyboard.press('Enter')
  await friend.page.getByRole('button', { name: /Chat.*1 new/ }).click()
  await friend.page.getByText('well <b>played</b>').first().waitFor()
  await friend.page.getByRole('button', { name: 'More at this table' }).click()
  await friend.page.getByRole('button', { name: 'Offer a draw' }).click()
  await host.page.getByText('offers a draw').waitFor()
  await host.page.getByLabel('Say something').press('Escape')
  await host.page.keyboard.press('y')
  for (const { page } of [host, friend]) await page.getByText('Both agreed on a draw.').waitFor()
  await friend.page.context().close()
  await host.page.context().close()
}, 120_000)
