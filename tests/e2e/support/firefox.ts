import type { Locator, Page } from '@playwright/test'

type Actions = Pick<Locator, 'click' | 'tap' | 'fill' | 'press' | 'pressSequentially'>

/**
 * Replaces `tap` by a mouse click, and `fill` by typed keys. Over WebDriver BiDi a tap causes no
 * click, and React does not notice a value that `fill` sets.
 */
export function useMouseAndKeys(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Actions
  locators.tap = locators.click
  locators.fill = async function (this: Actions, text) {
    await this.click()
    await this.press('ControlOrMeta+a')
    await this.pressSequentially(text)
  }
}

/** Makes `goto` retry once if the driver rejects the address, which happens now and then. */
export function retryRejectedAddresses(page: Page): void {
  const open = page.goto.bind(page)
  page.goto = (url, options) =>
    open(url, options).catch((error: unknown) => {
      if (!String(error).includes('Address rejected')) throw error
      return open(url, options)
    })
}
