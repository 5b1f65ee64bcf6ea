import { expect, type Locator, type Page } from '@playwright/test'
import { waitUntilArmed } from './tap-armed'

/** More than the number of tab stops between any two controls of a screen. */
const MAX_TAB_STOPS = 60

export class Keyboard {
  constructor(private readonly page: Page) {}

  async reach(target: Locator): Promise<void> {
    await expect(target).toHaveCount(1)
    for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
      if (await isFocused(target)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`Tab was pressed ${MAX_TAB_STOPS} times and ${target.toString()} never had the focus.`)
  }

  async press(target: Locator): Promise<void> {
    await this.reach(target)
    await this.page.keyboard.press('Enter')
  }

  /** Presses an `ArmedButton`, which ignores presses until it has not moved for a while. */
  async pressArmed(target: Locator): Promise<void> {
    await this.reach(target)
    await waitUntilArmed(target)
    await this.page.keyboard.press('Enter')
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target)
    await this.page.keyboard.type(text)
  }

  async expectArrival(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
  }
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
