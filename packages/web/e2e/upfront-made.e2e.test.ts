import { upfront } from '@firegroup/upfront'
import { expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { phone, violations } from './browser.ts'
import { anna, begun, computer } from './games.ts'
import { asked, sitAt } from './table.ts'

const app = servedApp()

const men = (...numbers: readonly number[]) => numbers.map((number) => ({ number }))
/** A man of yours is among them; two others could go to the group beside. */
const situation = {
  active: 'axis',
  turn: 5,
  rulesThrough: 35,
  snipers: 'none',
  axis: {
    nation: 'German',
    hand: [57, 59, 40],
    groups: [
      { letter: 'A', range: 3, men: [{ number: 4, infiltrates: 'A', infiltratedOn: 3 }, ...men(1, 5, 6)] },
      { letter: 'B', range: 3, men: men(7, 8) },
    ],
  },
  allied: {
    nation: 'American',
    groups: [
      { letter: 'A', range: 2, men: men(7, 9) },
      { letter: 'B', range: 1, men: men(34) },
    ],
  },
}

test('men are sent by keyboard, several at once; a duel is chosen above the hand, on a phone too', { timeout: 60_000 }, async () => {
  const { page, complaints } = await sitAt(app, begun(upfront, { situation }, 'made'), { axis: anna, allied: computer })
  await asked(page, 'act')
  await page.locator('.uf-duel').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('a')
  await page.locator('summary', { hasText: 'Men between groups' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Choose who is sent' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.uf-muster').waitFor()
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await page.getByRole('button', { name: /^Send 2 men/ }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.locator('.uf-tray[data-row="mine"]').first().getByText('→ B').first().waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
  const small = await sitAt(app, begun(upfront, { situation }, 'made'), { axis: anna, allied: computer }, phone)
  await small.page.locator('.uf-duel').tap()
  await small.page.locator('.uf-duel[aria-pressed="true"]').waitFor()
  expect(small.complaints).toEqual([])
  await small.page.context().close()
})
