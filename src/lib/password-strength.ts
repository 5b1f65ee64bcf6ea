const [FAIR_LENGTH, STRONG_LENGTH, FEW_CHARACTERS, MANY_CHARACTERS] = [8, 12, 5, 8]

/** Words and rows of keys that attackers guess first, in the languages of the app. */
const COMMON_WORD_PATTERN =
  /p[a@4]ss(?:w(?:[o0]rd)?)?|qwert[yz]?|asdf(?:gh)?|zxcv(?:bn)?|1q2w3e|admin|welcome|letmein|i ?love ?you|monkey|dragon|demo|tiga|katasandi|katalaluan|rahasia|sayang|m[aậ]tkh[aẩ]u|contrase[nñ]a|secret|密码/giu

/**
 * Returns a rough rating of a password; null for an empty password. It is only a hint, because the
 * platform decides which passwords it accepts.
 */
export function strengthOf(password: string) {
  if (password === '') return null
  const withoutWords = password.replace(COMMON_WORD_PATTERN, '')
  const characters = withoutSequences(withoutWords)
  const distinctCount = new Set(characters).size
  if (characters.length < FAIR_LENGTH || distinctCount < FEW_CHARACTERS) {
    if (withoutWords !== password) return 'common'
    if (Array.from(password).length < FAIR_LENGTH) return 'short'
    return characters.length < FAIR_LENGTH ? 'sequence' : 'repeated'
  }
  return characters.length >= STRONG_LENGTH && distinctCount >= MANY_CHARACTERS ? 'strong' : 'fair'
}

/** Returns the characters; of a sequence such as "aaa", "1234" or "dcba" only the first one. */
function withoutSequences(text: string): string[] {
  const characters = Array.from(text)
  const codes = characters.map((character) => character.codePointAt(0) ?? 0)
  const stepAt = (index: number) => (codes[index] ?? NaN) - (codes[index - 1] ?? NaN)
  const continuesRun = (index: number) => stepAt(index) === stepAt(index - 1) && Math.abs(stepAt(index)) <= 1
  return characters.filter((_character, index) => !continuesRun(index) && !continuesRun(index + 1))
}
