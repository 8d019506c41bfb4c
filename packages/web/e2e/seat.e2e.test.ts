import { depth } from '@firegroup/testkit'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { anna, computer, firstLight } from './games.ts'
import { asked, endByKey, seated, sitAt } from './table.ts'

const app = servedApp()
const ELSEWHERE = /This game is played in another window/

const decisions = (page: Page): Promise<string | null> => page.locator('.play').getAttribute('data-decisions')

describe('a game that is open in two windows', () => {
  test.runIf(depth.isDeep)('is played in one and followed in the other, which goes on when the first is closed', async () => {
    const { page: first, complaints } = await sitAt(app, firstLight('windows'), {
      allied: anna,
      axis: computer,
    })
    await seated(first)
    const second = await first.context().newPage()
    await second.goto(`${app.url}#/play/table`)
    await second.getByText(ELSEWHERE).waitFor()
    expect(await first.getByText(ELSEWHERE).count()).toBe(0)

    await first.getByRole('button', { name: /^Set up here/ }).click()
    await asked(first, 'transfer')
    const now = await decisions(first)
    await second.locator(`.play[data-decisions="${now}"]`).waitFor()
    await asked(second, 'transfer')
    await second.keyboard.press('e')
    await second
      .getByRole('alert')
      .getByText(/open in another window/)
      .waitFor()
    expect([await decisions(first), await decisions(second)]).toEqual([now, now])

    await first.close()
    await second.getByText(ELSEWHERE).waitFor({ state: 'detached' })
    await second.keyboard.press('e')
    await second.locator(`.play:not([data-decisions="${now}"])`).waitFor()
    expect(complaints).toEqual([])
    await second.context().close()
  })
})

describe('a decision', () => {
  test('that is shown is stored: a page that is gone the very next moment has lost nothing', async () => {
    const { page } = await sitAt(app, firstLight('stored'), { allied: anna, axis: computer })
    await seated(page)
    for (let i = 0; i < 3; i++) {
      const before = await decisions(page)
      const kind = await page.locator('.play').getAttribute('data-asked')
      if (kind === 'setup') await page.getByRole('button', { name: /^Set up here/ }).click()
      else await endByKey(page)
      await page.locator(`.play:not([data-decisions="${before}"])`).waitFor()
      const shown = Number(await decisions(page))
      await page.reload()
      await seated(page)
      expect(Number(await decisions(page))).toBeGreaterThanOrEqual(shown)
    }
    await page.context().close()
  })
})
