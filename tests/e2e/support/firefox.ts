import type { Locator, Page } from '@playwright/test'

type Actions = Pick<Locator, 'click' | 'tap' | 'fill' | 'press' | 'pressSequentially'>

/**
 * Over WebDriver BiDi a tap makes no click, and `fill` sets a field's value where React does not
 * look: both are done here as a mouse and a keyboard do them.
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

/** Now and then the driver rejects an address that it opens when it is asked again. */
export function openAgainWhereRejected(page: Page): void {
  const open = page.goto.bind(page)
  page.goto = (url, options) =>
    open(url, options).catch((error: unknown) => {
      if (!String(error).includes('Address rejected')) throw error
      return open(url, options)
    })
}
