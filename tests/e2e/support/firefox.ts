import type { Locator, Page } from '@playwright/test'

type LocatorActions = Pick<Locator, 'click' | 'tap' | 'fill' | 'press' | 'pressSequentially'>

/**
 * Replaces `tap` by a mouse click, and `fill` by typed keys. Over WebDriver BiDi a tap causes no
 * click, and React does not notice a value that `fill` sets.
 */
export function useMouseAndKeys(page: Page): void {
  const locatorPrototype = Object.getPrototypeOf(page.locator('html')) as LocatorActions
  locatorPrototype.tap = locatorPrototype.click
  locatorPrototype.fill = async function (this: LocatorActions, text) {
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
