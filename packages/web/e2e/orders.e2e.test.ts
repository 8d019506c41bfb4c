/** The editor of standing orders, by keyboard and on a phone. */
import { advisor } from '@firegroup/aslsk'
import { expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { phone, violations } from './browser.ts'
import { anna, computer, firstLight, playedOn } from './games.ts'
import { lostTexts } from './screens.ts'
import { asked, seated, sitAt } from './table.ts'

const app = servedApp()

test('orders are made with the keyboard, drawn on the board, tried on the last phase and left; they are there again, also on a phone', async () => {
  const { page, complaints } = await sitAt(app, moment(), { allied: computer, axis: anna })
  await seated(page)
  await asked(page, 'prepFire')
  await page.keyboard.press('i')
  const panel = page.getByRole('region', { name: 'Standing orders' })
  await panel.getByText('No orders. You are asked whenever you may react.').waitFor()
  await panel.getByRole('button', { name: '+ Order' }).click()
  await page.locator('.play-zone polygon').first().waitFor()
  await panel.getByText(/^Would (have|not have) fired/).waitFor()
  await panel.getByRole('button', { name: '+ Order' }).click()
  await panel.getByRole('button', { name: /^Order 1, / }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  expect(await page.locator('.play-zone-number').count()).toBe(2)
  expect(await violations(page)).toEqual([])
  await panel.getByRole('button', { name: 'Leave these orders' }).click()
  await page.getByText(/^Your orders answer in the move of the Americans/).waitFor()
  await page.setViewportSize(phone.viewport)
  await page.keyboard.press('i')
  expect(await panel.getByRole('listitem').filter({ hasText: 'Order' }).count()).toBe(2)
  expect(await lostTexts(page)).toEqual([])
  await panel.getByRole('button', { name: 'Ask me always' }).click()
  await panel.waitFor({ state: 'detached' })
  expect(await page.getByText(/^Your orders answer in/).count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

/** The Germans' Prep Fire after the Americans have moved past them. */
function moment() {
  for (let i = 0; i < 20; i++) {
    const game = playedOn(firstLight(`orders ${i}`), advisor, `orders ${i}`, ({ question, seat, game: { log } }) =>
      Boolean(
        question.kind === 'prepFire' &&
          seat === 'axis' &&
          log.filter((each) => each.kind === 'firstFire' && each.seat === 'axis').length > 2,
      ),
    )
    if (!game.outcome) return game
  }
  throw new Error('There is no such moment.')
}
