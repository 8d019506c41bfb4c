import { aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/upfront'
import { depth } from '@firegroup/testkit'
import { advisor, upfront } from '@firegroup/upfront'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { german, street, us } from '../src/games/aslsk/learn/lessons/ground.ts'
import { servedApp } from './app.ts'
import { phone, violations } from './browser.ts'
import { anna, begun, computer, firstLight, playedOn } from './games.ts'
import { asked, seated, sitAt } from './table.ts'

const app = servedApp()

describe('Close Combat', () => {
  const units = [us('6-6-6', 'M5'), us('6-6-6', 'M5'), german('4-4-7', 'M5'), german('4-4-7', 'M5')]
  const fight = () => begun(aslsk, { situation: street({ phase: 'closeCombat', units }) }, 'duel')

  test('is designated by dragging: onto whom they attack, and back over the lane', async () => {
    const { page, complaints } = await sitAt(app, fight(), { allied: anna, axis: computer })
    await seated(page)
    await asked(page, 'closeCombat')
    const card = page.locator('.play-duel')
    const own = (name: string): Locator => page.getByRole('button', { name: new RegExp(`^American squad ${name}`) })
    await own('6-6-6').first().waitFor()
    await drag(page, own('6-6-6').first(), page.locator('[data-drop="A"]'))
    await drag(page, own('6-6-6').last(), page.locator('[data-drop="B"]'))
    await page
      .getByText('6-6-6 attacks 4-4-7: six to four, three to two, kill six: 42 percent any loss.')
      .first()
      .waitFor({ state: 'attached' })
    expect(await card.locator('.play-duel-pill.is-mine').count()).toBe(2)
    await page.getByRole('button', { name: 'Make 2 attacks' }).waitFor()
    expect(await violations(page)).toEqual([])
    // the card stands beside its hex and leaves the board most of its height
    const [box, board] = [await card.boundingBox(), await page.locator('.board').boundingBox()]
    expect(box!.height).toBeLessThanOrEqual(board!.height * 0.63)
    expect(await page.locator('.play-spotlight').count()).toBe(1)

    await drag(page, own('6-6-6').last(), page.locator('.play-duel-side.is-ours'))
    await expect.poll(() => card.locator('.play-duel-pill.is-mine').count()).toBe(1)
    await page.getByRole('button', { name: 'Attack', exact: true }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('is designated by keys alone, and the dice are shown on the card', async () => {
    const { page, complaints } = await sitAt(app, fight(), { allied: anna, axis: computer })
    await seated(page)
    await asked(page, 'closeCombat')
    for (const key of ['1', 'a', '2', 'b']) await page.keyboard.press(key)
    await page.getByRole('button', { name: 'Make 2 attacks' }).waitFor()
    await page.keyboard.press('c')
    await page.getByRole('button', { name: 'Attack', exact: true }).waitFor()
    await page.keyboard.press('1')
    await page.keyboard.press('?')
    await page.getByText(/6-6-6 attacks already, in [AB]/).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await asked(page, 'report')
    await page.locator('.play-duel .play-duel-pill.is-rolled').first().waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('is the sheet on a phone, and a finger designates', async () => {
    const { page, complaints } = await sitAt(app, fight(), { allied: anna, axis: computer }, phone)
    await seated(page)
    await page.locator('.play-dock .play-duel.is-sheet').waitFor()
    await page
      .getByRole('button', { name: /^American squad 6-6-6/ })
      .last()
      .tap()
    await page.getByRole('button', { name: /^B: squad 4-4-7/ }).tap()
    await expect.poll(() => page.locator('.play-duel-pill.is-mine').count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('a reaction', () => {
  test('leaves the mover, his way and the shooters in the light, lists who can’t fire, and is chosen by number', async () => {
    const units = [us('6-6-7', 'K7'), us('6-6-6', 'I6'), us('3-4-6', 'K4'), us('6-6-6', 'D3'), german('4-4-7', 'N6'), german('4-6-7', 'O3')]
    const game = begun(aslsk, { situation: street({ phase: 'movement', attacker: 'axis', units }) }, 'react')
    for (const to of ['M6', 'L6']) {
      if (game.questionFor('allied')) game.take('allied', { type: 'hold' })
      game.take('axis', { type: 'step', units: [4], to })
    }
    const { page, complaints } = await sitAt(app, game, { allied: anna, axis: computer })
    await seated(page)
    await asked(page, 'firstFire')
    await page.getByRole('heading', { name: 'Squad 4-4-7 moves into L6' }).waitFor()
    expect(await page.locator('.play-spotlight').count()).toBe(1)
    expect(await page.locator('.play-mover-way li').allTextContents()).toEqual(['0N6', '1M6', '2L6', '?next'])
    expect(await page.locator('.board-path-stop').count()).toBeGreaterThan(0)
    const unable = page.locator('.play-unable')
    await unable.getByText('K4: half squad').waitFor()
    await unable.getByText(/K5/).waitFor()
    await page.getByText('K7 will be marked First Fire and leave 6 residual in L6.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('2')
    await page.getByRole('button', { name: 'Fire from I6' }).waitFor()
    await page.keyboard.press('Space')
    await page.locator('.play:not([data-asked="firstFire"])').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('what is dragged', () => {
  test('a card follows the pointer onto the group that plays it; the groups that can’t are shut, and say why', async () => {
    const game = playedOn(
      begun(upfront, { scenario: scenario('the-milk-run') }, 'c'),
      advisor,
      'c',
      ({ seat, question, game: { decisionCount } }) => question.kind === 'act' && seat === 'allied' && decisionCount > 30,
    )
    const { page, complaints } = await sitAt(app, game, { allied: anna, axis: computer })
    await asked(page, 'act')
    const card = page.getByRole('button', { name: /^Movement/ }).first()
    const [from, shut] = [await middleOf(card), await middleOf(page.locator('[data-row="mine"]').first())]
    await page.mouse.move(from.x - 20, from.y)
    await page.mouse.down()
    await page.mouse.move(shut.x, shut.y, { steps: 6 })
    await page.locator('.play-ghost').waitFor()
    await page.locator('.uf-tray.is-drop').first().waitFor()
    await page.locator('.play-ghost-why').getByText('Group A has acted in this turn.').waitFor()
    const open = await middleOf(page.locator('.uf-tray.is-drop').first())
    await page.mouse.move(open.x, open.y, { steps: 6 })
    await page.mouse.up()
    await page.locator('.uf-hand-slot[data-chosen]').waitFor()
    await page.locator('.uf-tray.is-selected').waitFor()
    expect(await page.locator('.play-ghost').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a counter follows the pointer from the list onto the map, where its hexes are lit', async () => {
    const { page, complaints } = await sitAt(app, firstLight('setup drag'), { allied: anna, axis: computer })
    await seated(page)
    await asked(page, 'setup')
    const row = page.locator('.play-setup-row').first()
    const before = await row.locator('b').textContent()
    const from = await middleOf(row.locator('.play-setup-handle'))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x - 200, from.y + 40, { steps: 4 })
    await page.locator('.play-ghost').waitFor()
    // away from where it stands, to a hex of its area
    const hex = page.locator('.board-hex-tag-good').nth(3)
    const to = await middleOf(hex)
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.locator('.play-ghost-hand.is-welcome').waitFor()
    await page.mouse.up()
    await expect.poll(() => row.locator('b').textContent()).not.toBe(before)
    expect(await page.locator('.play-ghost').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

async function drag(page: Page, what: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await middleOf(what), await middleOf(onto)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
}

async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to point at.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
