import { expect, it } from 'vitest'
import { headerRules, headersFile, headersFor, policyOf, policyText } from './headers'

const PAGE = '<style>a{}</style><script>go()</script><script type="module" src="/a.js"></script>'
const HOSTS = ['https://api.example']

function parseHeadersFile(text: string) {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.trimEnd().split('\n')) {
    const [, name, value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (name === undefined) rules.push({ path: line, headers: {} })
    else if (rule !== undefined) rule.headers[name] = value
  }
  return rules
}

it('the page, the preview and the file of headers say the same', () => {
  const rules = headerRules(PAGE, HOSTS)
  expect(parseHeadersFile(headersFile(rules))).toEqual(rules)
  for (const path of ['/', '/Home', '/assets/a.js']) expect(headersFor(path, rules)).toEqual(rules[0]?.headers)
  const sent = headersFor('/Home', rules)['Content-Security-Policy']
  expect(sent).toBe(`${policyText(policyOf(PAGE, HOSTS))}; frame-ancestors 'none'`)
})

it('inline blocks are allowed by their hash alone, and the settings’ hosts may be called', () => {
  const policy = policyOf(PAGE, HOSTS)
  expect(policy['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/]+=*'$/)])
  expect(policy['style-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/]+=*'$/)])
  expect(policyOf(PAGE.replace('go()', 'come()'), HOSTS)['script-src']).not.toEqual(policy['script-src'])
  expect(policy['connect-src']).toContain('https://api.example')
  expect(policyText(policy)).not.toContain('unsafe')
})

it('a rule is for its path, and a later one adds to an earlier', () => {
  const rules = [
    { path: '/*', headers: { A: '1', B: '1' } },
    { path: '/assets/*', headers: { B: '2' } },
    { path: '/index.html', headers: { C: '3' } },
  ]
  expect(headersFor('/assets/a.js', rules)).toEqual({ A: '1', B: '2' })
  expect(headersFor('/index.html', rules)).toEqual({ A: '1', B: '1', C: '3' })
})
