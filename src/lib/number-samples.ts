import { groupDigits, languageMarks, PLATFORM_MARKS } from './number-style'

/** Returns the sample 86500 in the platform's marks of most pages, and in the language's marks. */
export function numberSamples(): { platform: string; language: string } {
  return {
    platform: groupDigits('86500', PLATFORM_MARKS.comma.group),
    language: groupDigits('86500', languageMarks().group),
  }
}
