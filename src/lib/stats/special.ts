/**
 * The two special functions from which every distribution of this folder is counted.
 *
 * Why they are written here, in 2.1 kB with all of this folder (brotli): no package fits. `jstat`
 * is one file of 19 kB that cannot be shaken; `lib-r-math.js` takes 22 kB, asks for Node's `crypto`
 * and names a browser file that it does not ship; `@stdlib` is CommonJS, its incomplete gamma alone
 * lists 38 further packages; `simple-statistics` is small and well kept, but has tables of critical
 * values and no incomplete gamma or beta, so no p-values. What stands here is held to published
 * tables and to values of SciPy.
 */

const LANCZOS_G = 7
/** Godfrey's coefficients for g = 7 and nine terms: right to 15 digits. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

const SMALLEST = 1e-300
const PRECISE = 1e-15
/** Both fractions need about √a steps; this is enough for samples of some ten million. */
const MOST_STEPS = 20_000

/** The natural logarithm of Γ(x), for x > 0 (Lanczos 1964). */
export function logGamma(x: number): number {
  const z = x - 1
  const base = z + LANCZOS_G + 0.5
  let series = 0
  for (let term = LANCZOS.length - 1; term > 0; term -= 1) series += (LANCZOS[term] ?? 0) / (z + term)
  series += LANCZOS[0] ?? 0
  return Math.log(2 * Math.PI) / 2 + (z + 0.5) * Math.log(base) - base + Math.log(series)
}

/** ln of "n over k", for 0 ≤ k ≤ n. */
export function logChoose(n: number, k: number): number {
  return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1)
}

/**
 * The upper regularised incomplete gamma function Q(a, x), for a > 0; 1 for x ≤ 0.
 * Series below a + 1 and continued fraction above it (DLMF 8.7.1, 8.9.2).
 */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (scale === 0) return x < a ? 1 : 0
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x)
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let total = term
  for (let step = 1; step < MOST_STEPS && term > total * PRECISE; step += 1) {
    term *= x / (a + step)
    total += term
  }
  return total
}

function upperFraction(a: number, x: number): number {
  return continued(x + 1 - a, (step) => ({ over: step * (a - step), under: x + 2 * step + 1 - a }))
}

/**
 * The regularised incomplete beta function I_x(a, b), for a, b > 0 and 0 ≤ x ≤ 1
 * (DLMF 8.17.22, with the fraction of the side where it converges fast).
 */
export function lowerBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - lowerBeta(1 - x, b, a)
  const scale = Math.exp(a * Math.log(x) + b * Math.log1p(-x) + logGamma(a + b) - logGamma(a) - logGamma(b))
  const coefficient = (step: number) => {
    const half = Math.floor(step / 2)
    const at = a + step
    const over =
      step % 2 === 0 ? (half * (b - half) * x) / ((at - 1) * at) : (-(a + half) * (a + b + half) * x) / ((at - 1) * at)
    return { over, under: 1 }
  }
  return (scale / a) * continued(1, coefficient)
}

/**
 * 1 / (first + over₁ / (under₁ + over₂ / (under₂ + …))), by the method of Lentz as changed by
 * Thompson and Barnett (1986).
 */
function continued(first: number, coefficient: (step: number) => { over: number; under: number }): number {
  let numerator = 1 / SMALLEST
  let denominator = 1 / away(first)
  let value = denominator
  for (let step = 1; step < MOST_STEPS; step += 1) {
    const { over, under } = coefficient(step)
    denominator = 1 / away(under + over * denominator)
    numerator = away(under + over / numerator)
    const change = numerator * denominator
    value *= change
    if (Math.abs(change - 1) < PRECISE) break
  }
  return value
}

/** Keeps a divisor from zero. */
function away(value: number): number {
  return Math.abs(value) < SMALLEST ? SMALLEST : value
}
