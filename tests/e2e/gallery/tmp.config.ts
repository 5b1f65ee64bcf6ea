import base from './gallery.config'
import { launchOptions } from '../playwright.config'
export default { ...base, outputDir: '../../../test-results-tmp', use: { ...base.use, launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] } } }
