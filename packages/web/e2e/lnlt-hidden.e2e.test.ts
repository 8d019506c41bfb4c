import { scenario } from '@firegroup/content/lnlt'
import { lnlt } from '@firegroup/lnlt'
import { describe, expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { violations } from './browser.ts'
import { anna, begun, ben } from './games.ts'
import { asked, clickHex, primary, seated, sitAt } from './table.ts'

const app = servedApp()

describe('what a side of Lock ’n Load hides', () => {
  test('is set up in private: the screen is handed over, and neither squads nor Mines are on the other map', async () => {
    const { page, complaints } = await sitAt(app, begun(lnlt, { scenario: scenario('nobody-in-the-wheat') }, 'wheat'), {
      blue: anna,
      red: ben,
    })
    const takeOver = async (): Promise<void> => {
      await page.keyboard.down('Enter')
      await seated(page)
      await page.keyboard.up('Enter')
    }
    await page.getByRole('heading', { name: 'Ben, your turn' }).waitFor()
    await takeOver()
    await primary(page).click()
    await asked(page, 'layMines')
    await clickHex(page, 'E6')
    expect(await violations(page)).toEqual([])
    await primary(page).click()
    for (let left = 3; left > 0; left--) {
      await page
        .getByText(`${left === 1 ? 'the last Mines' : `${left} are left`}`)
        .first()
        .waitFor()
      expect(await page.locator('.lnlt-work.is-mines.is-hidden').count()).toBe(4 - left)
      await clickHex(page, ['F8', 'E8', 'D8'][left - 1]!)
      await primary(page).click()
    }
    await page.getByRole('heading', { name: 'Anna, your turn' }).waitFor()
    expect(await page.locator('.board').count()).toBe(0)
    await takeOver()
    expect(await page.locator('.lnlt-work.is-mines').count()).toBe(0)
    expect(await page.locator('.board').innerHTML()).not.toMatch(/hidden"|, hidden/)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
